import { beforeAll, expect, test } from 'vitest';
import { Explorer } from '../src/analysis/explorer';
import { againstLevels, percentOf } from '../src/play/statistics';
import { newGame } from '../src/play/new-game';
import type { Player, StoredGame } from '../src/store';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

const person: Player = { kind: 'person', name: '' };
const computer = (level: number): Player => ({ kind: 'computer', level });

function game(
  white: Player,
  black: Player,
  turns: string[],
  winner: 'white' | 'black' | null | 'open',
): StoredGame {
  const choice = { game: 'gipf', variant: 'basic', agreed: [], time: null } as const;
  const end = winner === 'open' ? null : { winner, reason: 'resignation' };
  return { ...newGame({ ...choice, white, black, turns }), end };
}

test('games against each level are counted from the person’s side', () => {
  const scores = againstLevels([
    game(person, computer(3), [], 'white'),
    game(computer(3), person, [], 'white'),
    game(person, computer(3), [], null),
    game(person, computer(2), [], 'black'),
    game(person, computer(2), [], 'open'),
    game(person, person, [], 'white'),
  ]);
  expect(scores).toEqual([
    { game: 'gipf', level: 2, won: 0, drawn: 0, lost: 1 },
    { game: 'gipf', level: 3, won: 1, drawn: 1, lost: 1 },
  ]);
  expect(scores.map(percentOf)).toEqual([0, 50]);
});

test('openings of one’s own games: what was played from a position, and how it ended', () => {
  const explorer = new Explorer();
  const games = [
    game(person, person, ['b1-b3', 'd7'], 'white'),
    game(person, person, ['b1-b3', 'e9-e7'], 'black'),
    game(person, person, ['e1-e3'], 'open'),
  ];
  for (const played of games) explorer.add(played);
  explorer.add({ ...(games[0] as StoredGame), kind: 'study' });
  const start = newGame({
    game: 'gipf',
    variant: 'basic',
    agreed: [],
    white: person,
    black: person,
    time: null,
  });
  expect(explorer.from(start.position)).toEqual([
    { turn: 'b1-b3', games: 2, won: 1, drawn: 0, lost: 1 },
    { turn: 'e1-e3', games: 1, won: 0, drawn: 0, lost: 0 },
  ]);
  expect(explorer.from('nothing')).toEqual([]);
});
