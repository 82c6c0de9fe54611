import { beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Socket, type World } from '../src/online/connection.svelte';
import { StorageOutbox } from '../src/online/outbox';
import type { Followed } from '../src/online/client';
import type { ClockView, Event, GameHead, Message, Request } from '../src/online/wire';

/** A socket whose other end is the test. */
class ScriptedSocket implements Socket {
  readonly sent: Request[] = [];
  isOpen = false;
  readonly #listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};

  send(text: string): void {
    if (!this.isOpen) throw new Error('not open');
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.isOpen = false;
    this.#tell('close');
  }

  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    (this.#listeners[kind] ??= []).push(listener);
  }

  open(): void {
    this.isOpen = true;
    this.#tell('open');
    const hello = this.sent.find(({ body }) => body.kind === 'hello');
    const you = { id: 'me', kind: 'guest', name: null } as const;
    if (hello) this.say({ kind: 'welcome', id: hello.id, protocol: 1, you, now: 0 });
  }

  say(message: Message): void {
    this.#tell('message', JSON.stringify(message));
  }

  /** What was sent of a kind. */
  of(kind: Request['body']['kind']): Request[] {
    return this.sent.filter(({ body }) => body.kind === kind);
  }

  #tell(kind: string, data?: string): void {
    for (const listener of this.#listeners[kind] ?? []) listener({ data });
  }
}

/** A world with a clock that goes when it is told to. */
class TestWorld implements World {
  time = 0;
  reachable = true;
  entered = 0;
  readonly sockets: ScriptedSocket[] = [];
  #timers: { at: number; callback: () => void }[] = [];

  async enter(): Promise<void> {
    this.entered += 1;
    if (!this.reachable) throw new Error('no network');
  }
  open(): Socket {
    const socket = new ScriptedSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.time;
  }
  after(millis: number, callback: () => void): () => void {
    const timer = { at: this.time + millis, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
  name(): string {
    return 'test';
  }
  readonly kept = new Map<string, string>();
  readonly outbox = new StorageOutbox(() => storageOver(this.kept));

  get socket(): ScriptedSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('no socket');
    return last;
  }

  async pass(millis: number): Promise<void> {
    const end = this.time + millis;
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.time = Math.max(this.time, next.at);
      this.#timers = this.#timers.filter((other) => other !== next);
      next.callback();
      await settle();
    }
    this.time = end;
    await settle();
  }
}

/** As much of a browser's storage as an outbox uses. */
function storageOver(map: Map<string, string>): Storage {
  return {
    get length() {
      return map.size;
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  } as Storage;
}

async function settle(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) await Promise.resolve();
}

const person = { id: 'p', kind: 'guest', name: null } as const;
const head: GameHead = {
  id: 'g',
  terms: { start: '', clock: { kind: 'none' }, rated: false, side: 'any' },
  seats: [{ person }, { person }],
  at: 0,
};
const said = (version: number): Event => ({
  version,
  at: version,
  by: 'white',
  body: { kind: 'said', text: `line ${version}` },
});
const clock = (version: number): ClockView => ({
  left: null,
  running: null,
  since: 0,
  now: version,
  version,
});
const news = (...versions: number[]): Message => ({
  kind: 'news',
  game: 'g',
  events: versions.map(said),
  clock: clock(versions.at(-1) ?? 0),
});

let world: TestWorld;
let connection: Connection;

