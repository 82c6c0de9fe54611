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

/** A browser may refuse to store anything: then settings live as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}

/** The settings of this browser. Reactive; every change is kept at once. */
export const settings: Settings = $state(parseSettings(stored(), defaults()));

/** Keeps the settings from now on, and follows those of other tabs. */
export function keepSettings(): void {
  addEventListener('storage', (event) => {
    if (event.key === key) Object.assign(settings, parseSettings(event.newValue, defaults()));
  });
  $effect.root(() => {
    $effect(() => store(JSON.stringify(settings)));
  });
}
