import { recall, rememberJson } from '../store/memory';
import { parseSettings, type Settings } from './parse';

const key = 'gipfel.settings';

function defaults(): Settings {
  const phone = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  return {
    language: null,
    theme: 'system',
    boardStyle: 'paper',
    coordinates: true,
    animation: 1,
    // A phone is often in company.
    sounds: !phone,
    haptics: phone,
    confirmTurn: phone,
    premove: false,
    playForced: null,
  };
}

/** The settings of this browser. Reactive; every change is kept at once. */
export const settings: Settings = $state(parseSettings(recall(key), defaults()));

/** Keeps the settings from now on, and follows those of other tabs. */
export function keepSettings(): void {
  addEventListener('storage', (event) => {
    if (event.key === key) Object.assign(settings, parseSettings(event.newValue, defaults()));
  });
  $effect.root(() => {
    $effect(() => rememberJson(key, settings));
  });
}
