import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showLanguage } from './i18n';
import { keepSettings } from './settings';
import { followSettings, wantedLanguage } from './shell/appearance.svelte';
import { followAddress } from './shell/router.svelte';
import { installWorker } from './shell/update.svelte';
import { watchFailures } from './wasm/failure.svelte';

async function start(): Promise<void> {
  watchFailures();
  keepSettings();
  followAddress();
  // Without words there is nothing to show.
  await showLanguage(wantedLanguage());
  followSettings();
  mount(App, { target: document.body });
  // The first page has the network to itself.
  if (import.meta.env.PROD) setTimeout(() => void installWorker(), 1000);
}

void start();
