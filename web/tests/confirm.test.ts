import { describe, expect, test } from 'vitest';
import { newGame } from '../src/play/new-game';
import { Session, type SessionSetting } from '../src/play/session.svelte';
import { MemoryStore, type Player, type StoredGame } from '../src/store';
import { loadRulesFromDisk } from './rules';

loadRulesFromDisk();

const person: Player = { kind: 'person', name: '' };
const computer: Player = { kind: 'computer', level: 1 };
const START = 'gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push';
const CONTESTS = ['die', 'coin', 'yinsh-blitz', 'agreed'] as const;

function linked(contest: string, white = person, black = person): StoredGame {
  const links = { links: `Z:${contest}`, contests: 'challenged', limit: null, seed: '1' } as const;
  const choice = { game: 'gipf+', variant: 'basic', agreed: [], time: null } as const;
  return newGame({ ...choice, white, black, position: START, links });
}

function open(game: StoredGame, confirm: boolean, changes: Partial<SessionSetting> = {}): Session {
  return new Session(game, {
    store: new MemoryStore(),
    playForced: () => false,
    confirmTurn: () => confirm,
    now: () => 0,
    ...changes,
  });
}

const think: SessionSetting['think'] = async ({ pending }) => (pending === '' ? 'Z:e3-e5' : 'b2');

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** What a person sees of what he has just decided. */
function waits(session: Session): [waiting: boolean, canUndo: boolean] {
  return [session.entry?.waiting ?? false, session.entry?.canUndo ?? false];
}

describe.each(CONTESTS)('a use that %s decide about', (contest) => {
  test('waits with its declaration and its answer until each is confirmed, and can be taken back until then', () => {
    const session = open(linked(contest), true);
    session.entry?.click('e3');
    session.entry?.click('e5');
    expect(waits(session)).toEqual([true, true]);
    expect(session.entry?.decider, 'it is still his').toBe('white');
    session.entry?.undo();
    expect(session.linked?.stage).toBe('main');
    session.entry?.click('e3');
    session.entry?.click('e5');
    session.entry?.confirm();
    expect(waits(session)).toEqual([false, false]);
    expect([session.linked?.stage, session.entry?.decider]).toEqual(['declared', 'black']);

    session.entry?.answer('challenge');
    expect(waits(session)).toEqual([true, true]);
    expect(session.linked?.stage, 'nobody has seen dice').toBe('declared');
    session.entry?.undo();
    session.entry?.answer('challenge');
    session.entry?.confirm();
    expect(session.linked?.pending?.challenged).toBe(true);
    expect(session.entry?.canUndo).toBe(false);
  });

  test('goes on at once where nobody confirms', () => {
    const session = open(linked(contest), false);
    session.entry?.click('e3');
    session.entry?.click('e5');
    expect(session.linked?.stage).toBe('declared');
    session.entry?.answer('challenge');
    expect(session.linked?.pending?.challenged).toBe(true);
    expect(waits(session)).toEqual([false, false]);
  });

  test.each([true, false])('against the computer, confirming: %s', async (confirm) => {
    const session = open(linked(contest, computer), confirm, { think });
    await pause();
    expect([session.linked?.stage, session.handsOff]).toEqual(['declared', false]);
    session.entry?.answer('accept');
    if (confirm) session.entry?.undo();
    session.entry?.answer('accept');
    if (confirm) session.entry?.confirm();
    await pause();
    expect(session.turns.map(({ text }) => text)).toEqual(['Z:e3-e5;accept']);
    expect([session.entry?.mover, session.thinking]).toEqual(['black', false]);
    session.entry?.click('b2');
    expect(waits(session)).toEqual([confirm, confirm]);
    session.entry?.confirm();
    expect(session.turns.length).toBe(2);
    session.takeBack();
    expect(session.turns.length, 'to his own turn').toBe(1);
  });

  test('a reload in the middle keeps what stands and what waits', () => {
    const session = open(linked(contest), true);
    session.entry?.click('e3');
    session.entry?.click('e5');
    const waiting = open(session.game, true);
    expect(waits(waiting)).toEqual([true, true]);
    expect(waiting.entry?.decider).toBe('white');
    waiting.entry?.confirm();
    waiting.entry?.answer('challenge');
    const unanswered = open(waiting.game, true);
    expect(unanswered.linked?.stage, 'an answer that was not confirmed was not given').toBe('declared');
    waiting.entry?.confirm();
    const contested = open(waiting.game, true);
    expect(contested.linked).toEqual(waiting.linked);
    expect(waits(contested)).toEqual([false, false]);
  });
});

