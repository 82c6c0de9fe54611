import { matchLanguage, showLanguage, shownLanguage, t, type Language } from '../i18n';
import { settings } from '../settings';

/** The language the user chose, else the first of the browser's that the app speaks. */
export function wantedLanguage(): Language {
  return settings.language ?? matchLanguage(navigator.languages);
}

/** Keeps language and theme of the document as the settings say; without a reload. */
export function followSettings(): void {
  const root = document.documentElement;
  $effect.root(() => {
    $effect(() => {
      void showLanguage(wantedLanguage());
    });
    $effect(() => {
      root.lang = shownLanguage();
      const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
      if (meta) meta.content = t('app-description');
    });
    $effect(() => {
      if (settings.theme === 'system') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      paintBrowser();
    });
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBrowser);
}

/** The browser's own bars take the colour of the page. */
function paintBrowser(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = getComputedStyle(document.documentElement).backgroundColor;
}
