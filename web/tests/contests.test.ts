import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { linkedSentence, stakeText } from '../src/game/linked-words';
import { contestTurns } from '../src/game/turns';
import { showLanguage } from '../src/i18n';
import { newGame } from '../src/play/new-game';
import { recordText, tableOf } from '../src/play/record-text';
import { Session, type SessionSetting } from '../src/play/session.svelte';
import { MemoryStore, type Player, type StoredGame } from '../src/store';
import { RecordTree, type Way } from '../src/wasm';
import { loadEngineFromDisk, loadRulesFromDisk } from './rules';

loadRulesFromDisk();
const engine = loadEngineFromDisk();
beforeAll(() => showLanguage('en'));

const person: Player = { kind: 'person', name: '' };
const computer: Player = { kind: 'computer', level: 1 };
/** White has a loaded Z that can jump. */
const START = 'gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push';
/** White has no piece to bring in: all he can do is use his Z. */
const ONLY_USE = 'gipf+ basic 4/2P2/6/1(PZ)pP3/4p1/1p3/4 w 0/12 -- -/- push';
const WAYS = ['always', 'challenged'] as const;
const CONTESTS = [
  'die',
  'coin',
  'yinsh',
  'yinsh-blitz',
  'gipf-basic',
  'dvonn',
  'tzaar',
  'zertz',
  'punct',
  'agreed',
] as const;
const GAMES: ReadonlySet<string> = new Set([
  'yinsh',
  'yinsh-blitz',
  'gipf-basic',
  'dvonn',
  'tzaar',
  'zertz',
  'punct',
]);

const PAIRS = WAYS.flatMap((way) =>
  CONTESTS.flatMap((contest) => [true, false].map((confirm) => ({ way, contest, confirm }))),
);

function linked(way: Way, contest: string, white: Player, black: Player, position = START): StoredGame {
  const links = { links: `Z:${contest}`, contests: way, limit: null, seed: '1' };
  const choice = { game: 'gipf+', variant: 'basic', agreed: [], time: null } as const;
  return newGame({ ...choice, white, black, position, links });
}

const think: SessionSetting['think'] = async ({ start, turns, links, pending }, level) =>
  links === null
    ? (engine.play(start, [...turns], level, 1) ?? null)
    : (engine.decide(
        start,
        links.links,
        links.contests,
        links.limit ?? undefined,
        links.seed,
        [...turns],
        pending,
        level,
        1,
      ) ?? null);

function open(game: StoredGame, confirm: boolean, changes: Partial<SessionSetting> = {}): Session {
  return new Session(game, {
    store: new MemoryStore(),
    playForced: () => false,
    confirmTurn: () => confirm,
    now: () => 0,
    think,
    ...changes,
  });
}

async function settle(session: Session): Promise<void> {
  for (let round = 0; round < 50; round++) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    if (!session.thinking) return;
  }
}

function confirmed(session: Session, confirm: boolean): void {
  expect(session.entry?.waiting ?? false).toBe(confirm);
  if (confirm) session.entry?.confirm();
}

/** Uses the Z; with confirming, it is taken back once before it stands. */
function declare(session: Session, confirm: boolean): void {
  session.entry?.click('e3');
  session.entry?.click('e5');
  if (confirm) {
    expect([session.entry?.waiting, session.entry?.canUndo]).toEqual([true, true]);
    expect(session.linked?.pending?.dice ?? null, 'nobody has seen dice').toBeNull();
    session.entry?.undo();
    expect(session.linked?.stage).toBe('main');
    session.entry?.click('e3');
    session.entry?.click('e5');
    session.entry?.confirm();
  }
  expect(session.entry?.canUndo ?? false, 'what is declared stands').toBe(false);
}

/** What the record says is what the session shows, wherever it is put aside. */
function putAside(session: Session, confirm: boolean): void {
  const again = open(session.game, confirm, { think: async () => null });
  expect(again.linked).toEqual(session.linked);
  expect(again.shownPosition).toEqual(session.shownPosition);
  expect(again.turns).toEqual(session.turns);
}

