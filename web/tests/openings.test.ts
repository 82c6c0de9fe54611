import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasOpenings, loadOpenings, readOpenings } from '../src/analysis/openings';
import { expectValue, playTurn, startPosition } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

const START = 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push';
const folder = new URL('../../data/openings/', import.meta.url);
const names = readdirSync(folder);

function after(position: string, turn: string): string {
  return expectValue(playTurn(position, turn)).position.text;
}

test('what was played is told as the board lies', async () => {
  const book = await readOpenings(`# for people\n${START}\ne1-e3 9 4 2\n`);
  const [played] = book.from(START);
  expect(played).toMatchObject({ games: 9, won: 4, drawn: 2, lost: 3 });
  expect(book.from(after(START, played?.turn ?? ''))).toEqual([]);
});

test('a text that is none is refused', async () => {
  await expect(readOpenings('')).rejects.toThrow('no position');
  await expect(readOpenings(`${START}\ne5 1 1\n`)).rejects.toThrow('line 2');
});

test('games without openings have none', async () => {
  const blitz = expectValue(startPosition('yinsh', 'blitz', [])).text;
  expect(hasOpenings(blitz)).toBe(false);
  expect(await loadOpenings(blitz)).toBeNull();
  expect(hasOpenings(START)).toBe(true);
});

describe('the openings that are kept', () => {
  test.each(names)('%s is small', (name) => {
    expect(brotliCompressSync(readFileSync(new URL(name, folder))).length).toBeLessThan(30_000);
  });

  test.each(names)('%s leads on from the start for several turns', async (name) => {
    const [game = '', variant = 'standard'] = name.replace('.txt', '').split('-');
    let position = expectValue(startPosition(game, variant, [])).text;
    expect(hasOpenings(position)).toBe(true);
    const book = await loadOpenings(position);
    for (let turn = 0; turn < 5; turn++) {
      const played = book?.from(position) ?? [];
      expect(played.length).toBeGreaterThan(0);
      for (const { games, won, drawn, lost } of played) expect(won + drawn + lost).toBe(games);
      position = after(position, played[0]?.turn ?? '');
    }
  });
});
