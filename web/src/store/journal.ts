import { isStoredGame, type StoredGame } from './game';

const PREFIX = 'gipfel.journal.';

/** The part of the browser's storage that is used, so that tests can bring their own. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Games that are on their way into the database. A database writes in its own time, and a page that is closed or crashes
 * takes what was under way with it; a note is there at once.
 */
export class Journal {
  readonly #storage: JournalStorage | undefined;
  /** The last note of each game of this page. */
  readonly #noted = new Map<string, StoredGame>();

  constructor(storage: JournalStorage | undefined = browserStorage()) {
    this.#storage = storage;
  }

  note(game: StoredGame): void {
    this.#noted.set(game.id, game);
    try {
      this.#storage?.setItem(PREFIX + game.id, JSON.stringify(game));
    } catch {
      // Full or forbidden: the database has to do alone.
    }
  }

  /** A state of a game is safe. A later one may not be. */
  forget(game: StoredGame): void {
    if (this.#noted.get(game.id) === game) this.drop(game.id);
  }

  drop(id: string): void {
    this.#noted.delete(id);
    this.#storage?.removeItem(PREFIX + id);
  }

  /** What pages before this one noted and did not bring to safety. */
  left(): StoredGame[] {
    const storage = this.#storage;
    if (!storage) return [];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => parse(storage.getItem(key)));
  }
}

function parse(text: string | null): StoredGame[] {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStoredGame(value) ? [value] : [];
  } catch {
    return [];
  }
}

function browserStorage(): JournalStorage | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
}
