import { isStoredGame, type StoredGame } from './game';
import { Journal } from './journal';

/** Where games on this device are kept. */
export interface GameStore {
  put(game: StoredGame): Promise<void>;
  get(id: string): Promise<StoredGame | undefined>;
  /** All games, the one played last first. */
  all(): Promise<StoredGame[]>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'gipfel';
const GAMES = 'games';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is in use')));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });
}

/** Games in the browser's database: they survive a reload and a crash. */
class DatabaseStore implements GameStore {
  #opening: Promise<IDBDatabase> | undefined;

  async #games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#opening ??= open();
    return (await this.#opening).transaction(GAMES, mode).objectStore(GAMES);
  }

  async put(game: StoredGame): Promise<void> {
    await done((await this.#games('readwrite')).put(game));
  }

  async get(id: string): Promise<StoredGame | undefined> {
    const value: unknown = await done((await this.#games('readonly')).get(id));
    return isStoredGame(value) ? value : undefined;
  }

  async all(): Promise<StoredGame[]> {
    const values: unknown[] = await done((await this.#games('readonly')).getAll());
    return latestFirst(values.filter(isStoredGame));
  }

  async remove(id: string): Promise<void> {
    await done((await this.#games('readwrite')).delete(id));
  }
}

/** A store whose games are safe from the moment they are handed over. */
export class JournaledStore implements GameStore {
  readonly #store: GameStore;
  readonly #journal: Journal;
  #recovered: Promise<void> | undefined;

  constructor(store: GameStore, journal: Journal) {
    this.#store = store;
    this.#journal = journal;
  }

  async put(game: StoredGame): Promise<void> {
    this.#journal.note(game);
    await this.#store.put(game);
    this.#journal.forget(game);
  }

  async get(id: string): Promise<StoredGame | undefined> {
    await this.#recover();
    return this.#store.get(id);
  }

  async all(): Promise<StoredGame[]> {
    await this.#recover();
    return this.#store.all();
  }

  async remove(id: string): Promise<void> {
    this.#journal.drop(id);
    await this.#store.remove(id);
  }

  /** Once for every page: what was noted later than what is stored is stored now. */
  #recover(): Promise<void> {
    this.#recovered ??= (async () => {
      for (const game of this.#journal.left()) {
        const stored = await this.#store.get(game.id);
        if (!stored || stored.updated <= game.updated) await this.#store.put(game);
        this.#journal.drop(game.id);
      }
    })();
    return this.#recovered;
  }
}

/** Games that last as long as the page: for private windows without a database, and for tests. */
export class MemoryStore implements GameStore {
  readonly #games = new Map<string, StoredGame>();

  put(game: StoredGame): Promise<void> {
    this.#games.set(game.id, structuredClone(game));
    return Promise.resolve();
  }

  get(id: string): Promise<StoredGame | undefined> {
    return Promise.resolve(structuredClone(this.#games.get(id)));
  }

  all(): Promise<StoredGame[]> {
    return Promise.resolve(latestFirst([...this.#games.values()]));
  }

  remove(id: string): Promise<void> {
    this.#games.delete(id);
    return Promise.resolve();
  }
}

function latestFirst(games: StoredGame[]): StoredGame[] {
  return games.toSorted((one, other) => other.updated - one.updated);
}

/** Uses the database as long as it works and memory from then on. */
class CautiousStore implements GameStore {
  readonly #memory = new MemoryStore();
  #database: GameStore | undefined =
    typeof indexedDB === 'undefined' ? undefined : new JournaledStore(new DatabaseStore(), new Journal());

  async #try<T>(use: (store: GameStore) => Promise<T>): Promise<T> {
    if (this.#database) {
      try {
        return await use(this.#database);
      } catch {
        this.#database = undefined;
      }
    }
    return use(this.#memory);
  }

  async put(game: StoredGame): Promise<void> {
    // In both: should the database fail later, the game of this page is still there.
    await this.#memory.put(game);
    return this.#try((store) => store.put(game));
  }

  get(id: string): Promise<StoredGame | undefined> {
    return this.#try((store) => store.get(id));
  }

  all(): Promise<StoredGame[]> {
    return this.#try((store) => store.all());
  }

  async remove(id: string): Promise<void> {
    await this.#memory.remove(id);
    return this.#try((store) => store.remove(id));
  }
}

/** The games on this device. */
export const gameStore: GameStore = new CautiousStore();