describe.each(PAIRS)('$way, $contest, confirming: $confirm', ({ way, contest, confirm }) => {
  /** The end of the contest, decided by people. */
  function decide(session: Session): void {
    if (contest === 'agreed') {
      session.entry?.answer('won');
      confirmed(session, confirm);
      session.entry?.answer('lost');
      confirmed(session, confirm);
      expect(session.linked?.disputed, 'they contradict each other').toBe(true);
      session.entry?.answer('lost');
      confirmed(session, confirm);
      expect(session.linked?.disputed).toBe(false);
      putAside(session, confirm);
      session.entry?.answer('lost');
      confirmed(session, confirm);
    } else if (GAMES.has(contest)) {
      expect(session.contest?.contest).toBe(contest);
      expect(session.entry?.mover, 'the user has White').toBe('white');
      const first = {
        yinsh: 'f6',
        'yinsh-blitz': 'f6',
        'gipf-basic': 'b3',
        dvonn: 'e3',
        tzaar: 'e4-d4',
        zertz: 'Wd4;d1',
        punct: 'R;@e12;sw',
      }[contest as 'yinsh'];
      session.entry?.type(first);
      if (session.contest) expect(contestTurns(session.contest)).toEqual([{ text: first, mover: 'white' }]);
      putAside(session, confirm);
      // Black gives it up.
      session.entry?.answer('won');
      confirmed(session, confirm);
    } else {
      const won = session.linked?.pending?.won;
      expect(won).not.toBeNull();
      session.entry?.answer(won ? 'won' : 'lost');
    }
  }

  test('two people go through it, it outlives the page, and the record says it all', () => {
    const session = open(linked(way, contest, person, person), confirm);
    declare(session, confirm);
    putAside(session, confirm);
    if (way === 'challenged') {
      expect(session.linked?.stage).toBe('declared');
      session.entry?.answer('challenge');
      confirmed(session, confirm);
    }
    expect(session.linked?.pending?.challenged).toBe(true);
    putAside(session, confirm);
    decide(session);
    const { turns } = session;
    expect(session.linked?.stage).toBe('main');
    if (turns.length === 0) {
      expect(session.position.side, 'who lost the contest decides anew').toBe('white');
      session.entry?.click('b2');
      if (confirm) session.entry?.confirm();
    }
    expect(session.turns.length).toBe(1);
    expect(session.turns[0]?.text.includes('challenge')).toBe(way === 'challenged');
    putAside(session, confirm);
    const text = recordText(session.game);
    expect(text.includes('[Contests "always"]')).toBe(way === 'always');
    const read = RecordTree.read(text);
    expect(read?.text()).toBe(text);
    expect(tableOf(session.game).links()?.contests).toBe(way);
    session.takeBack();
    expect([session.turns.length, session.linked?.stage, session.shownPosition.text]).toEqual([
      0,
      'main',
      START,
    ]);
  });

  test('the computer uses its potential, and a person stands against it', async () => {
    const session = open(linked(way, contest, computer, person, ONLY_USE), confirm);
    await settle(session);
    if (way === 'challenged') {
      expect([session.linked?.stage, session.handsOff]).toEqual(['declared', false]);
      session.entry?.answer('challenge');
      confirmed(session, confirm);
      await settle(session);
    }
    expect(session.linked?.pending?.user).toBe('white');
    if (contest === 'agreed') {
      session.entry?.answer('won');
      confirmed(session, confirm);
    } else if (GAMES.has(contest)) {
      await settle(session);
      expect(session.contest?.turns.length, 'the computer has begun').toBe(1);
      expect(session.handsOff).toBe(false);
      session.entry?.answer('won');
      confirmed(session, confirm);
    } else {
      const won = session.linked?.pending?.won;
      session.entry?.answer(won ? 'won' : 'lost');
    }
    await settle(session);
    expect(session.failed).toBeNull();
    expect(session.linked?.stage).toBe('main');
    // It has used it, or has lost it and with it the game.
    expect(session.turns.length).toBe(1);
  });

  test('a person uses his, and the computer stands against it', async () => {
    const session = open(linked(way, contest, person, computer), confirm);
    declare(session, confirm);
    await settle(session);
    const stage = session.linked?.stage;
    if (way === 'challenged' && stage === 'main') return;
    if (contest === 'agreed') {
      session.entry?.answer('lost');
      confirmed(session, confirm);
      await settle(session);
    } else if (GAMES.has(contest)) {
      session.entry?.answer('lost');
      confirmed(session, confirm);
    } else {
      const won = session.linked?.pending?.won;
      session.entry?.answer(won ? 'won' : 'lost');
    }
    await settle(session);
    expect(session.failed).toBeNull();
    expect(session.linked?.stage).toBe('main');
  });
});

