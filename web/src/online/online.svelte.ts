import { noteOnline } from '../shell/server.svelte';
import { newId } from '../store';
import { service, serviceUrl } from './api';
import { Connection, type World } from './connection.svelte';
import { StorageOutbox } from './outbox';
import type { Account, Side, GameHead } from './wire';

let account = $state.raw<Account | null>(null);

/** Who one is to the server; null until that is known. Reactive. */
export function me(): Account | null {
  return account;
}

/** Who one is from now on. */
export function setAccount(next: Account | null): void {
  account = next;
}

/** Becomes known to the server: as the one who was here before, or as a new guest. */
export async function enter(): Promise<Account> {
  account = await service<Account>('POST', 'session');
  noteOnline();
  return account;
}

const browser: World = {
  async enter() {
    await enter();
  },
  open() {
    const url = serviceUrl('socket');
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url);
  },
  now: () => performance.now(),
  after(millis, callback) {
    const timer = setTimeout(callback, millis);
    return () => clearTimeout(timer);
  },
  name: newId,
  outbox: new StorageOutbox(() => localStorage),
};

/** The connection of this page to the server. */
export const connection = new Connection(browser);

addEventListener('online', () => connection.retry());
addEventListener('offline', () => connection.cut());
// A page that comes back to the front does not wait for the next attempt.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.retry();
});

/** The side one plays in a game; null for whoever watches. */
export function sideOf(head: GameHead): Side | null {
  const id = account?.person.id;
  if (head.seats[0].person.id === id) return 'white';
  return head.seats[1].person.id === id ? 'black' : null;
}
