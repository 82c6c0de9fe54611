import { beforeAll, expect, test } from 'vitest';
import { ChessClock, clockText } from '../src/play/clock';
import { newGame, rematchOf } from '../src/play/new-game';
import { tableOf } from '../src/play/record-text';
import { Session } from '../src/play/session.svelte';
import { MemoryStore, type Player, type StoredGame } from '../src/store';
import { loadRulesFromDisk, turnsOf, withTurns } from './rules';

beforeAll(loadRulesFromDisk);

const person: Player = { kind: 'person', name: '' };

function game(changes: Partial<StoredGame> = {}, position?: string): StoredGame {
  const plain = newGame({
    game: 'gipf',
    variant: 'standard',
    agreed: [],
    white: person,
    black: person,
    time: null,
    position,
  });
  return { ...plain, ...changes };
}

function open(stored: StoredGame, store = new MemoryStore(), now = { time: 0 }): Session {
  return new Session(stored, {
    store,
    playForced: () => true,
    confirmTurn: () => false,
    now: () => now.time,
  });
}

test('every turn is kept, and a game goes on where it stopped', async () => {
  const store = new MemoryStore();
  const session = open(game(), store);
  session.entry?.type('e1-e3');
  session.entry?.type('d7');
  const kept = await store.get(session.game.id);
  expect(turnsOf(kept as StoredGame)).toEqual(['e1-e3', 'd7']);
  const again = open(kept as StoredGame, store);
  expect(again.position.text).toBe(session.position.text);
  expect(again.entry).not.toBeNull();
});

test('a tap that completes a turn is kept once', () => {
  const store = new MemoryStore();
  let kept = 0;
  const put = store.put.bind(store);
  store.put = (stored) => {
    kept += 1;
    return put(stored);
  };
  const session = open(game({}, 'gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push'), store);
  session.hand.click('e1');
  const before = kept;
  session.hand.click('e3');
  expect(turnsOf(session.game)).toEqual(['e1-e3']);
  expect(kept - before).toBe(1);
});

test('the last turn of a game moves its pieces like every other', () => {
  const last = 'tzaar tournament A4/5(a2)/7/5Z2/1z5(T4)/1(a2)5Z/2A4/(T8)2(Z2)z1/(A4)2(t4)1 b -/- capture';
  const session = open(game({ game: 'tzaar' }, last));
  for (const point of ['b6', 'd6', 'h5', 'i4']) session.hand.click(point);
  expect(session.end).not.toBeNull();
  expect(session.scene.transition?.moves).toEqual([{ from: 'h5', to: 'i4' }]);
});

test('a turn can be taken back', () => {
  const session = open(withTurns(game(), ['e1-e3', 'd7']));
  session.takeBack();
  expect(turnsOf(session.game)).toEqual(['e1-e3']);
  expect(session.position.side).toBe('black');
});

test('a game whose clocks were stopped stays so when it is opened again', () => {
  const now = { time: 0 };
  const stored = { ...withTurns(game(), ['e1-e3', 'd7']), time: { initial: 60_000, increment: 0 } };
  const setting = { store: new MemoryStore(), playForced: () => true, confirmTurn: () => false };
  const session = new Session(stored, { ...setting, now: () => now.time, paused: true });
  now.time = 20_000;
  session.tick();
  expect([session.paused, session.left]).toEqual([true, [60_000, 60_000]]);
  session.resume();
  now.time = 30_000;
  session.tick();
  expect(session.left).toEqual([50_000, 60_000]);
});

test.each([
  ['w', 'black', 0],
  ['w', 'white', 1],
  ['b', 'black', 1],
  ['b', 'white', 0],
])('with %s to begin and a person as %s, %i turns are enough to take one back', (first, own, enough) => {
  const computer: Player = { kind: 'computer', level: 1 };
  const position = `gipf basic p2P/5/6/P5p/6/5/p2P ${first} 12/12 -- push`;
  const stored = game(own === 'white' ? { black: computer } : { white: computer }, position);
  const turns = first === 'w' ? ['e1-e3', 'd7'] : ['d7', 'e1-e3'];
  const able = [0, 1, 2].map((count) => open(withTurns(stored, turns.slice(0, count))).canTakeBack);
  expect(able).toEqual([false, enough === 1, true]);
});

