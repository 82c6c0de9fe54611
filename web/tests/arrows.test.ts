import { beforeAll, expect, test } from 'vitest';
import { turnArrow, turnArrows } from '../src/analysis/arrows';
import { expectValue, playTurn } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

const dots = 'punct standard Tb4n,te7n,Ek5se w - piece';

test.each([
  ['gipf basic 4/5/6/Pp5/6/5/4 w 9/9 -- push', 'e1-e4', 'e1', 'e4'],
  ['gipf standard g3/5/6/7/PPGPgP/5/4 w 9/9 -- clear', 'xf2,f3,f5,f7;b5', 'b6', 'b5'],
  ['yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place', 'f6', 'f6', 'f6'],
  ['zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place', 'Wd4;d1', 'd4', 'd4'],
  ['zertz standard 3./1W2./2G3/.3B2/.2B2/5/4 w 5/7/8 0/0/0 0/0/0 jump', 'b2-d4;d4-d6', 'b2', 'd4'],
  ['tzaar standard 2a2/6/2Z2tz/8/2T5/8/2t4/6/A4 w -/- capture', 'c3-c6;c6-c7', 'c3', 'c6'],
  [dots, 'T;@n10;sw', 'n10', 'n10'],
  [dots, 'k5;@c5;ne', 'k5', 'c5'],
  [dots, 'b4;@b4;se', 'b4', 'b4'],
])('%s: %s leads from %s to %s', (position, turn, from, to) => {
  expect(turnArrow(expectValue(playTurn(position, turn)))).toMatchObject({ from, to });
});

test('a hint shows the ring that is to be removed, too', () => {
  const turn = playTurn('zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place', 'Wd4;d1');
  expect(turnArrows(expectValue(turn))).toEqual([
    { from: 'd4', to: 'd4' },
    { from: 'd1', to: 'd1', kind: 'other' },
  ]);
});
