import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answered, Followed } from '../src/online/client';
import type { Begun, Connection, SentTurn } from '../src/online/connection.svelte';
import { Match, clocksAt } from '../src/online/match.svelte';
import { fold } from '../src/online/standing';
import type { Event, EventBody, GameHead, MessageId, RequestBody, Side } from '../src/online/wire';
import { expectValue, startPosition } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

loadRulesFromDisk();

const person = { id: 'p', kind: 'guest', name: null } as const;

function headOf(start: string, links?: string): GameHead {
  const terms = { start, clock: { kind: 'none' }, rated: false, side: 'any' } as const;
  const linked =
    links === undefined ? {} : { links: { links, contests: 'challenged' as const, limit: null } };
  return { id: 'g', terms: { ...terms, ...linked }, seats: [{ person }, { person }], at: 0 };
}

/** A server that has what it is given, and says what it wants. */
class TestServer {
  events: Event[] = [];
  readonly asked: { id: MessageId; body: RequestBody; answer: (answered: Answered) => void }[] = [];
  /** What an earlier page has sent and has heard nothing of. */
  unanswered: Begun<SentTurn> | null = null;
  #follower: (followed: Followed) => void = () => undefined;

  readonly connection = {
    begin: (body: RequestBody) => {
      const id = `r${this.asked.length + 1}`;
      const answer = new Promise<Answered>((resolve) => this.asked.push({ id, body, answer: resolve }));
      return { id, body, answer };
    },
    unansweredTurn: () => this.unanswered,
    ask: (body: RequestBody) => this.connection.begin(body).answer,
    follow: (_game: string, follower: (followed: Followed) => void) => {
      this.#follower = follower;
      return () => undefined;
    },
    listen: () => () => undefined,
  } as unknown as Connection;

  constructor(readonly head: GameHead) {}

  get followed(): Followed {
    const { head, events } = this;
    return { head, events, clock: null, heard: 0 };
  }

  happened(by: Side | null, body: EventBody, cause: MessageId | null = null): void {
    this.events = [...this.events, { version: this.events.length + 1, at: 0, by, cause, body }];
    this.#follower(this.followed);
  }

  turn(by: Side, number: number, text: string, cause: MessageId | null = null): void {
    this.happened(by, { kind: 'turn', number, text, spent: 0, lag: 0 }, cause);
  }

  get sent(): RequestBody[] {
    return this.asked.map(({ body }) => body).filter(({ kind }) => kind === 'turn');
  }

  /** The turns of which the page was told. */
  readonly told: string[] = [];

  open(side: Side | null, setting: { confirm?: boolean; roll?: number } = {}): Match {
    return new Match(this.head, side, this.followed, this.connection, {
      playForced: () => true,
      confirmTurn: () => setting.confirm ?? false,
      now: () => 0,
      rollTime: () => setting.roll ?? 0,
      turned: ({ text }) => this.told.push(text),
    });
  }
}

const gipf = headOf(expectValue(startPosition('gipf', 'standard', [])).text);
let server: TestServer;

beforeEach(() => {
  server = new TestServer(gipf);
});

const played = (match: Match): string[] => match.session.turns.map(({ text }) => text);

test('a turn that is entered is sent whole, and shown before the server has it', () => {
  const match = server.open('white');
  match.session.entry?.click('e1');
  match.session.entry?.click('e3');
  expect(server.sent).toMatchObject([{ game: 'g', number: 1, text: 'e1-e3', seen: 0, thought: 0 }]);
  expect(played(match)).toEqual(['e1-e3']);
  expect(match.sending).not.toBeNull();
  server.turn('white', 1, 'e1-e3', 'r1');
  expect(match.sending).toBeNull();
  expect(played(match)).toEqual(['e1-e3']);
  expect(match.myTurn).toBe(false);
});

test('a turn that waits for its confirmation is not sent', () => {
  const match = server.open('white', { confirm: true });
  match.session.entry?.click('e1');
  match.session.entry?.click('e3');
  expect(server.sent).toEqual([]);
  match.session.entry?.confirm();
  expect(server.sent).toHaveLength(1);
});

