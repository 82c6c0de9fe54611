import { expect, test } from 'vitest';
import { fingerprint, gameFrom, sameNames } from '../src/import/game';
import { dayOf, timeWriter } from '../src/play/dates';
import { EVERYTHING, isWanted } from '../src/play/filter';
import type { ReadGame } from '../src/wasm';

const NOON = new Date(2026, 10, 16, 12).getTime();
const DAY = Date.UTC(2019, 4, 4);

test('a record is of the day it names, wherever it is read; other games have an hour', () => {
  expect([dayOf(DAY), dayOf(NOON)]).toEqual(['2019-05-04', '2026-11-16']);
  const write = timeWriter('en-GB');
  expect([write(DAY), write(NOON)]).toEqual(['4 May 2019', '16 Nov 2026, 12:00']);
});

const read = {
  game: 'gipf',
  variant: 'basic',
  tags: [['Date', '2019-05-04']],
  result: '1-0',
  text: '',
  position: '',
  turns: 3,
  decided: 0,
  annotated: false,
} as unknown as ReadGame;

test('the same turns on the same day by other people are another game', () => {
  const [anna, zoe, nobody] = ['Anna', 'Zoe', ''].map((white) =>
    gameFrom({ ...read, tags: [...read.tags, ['White', white]] }, NOON),
  );
  if (!anna || !zoe || !nobody) throw new Error('three games');
  expect(fingerprint(anna)).toBe(fingerprint(zoe));
  expect([sameNames(anna, zoe), sameNames(anna, anna), sameNames(anna, nobody)]).toEqual([false, true, true]);
});

test('a game that was read is found by the day it was played, not by that of reading it', () => {
  const played = gameFrom(read, NOON);
  expect(isWanted(played, { ...EVERYTHING, from: '2019-05-01', to: '2019-05-31' }, '')).toBe(true);
  expect(isWanted(played, { ...EVERYTHING, from: '2026-01-01' }, '')).toBe(false);
  expect(gameFrom({ ...read, tags: [] }, NOON).updated).toBe(NOON);
});
