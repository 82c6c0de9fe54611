import { settings } from '../settings';

const system = matchMedia('(prefers-color-scheme: dark)');

let systemIsDark = $state(system.matches);
system.addEventListener('change', () => (systemIsDark = system.matches));

/** Whether the page is dark now; reactive. */
export function isDark(): boolean {
  return settings.theme === 'system' ? systemIsDark : settings.theme === 'dark';
}
