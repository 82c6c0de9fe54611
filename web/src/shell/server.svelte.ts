import { recall, remember } from '../store/memory';

let present = $state(false);

/** Whether a server stands behind the page, over which people meet; reactive. Plain files have none. */
export function hasServer(): boolean {
  return present;
}

/** Finds out whether there is a server. The file is there on every host: nothing is asked for in vain. */
export async function findServer(): Promise<void> {
  try {
    const answer = (await (await fetch('./server.json')).json()) as { readonly online?: unknown };
    present = answer.online === true;
  } catch {
    // Without a network the page plays on by itself.
  }
}

const key = 'gipfel.online';
let met = $state(recall(key) !== null);

/** Whether somebody has met others with this browser: then he wants to hear of them on every page. Reactive. */
export function wasOnline(): boolean {
  return met;
}

export function noteOnline(): void {
  met = true;
  remember(key, 'yes');
}
