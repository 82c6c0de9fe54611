/** What the user chose: `settings` is one reactive object for the whole app. */
export { animations, boardStyles, themes, type Animation, type Settings, type Theme } from './parse';
export { keepSettings, settings } from './settings.svelte';