describe('a contest on its board', () => {
  test('is announced first, by whoever it was begun', async () => {
    const session = open(linked('always', 'dvonn', computer, person, ONLY_USE), false, { announces: true });
    await settle(session);
    expect(session.announced?.contest).toBe('dvonn');
    expect([session.contest, session.shownPosition.game, session.handsOff]).toEqual([null, 'gipf+', true]);
    expect(session.linked?.pending?.turns, 'nothing is played unseen').toEqual([]);
    session.beginContest();
    await settle(session);
    expect([session.announced, session.shownPosition.game]).toEqual([null, 'dvonn']);
    expect(session.contest?.turns.length).toBe(1);
    // It is announced once.
    const again = open(session.game, false, { announces: true });
    expect([again.announced, again.shownPosition.game]).toEqual([null, 'dvonn']);
  });

  test('says who played each of its turns, also where one player has two in a row', () => {
    const session = open(linked('always', 'dvonn', person, person), false);
    session.entry?.type('Z:e3-e5');
    // White places the last of 49 pieces and makes the first move.
    const file = new URL('../../data/vectors/dvonn-games.jsonl', import.meta.url);
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    const { actions } = JSON.parse(line) as { readonly actions: readonly string[] };
    for (const action of actions.slice(0, 51)) session.entry?.type(action);
    const turns = session.contest ? contestTurns(session.contest) : [];
    expect(turns.slice(47).map(({ mover }) => mover)).toEqual(['black', 'white', 'white', 'black']);
  });

  test('goes away with what was taken back', () => {
    const session = open(linked('always', 'yinsh', person, person), false, { announces: true });
    session.entry?.type('b2');
    session.entry?.type('h2');
    session.entry?.type('Z:e3-e5');
    expect(session.announced?.contest).toBe('yinsh');
    session.takeBack();
    expect([session.announced, session.shownPosition.game, session.turns.length]).toEqual([null, 'gipf+', 1]);
  });
});

test('what has to be won is told before a use is declared', () => {
  const links = { links: 'Z:die D:dvonn', contests: 'always', limit: null, seed: '1' } as const;
  expect(stakeText(links, 'Z')).toBe(
    'Before it is used: dice. Both roll a die; equal dice: the user wins (21 times in 36).',
  );
  expect(stakeText(links, 'D')).toContain('a game of DVONN');
  expect(stakeText(links, 'Y')).toBe('');
  expect(stakeText(null, 'Z')).toBe('');
  expect(stakeText({ ...links, contests: 'challenged' }, 'Z')).toContain('may challenge');
});

test('players who contradict each other are told so', () => {
  const session = open(linked('always', 'agreed', person, person), false);
  declare(session, false);
  session.entry?.answer('won');
  session.entry?.answer('lost');
  const view = session.linked;
  expect(view && linkedSentence(view, { user: 'white', name: '' })).toMatch(
    /^The two answers contradict each other\. Say it again, both of you\. White: who has won/,
  );
});