test('against the computer a take-back reaches to one’s own turn', async () => {
  const asked: number[] = [];
  const session = new Session(game({ black: { kind: 'computer', level: 4 } }), {
    store: new MemoryStore(),
    playForced: () => true,
    confirmTurn: () => false,
    now: () => 0,
    think: (_game, level) => {
      asked.push(level);
      return Promise.resolve('d7');
    },
  });
  session.entry?.type('e1-e3');
  expect(session.thinking).toBe(true);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(asked).toEqual([4]);
  expect(turnsOf(session.game)).toEqual(['e1-e3', 'd7']);
  session.takeBack();
  expect(turnsOf(session.game)).toEqual([]);
  expect(session.position.side).toBe('white');
});

test('resigning ends the game', () => {
  const session = open(game());
  session.resign('white');
  expect(session.end).toEqual({ winner: 'black', reason: 'resignation' });
  expect(session.entry).toBeNull();
});

test('looking back shows an earlier position and keeps the game', () => {
  const session = open(withTurns(game(), ['e1-e3', 'd7']));
  session.show(1);
  expect(session.live).toBe(false);
  expect(session.shownPosition.side).toBe('black');
  session.show(9);
  expect(session.live).toBe(true);
});

test('the clock runs from the third turn on, and time decides', () => {
  const now = { time: 0 };
  const session = open(
    game({ time: { initial: 60_000, increment: 2000 }, left: [60_000, 60_000] }),
    undefined,
    now,
  );
  session.entry?.type('e1-e3');
  now.time = 30_000;
  session.entry?.type('d7');
  expect(session.left).toEqual([60_000, 60_000]);
  now.time = 40_000;
  session.entry?.type('b1-b3');
  expect(session.left).toEqual([52_000, 60_000]);
  now.time = 100_001;
  session.tick();
  expect(session.end).toEqual({ winner: 'white', reason: 'time' });
});

test('a rematch exchanges the sides and the handicap stays with its player', () => {
  const first = newGame({
    game: 'gipf',
    variant: 'basic',
    agreed: [['extra', [2, 0]]],
    white: { kind: 'person', name: 'Ada' },
    black: { kind: 'computer', level: 3 },
    time: null,
  });
  const second = rematchOf(first);
  expect(second.black).toEqual({ kind: 'person', name: 'Ada' });
  expect(tableOf(second).start()).toBe('gipf basic p2P/5/6/P5p/6/5/p2P w 12/14 -- push');
});

test('clocks as people read them', () => {
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(3_600_000)).toBe('1:00:00');
  expect(clockText(9_450)).toBe('0:09.4');
  expect(clockText(0)).toBe('0:00.0');
  const clock = new ChessClock({ initial: 1000, increment: 0 });
  clock.start('white', 0);
  expect(clock.left('white', 5000)).toBe(0);
});

test('what happens by itself at the beginning is told to whoever holds the session', async () => {
  const told: string[] = [];
  const start = 'gipf basic 4/5/1PPPP1/7/6/5/4 w 8/12 -- claim';
  const session: Session = new Session(game({}, start), {
    store: new MemoryStore(),
    playForced: () => true,
    confirmTurn: () => false,
    turned: (turn) => told.push(`${turn.text} ${session.position.side}`),
  });
  await Promise.resolve();
  expect(told).toEqual(['xd3,d4,d5,d6 black']);
  expect(session.entry).not.toBeNull();
});

test('a computer that fails does not think for ever, and can be asked again', async () => {
  let broken = true;
  const session = new Session(game({ black: { kind: 'computer', level: 4 } }), {
    store: new MemoryStore(),
    playForced: () => true,
    confirmTurn: () => false,
    think: () => (broken ? Promise.reject(new Error('panicked')) : Promise.resolve('d7')),
  });
  session.entry?.type('e1-e3');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect([session.thinking, session.failed]).toEqual([false, 'panicked']);
  expect(turnsOf(session.game)).toEqual(['e1-e3']);
  broken = false;
  session.askAgain();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect([session.thinking, session.failed]).toEqual([false, null]);
  expect(turnsOf(session.game)).toEqual(['e1-e3', 'd7']);
});
