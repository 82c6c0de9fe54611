import { describe, expect, test, vi } from 'vitest';
import type { StoredGame } from '../src/store';
import { MemoryDisk } from '../src/store/disk';
import { Games } from '../src/store/games';
import { Journal, type JournalStorage } from '../src/store/journal';
import { Table } from '../src/wasm';
import { loadRulesFromDisk, turnsOf } from './rules';
import { SCHEMA, contains, gameOf, isForeign, keptOf, readKept } from '../src/store/schema';

loadRulesFromDisk();

/** The turns of a game that was found. */
function turnsFound(found: StoredGame | undefined): string[] {
  return found ? turnsOf(found) : [];
}

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

/** A disk that writes and does not come to saying so any more. */
class SilentDisk extends MemoryDisk {
  silent = false;

  override async change(id: string, change: (there: unknown) => { readonly id: string }): Promise<void> {
    await super.change(id, change);
    return this.silent ? new Promise(() => undefined) : undefined;
  }
}

/** A disk that fails as often as it is told, and may never come to writing anything. */
class BadDisk extends MemoryDisk {
  failures: Error[] = [];
  asleep = false;

  override async change(id: string, change: (there: unknown) => { readonly id: string }): Promise<void> {
    if (this.asleep) return new Promise(() => undefined);
    const failure = this.failures.shift();
    if (failure) throw failure;
    return super.change(id, change);
  }

  override async readAll(): Promise<unknown[]> {
    const failure = this.failures.shift();
    if (failure) throw failure;
    return super.readAll();
  }
}

const START = 'gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push';

const game = (
  updated: number,
  turns: readonly string[],
  changes: Partial<StoredGame> = {},
  pending = '',
): StoredGame => ({
  id: 'one',
  game: 'gipf',
  variant: 'basic',
  record: new Table(START, null, [...turns], pending).text([]),
  settled: 0,
  count: turns.length,
  position: new Table(START, null, [...turns], '').moment(turns.length)?.text ?? '',
  white: { kind: 'person', name: '' },
  black: { kind: 'person', name: '' },
  time: null,
  left: null,
  end: null,
  created: 0,
  updated,
  study: null,
  ...changes,
});

let pages = 0;
/** A page of the app: its own journal entries, the disk and the notes of all. */
function page(disk: MemoryDisk, notes: Notes): Games {
  pages += 1;
  return new Games(disk, new Journal(`page${pages}`, notes));
}

const quota = new DOMException('full', 'QuotaExceededError');

describe('a game that is handed over', () => {
  test('and never written is there after the next start', async () => {
    const [disk, notes] = [new BadDisk(), new Notes()];
    await page(disk, notes).put(game(1, ['c2']));
    disk.asleep = true;
    const first = page(disk, notes);
    await first.get('one');
    void first.put(game(2, ['c2', 'd2']));
    disk.asleep = false;
    const next = page(disk, notes);
    expect(turnsFound(await next.get('one'))).toEqual(['c2', 'd2']);
    expect(notes.length).toBe(0);
    expect(turnsFound(gameOf(readKept(await disk.read('one')) as never))).toEqual(['c2', 'd2']);
  });

  test('while the state before is still on its way follows on it after the next start', async () => {
    const [disk, notes] = [new SilentDisk(), new Notes()];
    const before = page(disk, notes);
    await before.put(game(1, []));
    disk.silent = true;
    void before.put(game(2, ['c2']));
    await vi.waitFor(async () =>
      expect(turnsFound(await page(disk, new Notes()).get('one'))).toEqual(['c2']),
    );
    void before.put(game(3, ['c2', 'd2']));
    disk.silent = false;
    const after = page(disk, notes);
    expect(turnsFound(await after.get('one'))).toEqual(['c2', 'd2']);
    expect((await after.all()).games).toHaveLength(1);
  });

  test('is tried again until it is written, and told of meanwhile', async () => {
    vi.useFakeTimers();
    const [disk, notes] = [new BadDisk(), new Notes()];
    const store = page(disk, notes);
    disk.failures = [quota, quota, quota];
    const done = store.put(game(1, ['c2']));
    await vi.advanceTimersByTimeAsync(300);
    expect(store.trouble.unsaved.get('one')?.failure).toBe('full');
    expect(turnsFound((await store.all()).games[0]), 'reading fails too').toEqual(['c2']);
    expect(notes.length).toBe(1);
    void store.put(game(2, ['c2', 'd2']));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe('saved');
    expect(store.trouble.unsaved.size).toBe(0);
    expect(notes.length).toBe(0);
    expect(turnsFound(await page(disk, notes).get('one'))).toEqual(['c2', 'd2']);
    vi.useRealTimers();
  });

  test('leaves no note when it is written, and what is deleted stays deleted', async () => {
    const [disk, notes] = [new MemoryDisk(), new Notes()];
    const store = page(disk, notes);
    await store.put(game(1, ['c2']));
    expect(notes.length).toBe(0);
    void store.put(game(2, ['c2', 'd2']));
    await store.remove('one');
    expect(notes.length).toBe(0);
    expect((await page(disk, notes).all()).games).toEqual([]);
  });
});