test('turns of the other come onto the board and are not sent back', () => {
  const match = server.open('black');
  server.turn('white', 1, 'e1-e3', 'other');
  expect(played(match)).toEqual(['e1-e3']);
  expect(server.sent).toEqual([]);
  expect(match.myTurn).toBe(true);
});

test('what the server refuses is taken off the board, with the reason', async () => {
  const match = server.open('white');
  match.session.entry?.type('e1-e3');
  server.asked[0]?.answer({ problem: { kind: 'timeUp' } });
  await Promise.resolve();
  await Promise.resolve();
  expect(played(match)).toEqual([]);
  expect(match.problem).toEqual({ kind: 'timeUp' });
  expect(match.myTurn).toBe(true);
});

test('a second device of the same player wins if it was first', () => {
  const match = server.open('white');
  match.session.entry?.type('e1-e3');
  server.turn('white', 1, 'b3', 'elsewhere');
  expect(played(match)).toEqual(['b3']);
});

/** A turn that an earlier page has sent and that is answered as it is told. */
function leaveUnanswered(
  number: number,
  text: string,
  answer = new Promise<Answered>(() => undefined),
): void {
  const body = { kind: 'turn', game: 'g', number, text, seen: number - 1, thought: 0 } as const;
  server.unanswered = { id: 'before', body, answer };
}

test('a turn that was not acknowledged before the page was loaded again is on the board and on its way', () => {
  leaveUnanswered(1, 'e1-e3');
  const match = server.open('white');
  expect(played(match)).toEqual(['e1-e3']);
  expect(match.sending).toEqual({ id: 'before', text: 'e1-e3' });
  expect(match.myTurn).toBe(false);
  expect([server.sent, server.told]).toEqual([[], []]);
  server.turn('white', 1, 'e1-e3', 'before');
  expect([match.sending, played(match)]).toEqual([null, ['e1-e3']]);
  server.turn('black', 2, 'e9-e7');
  expect(played(match)).toEqual(['e1-e3', 'e9-e7']);
  expect(server.told).toEqual(['e9-e7']);
});

test('what was sent before and is refused now leaves the board, with the reason', async () => {
  leaveUnanswered(1, 'e1-e3', Promise.resolve({ problem: { kind: 'timeUp' } }));
  const match = server.open('white');
  expect(played(match)).toEqual(['e1-e3']);
  await Promise.resolve();
  await Promise.resolve();
  expect([match.sending, played(match), match.problem]).toEqual([null, [], { kind: 'timeUp' }]);
});

test('a turn that the server has meanwhile, or has gone on without, is no longer on its way', () => {
  leaveUnanswered(1, 'e1-e3');
  server.turn('white', 1, 'e1-e3', 'before');
  expect(server.open('white').sending).toBeNull();
  leaveUnanswered(1, 'b3');
  const match = server.open('white');
  expect([match.sending, played(match)]).toEqual([null, ['e1-e3']]);
});

test('a turn from a second device replaces what was entered here and not sent', () => {
  const match = server.open('white', { confirm: true });
  match.session.entry?.click('e1');
  match.session.entry?.click('e3');
  expect(match.session.entry?.waiting).toBe(true);
  server.turn('white', 1, 'b3', 'elsewhere');
  expect(played(match)).toEqual(['b3']);
  server.turn('black', 2, 'd7');
  expect(played(match)).toEqual(['b3', 'd7']);
  expect(server.sent).toEqual([]);
});

test('a choice for the next turn is forgotten when turns are taken back', () => {
  server.turn('white', 1, 'e1-e3');
  const match = server.open('white');
  match.premove.offer(match.session.position);
  match.premove.entry?.click('a2');
  match.premove.entry?.click('b3');
  expect(match.premove.text).toBe('b3');
  server.happened('white', { kind: 'takenBack', to: 0 });
  expect(match.myTurn).toBe(true);
  expect([server.sent, match.premove.text]).toEqual([[], null]);
});

