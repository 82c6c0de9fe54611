import { tick } from 'svelte';
import type { StoredGame } from './game';
import type { Games } from './games';
import { browserLocks } from './pages';

/** How long a game that is about to be free is waited for, in milliseconds. */
const MOMENT = 200;
/** How long the page that holds a game may take to put everything away before the game is taken from it, in milliseconds. */
const PATIENCE = 3000;

/**
 * A place at a game. Of several pages with one game one plays, and the others follow what it does; any of them can take
 * the game over. Where the browser has no locks, whoever plays holds the game, and the store refuses who comes too late.
 */
export class Seat {
  /** Null as long as it is not known. */
  here = $state<boolean | null>(null);
  /** The game: to be played on if it is played here, otherwise as it stands over there. */
  game = $state.raw<StoredGame>();

  readonly #id: string;
  readonly #store: Games;
  readonly #locks: LockManager | undefined;
  readonly #closing = new AbortController();
  readonly #deaf: () => void;
  #release: (() => void) | undefined;
  #yielded: (() => void) | undefined;

  constructor(id: string, store: Games, locks: LockManager | undefined = browserLocks()) {
    this.#id = id;
    this.#store = store;
    this.#locks = locks;
    this.#deaf = store.channel.listen((message) => {
      if (message.kind === 'state' && message.game.id === id) this.#follow(message.game);
      if (message.kind === 'yield' && message.id === id) void this.#yield();
      if (message.kind === 'yielded' && message.id === id) this.#yielded?.();
    });
  }

  /** Finds the game and sits down; fails if the games cannot be read. */
  async open(): Promise<void> {
    this.game = await this.#store.get(this.#id);
    if (!this.game || this.#closing.signal.aborted) return;
    if (!this.#locks) {
      this.here = true;
      return;
    }
    // A page that is just being left still holds it for a moment.
    const moment = new Promise((resolve) => {
      setTimeout(resolve, MOMENT);
    });
    await Promise.race([this.#hold({ signal: this.#closing.signal }), moment]);
    this.here ??= false;
  }

  /** Goes on here with what another page has played. */
  async takeOver(): Promise<void> {
    const yielded = new Promise<void>((resolve) => {
      this.#yielded = resolve;
      setTimeout(resolve, PATIENCE);
    });
    this.#store.channel.say({ kind: 'yield', id: this.#id });
    await yielded;
    if (this.#closing.signal.aborted || this.here) return;
    if (this.#locks) await this.#hold({ steal: true });
    else await this.#sitDown();
  }

  close(): void {
    this.#closing.abort();
    this.#deaf();
    this.#release?.();
  }

  get #name(): string {
    return `gipfel.game.${this.#id}`;
  }

  /** Takes the lock when it can be had; done when the game is played here, or never will be. */
  #hold(options: LockOptions): Promise<void> {
    let release: (() => void) | undefined;
    return new Promise((resolve) => {
      this.#locks
        ?.request(this.#name, options, async (lock) => {
          if (!lock || this.#closing.signal.aborted) return;
          const released = new Promise<void>((end) => {
            release = end;
          });
          this.#release = release;
          await this.#sitDown();
          resolve();
          await released;
        })
        .catch(() => {
          resolve();
          // A lock that this page has taken from itself is no loss.
          if (this.#release === release) this.#lost();
        });
    });
  }

  async #sitDown(): Promise<void> {
    // Should it not be readable now, what is known of it is what was said last.
    this.game = (await this.#store.get(this.#id).catch(() => undefined)) ?? this.game;
    this.here = true;
  }

  /** The lock was taken away: what is on the screen is played on elsewhere. */
  #lost(): void {
    if (this.#closing.signal.aborted) return;
    if (this.here) this.#store.letGo(this.#id);
    this.#release = undefined;
    this.here = false;
    void this.#hold({ signal: this.#closing.signal });
  }

  async #yield(): Promise<void> {
    if (!this.here) return;
    this.here = false;
    // The table is left, which puts the clocks away.
    await tick();
    await this.#store.settled(this.#id);
    this.#store.letGo(this.#id);
    this.#store.channel.say({ kind: 'yielded', id: this.#id });
  }

  #follow(game: StoredGame): void {
    // Without locks somebody else may simply have played on.
    if (this.here && this.#locks) return;
    this.game = game;
    if (!this.here) return;
    this.#store.letGo(this.#id);
    this.here = false;
  }
}
