import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Where values with an `id` lie. Everything is done when it is safe, and fails if it is not. */
export interface Disk {
  read(id: string): Promise<unknown>;
  readAll(): Promise<unknown[]>;
  /** Replaces a value in one go: `change` is told what lies there, and nothing happens if it throws. */
  change(id: string, change: (there: unknown) => { readonly id: string }): Promise<void>;
  /** Puts all of these there, or none. */
  add(values: readonly { readonly id: string }[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Another page holds the database while it is to be opened. */
export class Blocked extends Error {
  constructor() {
    super('another page holds the database');
  }
}

/** There is no database here at all. */
export class NoDatabase extends Error {
  constructor() {
    super('there is no database');
  }
}

/** What a database holds: games, or puzzles that are solved. */
type Kind = 'games' | 'solved';

type Schema = DBSchema & Readonly<Record<Kind, { key: string; value: { readonly id: string } }>>;

/** Of a database itself. The form of a game has its own number, in the game. */
const VERSION = 1;

/** So many values are read at once: the page is not to stand still for thousands. */
const PORTION = 200;

/** A database of the browser with one kind of values in it. */
export class DatabaseDisk implements Disk {
  readonly #name: string;
  readonly #kind: Kind;
  #opening: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(name: string, kind: Kind) {
    this.#name = name;
    this.#kind = kind;
  }

  read(id: string): Promise<unknown> {
    return this.#use((database) => database.get(this.#kind, id));
  }

  readAll(): Promise<unknown[]> {
    return this.#use(async (database) => {
      const { store } = database.transaction(this.#kind);
      const all: { readonly id: string }[] = [];
      for (;;) {
        const last = all.at(-1);
        const behind = last ? IDBKeyRange.lowerBound(last.id, true) : null;
        const some = await store.getAll(behind, PORTION);
        all.push(...some);
        if (some.length < PORTION) return all;
      }
    });
  }

  change(id: string, change: (there: unknown) => { readonly id: string }): Promise<void> {
    return this.#write(async (there) => there.put(change(await there.get(id))));
  }

  add(values: readonly { readonly id: string }[]): Promise<void> {
    return this.#write((there) => Promise.all(values.map((value) => there.put(value))));
  }

  remove(id: string): Promise<void> {
    return this.#write((there) => there.delete(id));
  }

  #write(change: (values: ValuesInWriting) => Promise<unknown>): Promise<void> {
    return this.#use(async (database) => {
      const transaction = database.transaction(this.#kind, 'readwrite', { durability: 'strict' });
      const safe = transaction.done;
      // It is waited for below; until then nobody listens to it.
      safe.catch(() => undefined);
      try {
        await change(transaction.store);
      } catch (error) {
        abort(transaction);
        throw error;
      }
      await safe;
    });
  }

  /** Uses the database; one that was closed meanwhile is opened once more. */
  async #use<T>(use: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    const opening = this.#open();
    try {
      return await use(await opening);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      if (this.#opening === opening) this.#opening = undefined;
      return use(await this.#open());
    }
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    if (typeof indexedDB === 'undefined') return Promise.reject(new NoDatabase());
    this.#opening ??= new Promise((resolve, reject) => {
      const forget = (): void => {
        this.#opening = undefined;
      };
      openDB<Schema>(this.#name, VERSION, {
        upgrade: (database) => {
          database.createObjectStore(this.#kind, { keyPath: 'id' });
        },
        // It is opened as soon as the other lets go; who asks meanwhile is told why he waits.
        blocked: () => reject(new Blocked()),
        // Another page wants to change the database: nothing of ours may stand in its way.
        blocking: (_current, _blocked, event) => {
          forget();
          if (event.target instanceof IDBDatabase) event.target.close();
        },
        terminated: forget,
      }).then(resolve, reject);
    });
    const opening = this.#opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }
}

interface ValuesInWriting {
  get(id: string): Promise<unknown>;
  put(value: { readonly id: string }): Promise<unknown>;
  delete(id: string): Promise<void>;
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/** Values that last as long as the page, for tests. */
export class MemoryDisk implements Disk {
  readonly values = new Map<string, { readonly id: string }>();

  async read(id: string): Promise<unknown> {
    return structuredClone(this.values.get(id));
  }

  async readAll(): Promise<unknown[]> {
    return structuredClone([...this.values.values()]);
  }

  async change(id: string, change: (there: unknown) => { readonly id: string }): Promise<void> {
    this.values.set(id, structuredClone(change(structuredClone(this.values.get(id)))));
  }

  async add(values: readonly { readonly id: string }[]): Promise<void> {
    for (const value of values) this.values.set(value.id, structuredClone(value));
  }

  async remove(id: string): Promise<void> {
    this.values.delete(id);
  }
}