test('turns that are taken back leave the board', () => {
  server.turn('white', 1, 'e1-e3');
  server.turn('black', 2, 'e9-e7');
  const match = server.open('white');
  server.happened('black', { kind: 'takenBack', to: 1 });
  expect(played(match)).toEqual(['e1-e3']);
  server.turn('black', 2, 'd7');
  expect(played(match)).toEqual(['e1-e3', 'd7']);
});

test('whoever watches enters nothing and sends nothing', () => {
  const match = server.open(null);
  server.turn('white', 1, 'e1-e3');
  expect(match.myTurn).toBe(false);
  expect(played(match)).toEqual(['e1-e3']);
  expect(server.sent).toEqual([]);
});

test('a premove is sent as soon as it can be played, and forgotten if it cannot', () => {
  server.turn('white', 1, 'e1-e3');
  server.turn('black', 2, 'e9-e7');
  server.turn('white', 3, 'b1-c2');
  const match = server.open('white');
  match.premove.offer(match.session.position);
  match.premove.entry?.click('a2');
  match.premove.entry?.click('b3');
  expect(match.premove.text).toBe('b3');
  server.turn('black', 4, 'd7');
  expect(server.sent).toMatchObject([{ number: 5, text: 'b3' }]);
  server.turn('white', 5, 'b3', server.asked[0]?.id ?? '');
  match.premove.offer(match.session.position);
  match.premove.entry?.click('a2');
  match.premove.entry?.click('b3');
  server.happened(null, { kind: 'over', result: 'draw', reason: 'agreed' });
  expect(match.premove.text).toBeNull();
  expect(match.session.end).toMatchObject({ winner: null });
});

const offered = (by: Side, offer: 'draw' | 'takeback'): Event => ({
  version: 1,
  at: 0,
  by,
  body: { kind: 'offered', offer },
});
const turn = (by: Side): Event => ({
  version: 1,
  at: 0,
  by,
  body: { kind: 'turn', number: 1, text: '', spent: 0, lag: 0 },
});

test('offers live as long as the server says', () => {
  expect(fold([offered('white', 'draw')]).offers.white).toEqual(['draw']);
  expect(fold([offered('white', 'draw'), turn('black')]).offers.white).toEqual([]);
  expect(fold([offered('white', 'draw'), turn('white')]).offers.white).toEqual(['draw']);
  const declined: Event = { version: 2, at: 0, by: 'black', body: { kind: 'declined', offer: 'draw' } };
  const after = fold([offered('white', 'draw'), declined]);
  expect([after.offers.white, after.declined.white]).toEqual([[], ['draw']]);
});

test('clocks go on from what the server said, and a delay is free', () => {
  const view = { left: [60_000, 50_000] as [number, number], running: 'black' as const, version: 1 };
  const heard = { view: { ...view, since: 1000, now: 3000 }, heard: 500 };
  expect(clocksAt(heard, { kind: 'fischer', initial: 0, increment: 0 }, 1500)).toEqual([60_000, 47_000]);
  expect(clocksAt(heard, { kind: 'delay', initial: 0, delay: 2500 }, 1500)).toEqual([60_000, 49_500]);
  expect(clocksAt(heard, { kind: 'delay', initial: 0, delay: 9000 }, 1500)).toEqual([60_000, 50_000]);
});

test('a contest with dice is played as the server let them fall', () => {
  server = new TestServer(headOf('gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push', 'Z:die'));
  const match = server.open('black');
  server.turn('white', 1, 'Z:e3-e5');
  expect(match.session.linked?.stage).toBe('declared');
  expect(match.myTurn).toBe(true);
  match.session.entry?.answer('challenge');
  match.session.entry?.confirm();
  expect(server.sent).toMatchObject([{ number: 2, text: 'challenge' }]);
  const roll = { kind: 'dice', user: 6, challenger: 2 } as const;
  const body = { kind: 'turn', number: 2, text: 'challenge;won', spent: 0, lag: 0, roll } as const;
  server.happened('black', body, server.asked[0]?.id ?? '');
  expect(match.session.turns).toHaveLength(1);
  expect(match.myTurn).toBe(true);
});

