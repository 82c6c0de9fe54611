import { expect, test } from 'vitest';
import { newGame } from '../src/play/new-game';
import { Session } from '../src/play/session.svelte';
import { MemoryStore, type Player, type StoredGame } from '../src/store';
import { Table } from '../src/wasm';
import { loadRulesFromDisk, withTurns } from './rules';

loadRulesFromDisk();

const person: Player = { kind: 'person', name: '' };

const EMPTY = 'gipf basic 4/5/6/7/6/5/4 w 9/9 -- push';
const ROUND = ['b2', 'c1-c3', 'b1-b3', 'c1-c4', 'b6-b5', 'a3-b4', 'a3-c5;xb2,b3,b4,b5'];

/** The same round again and again, as far as the second turn of one: nothing grows but the list of turns. */
function gameOf(turns: number): StoredGame {
  const rounds = Array.from({ length: turns }, (_, round) => [
    round === 0 ? 'c2' : 'xc2,c3,c4,c5;c2',
    ...ROUND,
  ]);
  const choice = { game: 'gipf', variant: 'basic', agreed: [], time: null } as const;
  const start = newGame({ ...choice, white: person, black: person, position: EMPTY });
  return withTurns(start, rounds.flat().slice(0, turns));
}

interface Cost {
  readonly calls: Record<string, number>;
  readonly bytes: number;
}

/** What is asked of the rules while something is done, and how much they answer. The record grows with the game. */
function costOf(act: () => void): Cost {
  const calls: Record<string, number> = {};
  let bytes = 0;
  const prototype = Table.prototype as unknown as Record<string, unknown>;
  const plain = new Map<string, unknown>();
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;
    if (typeof method !== 'function' || name === 'constructor' || name.startsWith('__')) continue;
    plain.set(name, method);
    prototype[name] = function counted(this: Table, ...given: unknown[]): unknown {
      const answer = (method as (...rest: unknown[]) => unknown).apply(this, given);
      calls[name] = (calls[name] ?? 0) + 1;
      if (name !== 'text') bytes += JSON.stringify(answer ?? null).length;
      return answer;
    };
  }
  try {
    act();
  } finally {
    for (const [name, method] of plain) prototype[name] = method;
  }
  return { calls, bytes };
}

function turnIn(turns: number): Cost {
  const session = new Session(gameOf(turns), {
    store: new MemoryStore(),
    playForced: () => true,
    confirmTurn: () => true,
    now: () => 0,
  });
  expect(session.turns.length).toBe(turns);
  return costOf(() => {
    session.entry?.click('c1');
    session.entry?.click('c2');
    session.entry?.confirm();
    expect(session.turns.length).toBe(turns + 1);
  });
}

test('a turn in a game of two hundred turns asks no more of the rules than one in a game of two', () => {
  const [short, long] = [turnIn(2), turnIn(202)];
  expect(long.calls).toEqual(short.calls);
  // The number of turns is two digits longer wherever it is told.
  expect(long.bytes - short.bytes).toBeLessThanOrEqual(
    2 * Object.values(long.calls).reduce((a, b) => a + b, 0),
  );
});
