import {
  PROTOCOL,
  type ClockView,
  type Event,
  type GameHead,
  type GameId,
  type Message,
  type MessageId,
  type Problem,
  type Request,
  type RequestBody,
} from './wire';

/** Milliseconds after which a request that was not answered is sent again. */
const RESEND = 3000;
/**
 * Milliseconds after which a game is asked for anew although nothing seems to be missing. This finds what a connection lost
 * without a gap to show for it, sets the clocks right, and tells the server that somebody is still there.
 */
const REFRESH = 15_000;

/** The answer to a request: what the server says of it, or why it has no effect. */
export type Answered =
  { readonly done: Extract<Message, { kind: 'done' | 'pong' | 'welcome' }> } | { readonly problem: Problem };

/** A game as far as it is known: all that has happened, without gaps. */
export interface Followed {
  readonly head: GameHead | null;
  readonly events: readonly Event[];
  readonly clock: ClockView | null;
  /** When the clocks were heard of, by this device's own clock. */
  readonly heard: number;
}

interface Waiting {
  readonly request: Request;
  sent: number;
}

interface Known extends Followed {
  head: GameHead | null;
  events: Event[];
  clock: ClockView | null;
  heard: number;
  asked: number;
}

/**
 * The client's half of the protocol, without a socket and without a clock: what `crates/live/src/client.rs` is to programs.
 *
 * It is told what happens (`connect`, `receive`, `tick`, `ask`) and returns the requests that are to be sent. All of its rules:
 *
 * 1. A request is kept until it is answered, and sent again with the same id: after a while, and on every new connection.
 * 2. Events are taken in their order only. An old one is dropped; one that is too new shows a gap, and the gap is asked for.
 * 3. After a connection is lost, and now and then, every followed game is asked for from the version that is known.
 */
export class Client {
  readonly #name: string;
  #next = 0;
  #connected = false;
  #waiting: Waiting[] = [];
  readonly #games = new Map<GameId, Known>();
  #lobby = false;
  #answers: (readonly [MessageId, Answered])[] = [];

  /** No other client may ever have had the name. */
  constructor(name: string) {
    this.#name = name;
  }

  /** A game that is followed. */
  game(id: GameId): Followed | undefined {
    return this.#games.get(id);
  }

  /** Whether an answer is still to come: to anything, or to one request. */
  waits(id?: MessageId): boolean {
    return this.#waiting.some(({ request }) => id === undefined || request.id === id);
  }

  /** The answers since the last call. */
  takeAnswers(): readonly (readonly [MessageId, Answered])[] {
    const answers = this.#answers;
    this.#answers = [];
    return answers;
  }

  /** A connection stands: says who is there, asks for what was missed, and sends again what was not answered. */
  connect(now: number): Request[] {
    this.#connected = true;
    const requests = [this.#request({ kind: 'hello', protocol: PROTOCOL })];
    if (this.#lobby) requests.push(this.#request({ kind: 'lobby', open: true }));
    for (const game of this.#games.keys()) requests.push(this.#askFor(game, now));
    for (const waiting of this.#waiting) {
      waiting.sent = now;
      requests.push(waiting.request);
    }
    return requests;
  }

  /** The connection is lost. */
  disconnect(): void {
    this.#connected = false;
  }

  follow(game: GameId, now: number): Request[] {
    if (!this.#games.has(game))
      this.#games.set(game, { head: null, events: [], clock: null, heard: 0, asked: now });
    return this.#connected ? [this.#askFor(game, now)] : [];
  }

  unfollow(game: GameId): Request[] {
    this.#games.delete(game);
    return this.#connected ? [this.#request({ kind: 'unfollow', game })] : [];
  }

  /** Hears of open invitations, or no longer. */
  lobby(open: boolean): Request[] {
    this.#lobby = open;
    return this.#connected ? [this.#request({ kind: 'lobby', open })] : [];
  }

  /** Asks whether the server is still there. */
  ping(): Request[] {
    return this.#connected ? [this.#request({ kind: 'ping' })] : [];
  }

  /** Asks for something that is to take effect once. */
  ask(body: RequestBody, now: number): [MessageId, Request[]] {
    const request = this.#request(body);
    return [request.id, this.resume(request, now)];
  }

  /** Asks for something that another client, which is no more, has asked for: whatever came of it, it takes effect once. */
  resume(request: Request, now: number): Request[] {
    this.#waiting.push({ request, sent: now });
    return this.#connected ? [request] : [];
  }

  /** Something has come from the server. */
  receive(message: Message, now: number): Request[] {
    if ('id' in message) this.#answered(message, now);
    if (message.kind === 'game') {
      const game = this.#games.get(message.head.id);
      if (game) {
        game.head = message.head;
        take(game, message.events, message.clock, now);
      }
    } else if (message.kind === 'news') {
      const game = this.#games.get(message.game);
      if (game && take(game, message.events, message.clock, now)) return [this.#askFor(message.game, now)];
    }
    return [];
  }

  /** Time has passed. */
  tick(now: number): Request[] {
    if (!this.#connected) return [];
    const requests: Request[] = [];
    for (const waiting of this.#waiting) {
      if (now - waiting.sent < RESEND) continue;
      waiting.sent = now;
      requests.push(waiting.request);
    }
    for (const [id, game] of this.#games) {
      const patience = game.head === null ? RESEND : REFRESH;
      if (now - game.asked >= patience) requests.push(this.#askFor(id, now));
    }
    return requests;
  }

  #answered(message: Extract<Message, { id: MessageId }>, now: number): void {
    const waiting = this.#waiting.find(({ request }) => request.id === message.id);
    if (!waiting) return;
    if (message.kind === 'refused' && isPassing(message.problem)) {
      // Nothing final: it is sent again as if it had not been heard.
      waiting.sent = now;
      return;
    }
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    const answer = message.kind === 'refused' ? { problem: message.problem } : { done: message };
    this.#answers.push([message.id, answer]);
  }

  #askFor(game: GameId, now: number): Request {
    const known = this.#games.get(game);
    if (known) known.asked = now;
    const since = known?.head ? known.events.length : null;
    return this.#request({ kind: 'follow', game, since });
  }

  #request(body: RequestBody): Request {
    this.#next += 1;
    return { id: `${this.#name}-${this.#next}`, body };
  }
}

/** The server cannot do it now, and says nothing about whether it could. */
function isPassing({ kind }: Problem): boolean {
  return kind === 'unavailable';
}

/** Takes the events that come next and says whether some are missing before the others. */
function take(game: Known, events: readonly Event[], clock: ClockView, now: number): boolean {
  const version = game.events.length;
  const fresh = events.filter((event) => event.version > version);
  const whole = fresh.every((event, index) => event.version === version + 1 + index);
  if (!whole) return true;
  if (fresh.length > 0) game.events = [...game.events, ...fresh];
  // A node that has not heard of everything may speak of an older game at a later time.
  const known = game.clock;
  const newer =
    known === null ||
    known.version < clock.version ||
    (known.version === clock.version && known.now <= clock.now);
  if (newer && clock.version === game.events.length) {
    game.clock = clock;
    game.heard = now;
  }
  return false;
}