describe('dice that fall while one looks', () => {
  const dice = { kind: 'dice', user: 6, challenger: 2 } as const;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new TestServer(headOf('gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push', 'Z:die'));
    return () => vi.useRealTimers();
  });

  function fall(text: string, cause = 'other'): void {
    server.happened('black', { kind: 'turn', number: 2, text, spent: 0, lag: 0, roll: dice }, cause);
  }

  test.each(['white', 'black', null] as const)('roll before what follows from them: %s', (side) => {
    const match = server.open(side, { roll: 900 });
    server.turn('white', 1, 'Z:e3-e5');
    if (side === 'black') match.session.entry?.answer('challenge');
    fall('challenge;won', server.asked.find(({ body }) => body.kind === 'turn')?.id);
    expect(match.rolled).toMatchObject({
      rolling: true,
      contest: { potential: 'Z', dice: [6, 2], won: true },
    });
    expect([match.session.turns.length, match.myTurn]).toEqual([0, false]);
    vi.runAllTimers();
    expect(match.rolled).toMatchObject({ rolling: false });
    expect(match.session.turns.map(({ text }) => text)).toEqual(['Z:e3-e5;challenge;won']);
    expect(match.myTurn).toBe(side === 'black');
    server.turn('black', 3, 'd7');
    expect([match.rolled, match.session.turns.length]).toEqual([null, 2]);
  });

  test('hold back what is played meanwhile, but not the end', () => {
    const match = server.open('white', { roll: 900 });
    server.turn('white', 1, 'Z:e3-e5');
    fall('challenge;won');
    server.turn('black', 3, 'd7');
    expect(match.session.turns).toHaveLength(0);
    vi.runAllTimers();
    expect(match.session.turns).toHaveLength(2);

    const other = new TestServer(server.head);
    server = other;
    const ended = other.open('white', { roll: 900 });
    other.turn('white', 1, 'Z:e3-e5');
    fall('challenge;lost');
    other.happened(null, { kind: 'over', result: 'white', reason: 'resigned' });
    expect(ended.session.end).toMatchObject({ winner: 'white' });
    vi.runAllTimers();
    expect(ended.session.end).toMatchObject({ winner: 'white' });
  });

  test('lie still for whoever comes later', () => {
    server.turn('white', 1, 'Z:e3-e5');
    fall('challenge;won');
    const match = server.open('black', { roll: 900 });
    expect([match.rolled, match.session.turns.length]).toEqual([null, 1]);
  });
});

test('a contest is played turn by turn', () => {
  server = new TestServer(headOf('gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push', 'Z:yinsh-blitz'));
  const match = server.open('white');
  match.session.entry?.type('Z:e3-e5');
  expect(server.sent).toMatchObject([{ number: 1, text: 'Z:e3-e5' }]);
  server.turn('white', 1, 'Z:e3-e5', server.asked[0]?.id ?? '');
  server.turn('black', 2, 'challenge');
  // It is told before its board appears.
  expect(match.session.announced).toMatchObject({ potential: 'Z', contest: 'yinsh-blitz' });
  expect([match.session.contest, match.session.shownPosition.game]).toEqual([null, 'gipf+']);
  match.session.beginContest();
  expect(match.session.contest).not.toBeNull();
  match.session.entry?.click('f6');
  expect(server.sent.at(-1)).toMatchObject({ number: 3, text: 'f6' });
  server.turn('white', 3, 'f6', server.asked.at(-1)?.id ?? '');
  server.turn('black', 4, 'f7');
  expect(match.myTurn).toBe(true);
  expect(match.session.contest?.turns).toEqual(['f6', 'f7']);
});

test('whoever watches is shown a contest as soon as it begins', () => {
  server = new TestServer(headOf('gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push', 'Z:yinsh-blitz'));
  const match = server.open(null);
  server.turn('white', 1, 'Z:e3-e5');
  server.turn('black', 2, 'challenge');
  expect([match.session.announced, match.session.shownPosition.game]).toEqual([null, 'yinsh']);
});
