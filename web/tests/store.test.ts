import { expect, test } from 'vitest';
import { MemoryStore, type StoredGame } from '../src/store';
import { JournaledStore } from '../src/store/games';
import { Journal, type JournalStorage } from '../src/store/journal';

class Notes implements JournalStorage {
  readonly #texts = new Map<string, string>();
  get length(): number {
    return this.#texts.size;
  }
  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }
  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

/** A store that never comes to writing anything, as when the page is closed at once. */
class LateStore extends MemoryStore {
  override put(): Promise<void> {
    return new Promise(() => undefined);
  }
}

const game = (updated: number, turns: readonly string[]): StoredGame => ({
  id: 'one',
  game: 'gipf',
  variant: 'basic',
  start: 'gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push',
  turns,
  white: { kind: 'person', name: '' },
  black: { kind: 'person', name: '' },
  time: null,
  clocks: [],
  left: null,
  end: null,
  created: 0,
  updated,
});

test('a game that was handed over and never written is there after the next start', async () => {
  const notes = new Notes();
  void new JournaledStore(new LateStore(), new Journal(notes)).put(game(2, ['c2', 'd2']));
  const disk = new MemoryStore();
  await disk.put(game(1, ['c2']));
  const next = new JournaledStore(disk, new Journal(notes));
  expect((await next.get('one'))?.turns).toEqual(['c2', 'd2']);
  expect((await disk.get('one'))?.turns).toEqual(['c2', 'd2']);
  expect(notes.length).toBe(0);
});

test('a note that is older than what is stored is dropped', async () => {
  const notes = new Notes();
  new Journal(notes).note(game(1, ['c2']));
  const disk = new MemoryStore();
  await disk.put(game(2, ['c2', 'd2']));
  expect(await new JournaledStore(disk, new Journal(notes)).all()).toEqual([game(2, ['c2', 'd2'])]);
  expect(notes.length).toBe(0);
});

test('what is written leaves no note, and what is deleted stays deleted', async () => {
  const notes = new Notes();
  const store = new JournaledStore(new MemoryStore(), new Journal(notes));
  await store.put(game(1, ['c2']));
  expect(notes.length).toBe(0);
  void store.put(game(2, ['c2', 'd2']));
  await store.remove('one');
  expect(notes.length).toBe(0);
  expect(await new JournaledStore(new MemoryStore(), new Journal(notes)).all()).toEqual([]);
});
