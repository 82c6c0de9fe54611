/** What keys do; a key that means nothing now is left to others. */
export type Keys = Readonly<Record<string, (() => void) | false | null | undefined>>;

/** Where keys write. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea';

/**
 * Does what a key stands for on the page, unless somebody is writing, chooses one of a few with the arrow keys, or the board has
 * used it for its cursor. Escape is heard in fields too: it leaves them.
 */
export function pressKey(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const isOn = (selector: string): boolean =>
    event.target instanceof Element && event.target.matches(selector);
  const writing = isOn(FIELDS) && event.key !== 'Escape';
  if (writing || (event.key.startsWith('Arrow') && isOn('[type=radio]'))) return;
  const act = Object.hasOwn(keys, event.key) && keys[event.key];
  if (!act) return;
  act();
  event.preventDefault();
}