test('turns of a contest wait as turns do', () => {
  const session = open(linked('yinsh-blitz'), true);
  session.entry?.type('Z:e3-e5;challenge');
  expect(session.contest?.contest).toBe('yinsh-blitz');
  expect([session.entry?.mover, session.entry?.decider], 'the user has White').toEqual(['white', 'white']);
  session.entry?.click('f6');
  expect(waits(session)).toEqual([true, true]);
  expect(session.entry?.mover).toBe('white');
  session.entry?.undo();
  session.entry?.click('f7');
  session.entry?.confirm();
  expect([session.entry?.mover, session.entry?.canUndo]).toEqual(['black', false]);
  const again = open(session.game, true);
  expect(again.shownPosition.text).toBe(session.shownPosition.text);
  // Giving the contest up is a decision like any other.
  again.entry?.answer('won');
  expect(waits(again)).toEqual([true, true]);
  again.entry?.confirm();
  expect(again.turns.map(({ text }) => text)).toEqual(['Z:e3-e5;challenge;won']);
});

test('what dice have decided is acknowledged once, and cannot be taken back', () => {
  const session = open(linked('die'), true);
  session.entry?.type('Z:e3-e5;challenge');
  expect(session.linked?.stage).toBe('rolled');
  const won = session.linked?.pending?.won ?? false;
  session.entry?.answer(won ? 'won' : 'lost');
  expect(session.entry?.canUndo ?? false).toBe(false);
  expect(won ? session.turns.length : session.linked?.stage).toBe(won ? 1 : 'main');
});

test('taking a turn back gives up what was decided since', () => {
  const session = open(linked('coin'), true);
  session.entry?.type('b2');
  session.entry?.type('h2');
  session.entry?.click('e3');
  session.entry?.click('e5');
  session.takeBack();
  expect([session.turns.length, session.linked?.stage, session.position.side]).toEqual([1, 'main', 'black']);
  expect(waits(session)).toEqual([false, false]);
  expect(open(session.game, true).position.text).toBe(session.position.text);
});

function plain(position: string): StoredGame {
  const choice = { game: 'gipf', variant: 'basic', agreed: [], time: null } as const;
  return newGame({ ...choice, white: person, black: person, position });
}

describe('a position in the middle of a turn', () => {
  const CLAIM = 'gipf basic 4/5/1PPPP1/7/6/5/4 w 8/12 -- claim';

  test('with nothing to choose plays itself, and waits for a word if one is wanted', () => {
    const forced = { playForced: () => true };
    expect(open(plain(CLAIM), false, forced).turns.map(({ text }) => text)).toEqual(['xd3,d4,d5,d6']);
    const waiting = open(plain(CLAIM), true, forced);
    expect(waits(waiting), 'nothing was chosen').toEqual([true, false]);
    waiting.entry?.confirm();
    expect([waiting.turns.length, waiting.position.side]).toEqual([1, 'black']);
  });

  test('is entered by hand where nothing plays itself, and taken back', () => {
    const session = open(plain(CLAIM), true);
    session.entry?.click('d4');
    expect(waits(session)).toEqual([true, true]);
    const again = open(session.game, true);
    expect(waits(again), 'half a turn outlives a reload').toEqual([true, true]);
    again.entry?.undo();
    expect(waits(again)).toEqual([false, false]);
    again.entry?.take();
    again.entry?.confirm();
    expect(again.turns.length).toBe(1);
  });
});
