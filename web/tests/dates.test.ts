import { expect, test } from 'vitest';
import { gameFrom } from '../src/import/game';
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

test('a game that was read is found by the day it was played, not by that of reading it', () => {
  const record = {
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
  const played = gameFrom(record, NOON);
  expect(isWanted(played, { ...EVERYTHING, from: '2019-05-01', to: '2019-05-31' }, '')).toBe(true);
  expect(isWanted(played, { ...EVERYTHING, from: '2026-01-01' }, '')).toBe(false);
  expect(gameFrom({ ...record, tags: [] }, NOON).updated).toBe(NOON);
});
