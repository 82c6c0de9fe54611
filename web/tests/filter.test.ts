import { describe, expect, test } from 'vitest';
import { fileName } from '../src/play/file-name';
import { EVERYTHING, isEverything, isWanted, opponentsOf, type GameFilter } from '../src/play/filter';
import type { StoredGame } from '../src/store';

const NOON = new Date(2026, 10, 16, 12).getTime();

function game(part: Partial<StoredGame>): StoredGame {
  return {
    id: 'one',
    game: 'gipf',
    variant: 'standard',
    record: '',
    settled: 0,
    count: 3,
    position: '',
    white: { kind: 'person', name: '' },
    black: { kind: 'computer', level: 3 },
    time: null,
    left: null,
    end: null,
    created: NOON,
    updated: NOON,
    ...part,
  };
}

function wanted(part: Partial<StoredGame>, filter: Partial<GameFilter>, words = ''): boolean {
  return isWanted(game(part), { ...EVERYTHING, ...filter }, words);
}

const people = { white: { kind: 'person', name: 'Ágnes' }, black: { kind: 'person', name: 'Иван' } } as const;

describe('looking for games', () => {
  test('nothing asked for is everything', () => {
    expect(isEverything(EVERYTHING)).toBe(true);
    expect(isEverything({ ...EVERYTHING, from: '2026-01-01' })).toBe(false);
    expect(wanted({}, {})).toBe(true);
  });

  test('words are found in any order, without accents and in any case', () => {
    expect(wanted(people, { text: 'иван agnes' }, 'GIPF Ágnes – Иван')).toBe(true);
    expect(wanted(people, { text: 'béla' }, 'GIPF Ágnes – Иван')).toBe(false);
  });

  test.each([
    ['open', null, true],
    ['open', { winner: 'white', reason: 'no-piece' }, false],
    ['won', { winner: 'white', reason: 'no-piece' }, true],
    ['won', { winner: 'black', reason: 'no-piece' }, false],
    ['lost', { winner: 'black', reason: 'no-piece' }, true],
    ['lost', { winner: null, reason: 'repetition' }, false],
    ['draw', { winner: null, reason: 'repetition' }, true],
    ['white', { winner: 'white', reason: 'resignation' }, true],
    ['black', { winner: 'white', reason: 'resignation' }, false],
    ['won', null, false],
  ] as const)('%s of %o: %s', (result, end, expected) => {
    expect(wanted({ end }, { result })).toBe(expected);
  });

  test('between two people nobody is the one who won', () => {
    const end = { winner: 'white', reason: 'resignation' } as const;
    expect(wanted({ ...people, end }, { result: 'won' })).toBe(false);
    expect(wanted({ ...people, end }, { result: 'white' })).toBe(true);
  });

  test('opponents are those who played', () => {
    expect(opponentsOf([game({}), game(people)])).toEqual(['computer', 'person:Ágnes', 'person:Иван']);
    expect(wanted(people, { opponent: 'person:Иван' })).toBe(true);
    expect(wanted(people, { opponent: 'computer' })).toBe(false);
    expect(wanted({}, { opponent: 'computer' })).toBe(true);
    expect(wanted({}, { opponent: 'person:Иван' })).toBe(false);
  });

  test('a day counts from its beginning to its end', () => {
    expect(wanted({}, { from: '2026-11-16', to: '2026-11-16' })).toBe(true);
    expect(wanted({}, { from: '2026-11-17' })).toBe(false);
    expect(wanted({}, { to: '2026-11-15' })).toBe(false);
    expect(wanted({}, { game: 'yinsh' })).toBe(false);
  });
});

test('files are named by what is in them, in letters that every system knows', () => {
  expect(fileName(NOON, ['gipf+', 'tournament', 'Ágnes', 'Щукин'])).toBe(
    '2026-11-16-gipf-plus-tournament-agnes-shchukin.txt',
  );
  expect(fileName(NOON, ['../..', '', 'a/b'], 'svg')).toBe('2026-11-16-a-b.svg');
});