test('a list that cannot be read is not an empty list', async () => {
  const disk = new BadDisk();
  await page(disk, new Notes()).put(game(1, ['c2']));
  disk.failures = [new DOMException('newer', 'VersionError')];
  const shelf = await page(disk, new Notes()).all();
  expect(shelf.failure).toBe('newer');
});

describe('two pages with one game', () => {
  test('the one that comes too late keeps what it has as a copy, and plays on with that', async () => {
    const [disk, notes] = [new MemoryDisk(), new Notes()];
    const [first, second] = [page(disk, notes), page(disk, notes)];
    await first.put(game(1, ['c2']));
    await second.get('one');
    expect(await first.put(game(2, ['c2', 'd2']))).toBe('saved');
    expect(await second.put(game(3, ['c2', 'g2']))).toBe('stale');
    expect(second.trouble.copies).toHaveLength(1);
    await second.put(game(4, ['c2', 'g2', 'b3']));
    const { games } = await page(disk, notes).all();
    expect(games.map((found) => turnsFound(found).join(' ')).toSorted()).toEqual(['c2 d2', 'c2 g2 b3']);
    expect(notes.length).toBe(0);
  });

  test('the one that has nothing new is not told anything', async () => {
    const [disk, notes] = [new MemoryDisk(), new Notes()];
    const [first, second] = [page(disk, notes), page(disk, notes)];
    await first.put(game(1, ['c2']));
    const behind = await second.get('one');
    await first.put(game(2, ['c2', 'd2']));
    expect(await second.put({ ...(behind as StoredGame), left: [1, 1] })).toBe('stale');
    expect(second.trouble.copies).toEqual([]);
    expect((await page(disk, notes).all()).games.map(turnsFound)).toEqual([['c2', 'd2']]);
  });

  test('one that crashed and one that went on: both lines are there', async () => {
    const [disk, notes] = [new BadDisk(), new Notes()];
    const [first, second] = [page(disk, notes), page(disk, notes)];
    await first.put(game(1, ['c2']));
    await second.get('one');
    disk.asleep = true;
    void first.put(game(2, ['c2', 'd2']));
    disk.asleep = false;
    await second.put(game(3, ['c2', 'g2']));
    const { games } = await page(disk, notes).all();
    expect(games.map((found) => turnsFound(found).join(' ')).toSorted()).toEqual(['c2 d2', 'c2 g2']);
  });

  test('playing and writing about a game do not get into each other’s way', async () => {
    const [disk, notes] = [new MemoryDisk(), new Notes()];
    const [player, writer] = [page(disk, notes), page(disk, notes)];
    await player.put(game(1, ['c2']));
    const seen = (await writer.get('one')) as StoredGame;
    await player.put(game(2, ['c2', 'd2']));
    expect(await writer.putStudy(seen, 'the study')).toBe('saved');
    expect(await writer.putStudy(seen, 'the longer study')).toBe('saved');
    await player.put(game(3, ['c2', 'd2', 'g2']));
    const both = await page(disk, notes).get('one');
    expect([both?.count, both?.study]).toEqual([3, 'the longer study']);
  });
});

function study(text: string): StoredGame {
  return game(1, ['c2'], { kind: 'study', title: 'Mine', record: text });
}

describe('a study', () => {
  const record = new Table(START, null, ['c2'], '').text([]);

  test('is kept as safely as a game, and what two pages write is there twice', async () => {
    const [disk, notes] = [new BadDisk(), new Notes()];
    await page(disk, notes).put(study(record));
    const [first, second] = [page(disk, notes), page(disk, notes)];
    await Promise.all([first.get('one'), second.get('one')]);
    disk.asleep = true;
    void first.put(study(`${record} { first }`));
    disk.asleep = false;
    await second.put(study(`${record} { second }`));
    const { games } = await page(disk, notes).all();
    expect(games.map(({ kind, title }) => `${kind} ${title}`)).toEqual(['study Mine', 'study Mine']);
    expect(games.map((found) => found.record.slice(record.length)).toSorted()).toEqual([
      ' { first }',
      ' { second }',
    ]);
    expect(notes.length).toBe(0);
  });

  test('of a game is noted before it is written, and there after the next start', async () => {
    const [disk, notes] = [new BadDisk(), new Notes()];
    await page(disk, notes).put(game(1, ['c2']));
    const writer = page(disk, notes);
    const seen = (await writer.get('one')) as StoredGame;
    await writer.putStudy(seen, 'one');
    disk.asleep = true;
    void writer.putStudy(seen, 'two');
    expect((await writer.get('one'))?.study).toBe('two');
    void writer.putStudy(seen, 'three');
    disk.asleep = false;
    const next = page(disk, notes);
    expect((await next.get('one'))?.study).toBe('three');
    expect((await next.all()).games).toHaveLength(1);
    expect(notes.length).toBe(0);
  });

  test('of a game that two pages wrote, one of which crashed, is there twice', async () => {
    const [disk, notes] = [new BadDisk(), new Notes()];
    await page(disk, notes).put(game(1, ['c2']));
    const [first, second] = [page(disk, notes), page(disk, notes)];
    const seen = (await first.get('one')) as StoredGame;
    await second.get('one');
    disk.asleep = true;
    void first.putStudy(seen, 'first');
    disk.asleep = false;
    await second.putStudy(seen, 'second');
    const { games } = await page(disk, notes).all();
    expect(games.map(({ study: written }) => written).toSorted()).toEqual(['first', 'second']);
  });
});