beforeEach(async () => {
  world = new TestWorld();
  connection = new Connection(world);
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

async function connected(): Promise<void> {
  connection.start();
  await settle();
  world.socket.open();
}

test('it says who is there, and stands when it is welcome', async () => {
  expect(connection.link).toBe('idle');
  connection.start();
  expect(connection.link).toBe('connecting');
  await settle();
  world.socket.open();
  expect(world.socket.of('hello')).toHaveLength(1);
  expect(connection.link).toBe('open');
});

test('what is asked before there is a connection is sent when there is one', async () => {
  const asked = connection.begin({ kind: 'resign', game: 'g' });
  await settle();
  world.socket.open();
  expect(world.socket.of('resign').map(({ id }) => id)).toEqual([asked.id]);
  world.socket.say({ kind: 'done', id: asked.id, version: 4 });
  expect(await asked.answer).toMatchObject({ done: { version: 4 } });
});

test('what is not answered is sent again under the same id, and not once more when it is', async () => {
  await connected();
  const asked = connection.begin({ kind: 'resign', game: 'g' });
  await world.pass(3500);
  expect(world.socket.of('resign').map(({ id }) => id)).toEqual([asked.id, asked.id]);
  world.socket.say({ kind: 'done', id: asked.id });
  await world.pass(7000);
  expect(world.socket.of('resign')).toHaveLength(2);
});

test('a server that cannot now is asked again, and one that will not is believed', async () => {
  await connected();
  const asked = connection.begin({ kind: 'resign', game: 'g' });
  world.socket.say({ kind: 'refused', id: asked.id, problem: { kind: 'unavailable' } });
  await world.pass(3500);
  expect(world.socket.of('resign')).toHaveLength(2);
  world.socket.say({ kind: 'refused', id: asked.id, problem: { kind: 'over' } });
  expect(await asked.answer).toEqual({ problem: { kind: 'over' } });
});

test('a lost connection comes back, asks for what was missed and repeats what was not answered', async () => {
  await connected();
  const seen: Followed[] = [];
  connection.follow('g', (game) => seen.push(game));
  world.socket.say({ kind: 'game', head, events: [said(1)], clock: clock(1) });
  const asked = connection.begin({ kind: 'resign', game: 'g' });
  world.socket.close();
  expect(connection.link).toBe('lost');
  await world.pass(1100);
  world.socket.open();
  expect(world.sockets).toHaveLength(2);
  expect(connection.link).toBe('open');
  expect(world.socket.of('follow').map(({ body }) => body)).toEqual([
    { kind: 'follow', game: 'g', since: 1 },
  ]);
  expect(world.socket.of('resign').map(({ id }) => id)).toEqual([asked.id]);
  world.socket.say(news(2, 3));
  expect(seen.at(-1)?.events.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('the pauses between attempts grow, and end at once when the network is back', async () => {
  await connected();
  world.reachable = false;
  world.socket.close();
  const attempts: number[] = [];
  for (let pauses = 0; pauses < 4; pauses++) {
    world.entered = 0;
    await world.pass(15_000);
    attempts.push(world.entered);
  }
  // After 1, 2, 4 and 8 seconds, then every 15.
  expect(attempts).toEqual([4, 1, 1, 1]);
  expect(world.sockets).toHaveLength(1);
  world.reachable = true;
  connection.retry();
  await settle();
  world.socket.open();
  expect(connection.link).toBe('open');
});

test('a gap is asked for, and what comes twice is taken once', async () => {
  await connected();
  const seen: Followed[] = [];
  connection.follow('g', (game) => seen.push(game));
  world.socket.say({ kind: 'game', head, events: [said(1)], clock: clock(1) });
  world.socket.say(news(3));
  expect(world.socket.of('follow').at(-1)?.body).toEqual({ kind: 'follow', game: 'g', since: 1 });
  expect(seen.at(-1)?.events).toHaveLength(1);
  world.socket.say(news(1, 2, 3));
  world.socket.say(news(2, 3));
  expect(seen.at(-1)?.events.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('clocks of an older game are not believed', async () => {
  await connected();
  let known: Followed | undefined;
  connection.follow('g', (game) => (known = game));
  world.socket.say({ kind: 'game', head, events: [said(1), said(2)], clock: clock(2) });
  world.socket.say({ kind: 'news', game: 'g', events: [], clock: { ...clock(1), now: 99 } });
  expect(known?.clock).toEqual(clock(2));
});

test('a game is asked for now and then although nothing seems to be missing', async () => {
  await connected();
  connection.follow('g', () => undefined);
  world.socket.say({ kind: 'game', head, events: [], clock: clock(0) });
  await world.pass(15_500);
  expect(world.socket.of('follow')).toHaveLength(2);
});

test('a socket that only looks open, after a sleep, is found out', async () => {
  await connected();
  await world.pass(21_000);
  expect(world.socket.of('ping')).toHaveLength(1);
  expect(connection.link).toBe('open');
  await world.pass(9000);
  expect(connection.link).toBe('lost');
});

test('a server that goes away is left at once', async () => {
  await connected();
  world.socket.say({ kind: 'goingAway' });
  await settle();
  expect(world.sockets).toHaveLength(2);
});

test('a page that is too old does not try for ever', async () => {
  connection.start();
  await settle();
  const { socket } = world;
  socket.isOpen = true;
  socket.say({ kind: 'refused', id: 'test-1', problem: { kind: 'protocol', server: 2 } });
  expect(connection.link).toBe('outdated');
  await world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
});

const turn = { kind: 'turn', game: 'g', number: 1, text: 'b3', seen: 0, thought: 5 } as const;

test('a turn that was not answered is sent again by the next page under the same id, until it is', async () => {
  await connected();
  const { id } = connection.begin(turn);
  connection.begin({ kind: 'resign', game: 'h' });
  expect([...world.kept.keys()]).toEqual([`gipfel.unanswered.${id}`]);

  const next = new TestWorld();
  for (const [key, text] of world.kept) next.kept.set(key, text);
  const page = new Connection(next);
  const begun = page.unansweredTurn('g');
  expect(begun).toMatchObject({ id, body: turn });
  expect(page.unansweredTurn('h')).toBeNull();
  page.start();
  await settle();
  next.socket.open();
  expect(next.socket.of('turn')).toEqual([{ id, body: turn }]);
  next.socket.say({ kind: 'done', id, version: 1 });
  expect(await begun?.answer).toMatchObject({ done: { version: 1 } });
  expect(next.kept.size).toBe(0);
  expect(page.unansweredTurn('g')).toBeNull();
});

test('what is kept and makes no sense hurts nobody', async () => {
  for (const text of ['', '{', 'null', '[]', '{"id":1}', '{"id":"x","body":null}'])
    world.kept.set(`gipfel.unanswered.${text}`, text);
  world.kept.set('gipfel.settings', '{}');
  await connected();
  expect(world.socket.sent.map(({ body }) => body.kind)).toEqual(['hello']);
});

test('a refused turn is not kept', async () => {
  await connected();
  const { id } = connection.begin(turn);
  world.socket.say({ kind: 'refused', id, problem: { kind: 'notYourTurn' } });
  expect(world.kept.size).toBe(0);
});
