import { isForeign, readKept, type KeptGame } from './schema';

const NOTES = 'gipfel.journal.';
const STUDIES = 'gipfel.study.';
const CLOCKS = 'gipfel.clock.';

/** The part of the browser's storage that is used, so that tests can bring their own. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A state of a game on its way into the database. */
export interface Note {
  readonly kept: KeptGame;
  /** The states it may replace; null in notes of the first form, which did not know. */
  readonly base: readonly string[] | null;
  /** The page that made it. */
  readonly page: string;
}

/** A note with where it lies and as what, so that nobody removes a later one for it. */
export interface FoundNote extends Note {
  readonly key: string;
  readonly text: string;
}

/**
 * Games that are on their way into the database. A database writes in its own time, and a page that is closed or crashes
 * takes what was under way with it; a note is there at once. Every page has notes of its own.
 */
export class Journal {
  readonly page: string;
  readonly #storage: JournalStorage | undefined;

  constructor(page: string, storage: JournalStorage | undefined = browserStorage()) {
    this.page = page;
    this.#storage = storage;
  }

  /** False if nothing can be noted here: full, or forbidden. */
  note(kept: KeptGame, base: readonly string[]): boolean {
    return this.#write(this.#key(kept.id), JSON.stringify({ kept, base }));
  }

  /** Notes what was written about a game. */
  noteStudy(kept: KeptGame, base: readonly string[]): boolean {
    return this.#write(this.#key(kept.id, STUDIES), JSON.stringify({ kept, base }));
  }

  /** This page's note of what was written about a game is safe elsewhere, if it is still of this state. */
  forgetStudy(id: string, revision: string): void {
    const key = this.#key(id, STUDIES);
    const [found] = this.#parse(key);
    if (found?.kept.studyRevision === revision) this.#storage?.removeItem(key);
  }

  /** This page's note of a game is safe elsewhere, if it is still of this state. */
  forget(id: string, revision: string): void {
    const key = this.#key(id);
    const [found] = this.#parse(key);
    if (found?.kept.revision === revision) this.#storage?.removeItem(key);
  }

  /** A game is gone, and everything noted of it. */
  drop(id: string): void {
    for (const note of [...this.left(), ...this.leftStudies()])
      if (note.kept.id === id) this.#storage?.removeItem(note.key);
    this.#storage?.removeItem(CLOCKS + id);
  }

  /** A note was dealt with. */
  settle(note: FoundNote): void {
    if (this.#storage?.getItem(note.key) === note.text) this.#storage.removeItem(note.key);
  }

  /** What pages have noted and not yet brought to safety. */
  left(): FoundNote[] {
    return this.#found(NOTES);
  }

  /** The same of what was written about games. */
  leftStudies(): FoundNote[] {
    return this.#found(STUDIES);
  }

  /** The clocks as they stand now, in the state of a game that was changed last at `updated`. */
  noteClocks(id: string, updated: number, left: readonly [number, number]): void {
    this.#write(CLOCKS + id, JSON.stringify({ updated, left }));
  }

  /** The clocks as they stood last, if nothing was changed since. */
  clocks(id: string, updated: number): readonly [number, number] | null {
    try {
      const note: unknown = JSON.parse(this.#storage?.getItem(CLOCKS + id) ?? 'null');
      if (typeof note !== 'object' || note === null || !('left' in note) || !('updated' in note)) return null;
      const { left } = note;
      if (note.updated !== updated || !Array.isArray(left) || left.length !== 2) return null;
      const [white, black]: unknown[] = left;
      return typeof white === 'number' && typeof black === 'number' ? [white, black] : null;
    } catch {
      return null;
    }
  }

  #key(id: string, kind = NOTES): string {
    return `${kind}${id}@${this.page}`;
  }

  #found(kind: string): FoundNote[] {
    const storage = this.#storage;
    if (!storage) return [];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(kind)).flatMap((key) => this.#parse(key));
  }

  #write(key: string, text: string): boolean {
    try {
      this.#storage?.setItem(key, text);
      return this.#storage !== undefined;
    } catch {
      // Full or forbidden: the database has to do alone.
      return false;
    }
  }

  #parse(key: string): FoundNote[] {
    try {
      const text = this.#storage?.getItem(key) ?? '';
      const value: unknown = JSON.parse(text);
      const whole = typeof value === 'object' && value !== null && 'kept' in value;
      const kept = readKept(whole ? value.kept : value);
      if (isForeign(kept)) return [];
      const base = whole && 'base' in value && Array.isArray(value.base) ? value.base.map(String) : null;
      return [{ key, text, kept, base, page: key.split('@')[1] ?? '' }];
    } catch {
      return [];
    }
  }
}

function browserStorage(): JournalStorage | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
}