test('a game in which nothing was decided is in no list, and gone when it is left', async () => {
  const [disk, notes] = [new MemoryDisk(), new Notes()];
  const store = page(disk, notes);
  await store.put(game(Date.now(), [], { fresh: true }));
  expect((await store.all()).games).toEqual([]);
  expect((await page(disk, notes).get('one'))?.fresh, 'a reload finds it').toBe(true);
  await store.discard('one');
  expect(disk.values.size).toBe(0);
  await store.put(game(2, ['c2'], { fresh: false }));
  await store.discard('one');
  expect((await store.all()).games).toHaveLength(1);
});

test('clocks stand as they stood, as long as nothing was played since', async () => {
  const [disk, notes] = [new MemoryDisk(), new Notes()];
  const store = page(disk, notes);
  const played = game(5, ['c2'], { time: { initial: 60_000, increment: 0 }, left: [60_000, 50_000] });
  await store.put(played);
  store.noteClocks(played, [60_000, 41_000]);
  expect((await page(disk, notes).get('one'))?.left).toEqual([60_000, 41_000]);
  await store.put({ ...played, updated: 6, left: [60_000, 40_000] });
  expect((await page(disk, notes).get('one'))?.left).toEqual([60_000, 40_000]);
});

describe('forms of earlier versions', () => {
  const { study: _study, record: _record, settled: _settled, ...lists } = game(7, ['c2', 'd2']);
  const { count: _count, position: _position, left, ...fields } = lists;
  const first = { ...fields, start: START, turns: ['c2', 'd2'], clocks: [], left };

  test('the first form becomes the present one', () => {
    const kept = readKept(first);
    if (isForeign(kept)) throw new Error('it can be read');
    expect(kept.schema).toBe(SCHEMA);
    expect(gameOf(kept)).toEqual(game(7, ['c2', 'd2']));
    expect(readKept(kept), 'what is of today stays as it is').toEqual(kept);
  });

  test('the third form becomes the present one', () => {
    const third = { ...keptOf(game(7, ['c2']), 'r'), schema: 3 };
    expect(readKept(third)).toEqual({ ...third, schema: SCHEMA });
  });

  test('notes of the first form count by their time', async () => {
    const [disk, notes] = [new MemoryDisk(), new Notes()];
    disk.values.set('one', { ...first, updated: 5, turns: ['c2'] } as never);
    notes.setItem('gipfel.journal.one', JSON.stringify(first));
    expect(turnsFound(await page(disk, notes).get('one'))).toEqual(['c2', 'd2']);
    notes.setItem('gipfel.journal.one', JSON.stringify({ ...first, updated: 6, turns: [] }));
    expect(turnsFound(await page(disk, notes).get('one'))).toEqual(['c2', 'd2']);
    expect(notes.length).toBe(0);
  });

  test.each([
    ['of a later version', { ...keptOf(game(1, []), 'r'), schema: SCHEMA + 1 }, true],
    ['damaged', { id: 'one', turns: 'c2' }, false],
  ])('what is %s is left alone and told of', async (_what, value, newer) => {
    const disk = new MemoryDisk();
    disk.values.set('one', value);
    const store = page(disk, new Notes());
    expect((await store.all()).foreign).toEqual([{ id: 'one', newer, value }]);
    expect(await store.put(game(9, ['c2']))).toBe('stale');
    expect(await disk.read('one')).toEqual(value);
  });
});

test('what contains what', () => {
  expect(contains(game(1, ['c2', 'd2']), game(1, ['c2']))).toBe(true);
  expect(contains(game(1, ['c2']), game(1, ['c2', 'd2']))).toBe(false);
  expect(contains(game(1, ['c2']), game(1, ['c2'], {}, 'd2'))).toBe(false);
  expect(contains(game(1, ['c2']), game(1, ['c2'], { end: { winner: null, reason: 'agreement' } }))).toBe(
    false,
  );
});
