import { Client, type Answered, type Followed } from './client';
import type { Outbox } from './outbox';
import type { GameId, Message, MessageId, Request, RequestBody } from './wire';

/** As much of a WebSocket as is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open' | 'close', listener: () => void): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** What the connection needs from around it; tests have a world of their own. */
export interface World {
  /** Makes somebody of whoever has no session yet. It fails if the server cannot be reached. */
  enter(): Promise<void>;
  open(): Socket;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Calls back after a while; returns how to give that up. */
  after(millis: number, callback: () => void): () => void;
  /** A name that no other client has. */
  name(): string;
  /** Where turns are kept until the server has them. */
  readonly outbox: Outbox;
}

/** Something that was asked for, under the id under which its effect will be known. */
export interface Begun<Body extends RequestBody = RequestBody> {
  readonly id: MessageId;
  readonly body: Body;
  readonly answer: Promise<Answered>;
}

/** A turn that was sent. */
export type SentTurn = Extract<RequestBody, { kind: 'turn' }>;

/**
 * How the connection is: nobody wants one, the first is being made, it stands, it was lost and is tried again; or the server
 * speaks another language than this version of the page.
 */
export type Link = 'idle' | 'connecting' | 'open' | 'lost' | 'outdated';

/** Milliseconds between looks at the clock. */
const TICK = 500;
/** How long the server may be silent before it is asked, and how long it may take to answer then. */
const SILENCE = 20_000;
const PATIENCE = 8000;
/** The first pause before another attempt, and the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** How long an attempt to connect may take. */
const ATTEMPT = 10_000;

/**
 * A connection that comes back: after a loss it is made anew, with pauses that grow, and whatever was asked and not answered is
 * asked again. Whoever asks gets one answer, however many connections it takes.
 */
export class Connection {
  link = $state<Link>('idle');

  readonly #world: World;
  readonly #client: Client;
  #socket: Socket | null = null;
  /** Counts attempts: what comes of an older one means nothing. */
  #attempt = 0;
  #failures = 0;
  #heard = 0;
  #pinged = false;
  #stopTick: (() => void) | null = null;
  #stopPause: (() => void) | null = null;
  readonly #asked = new Map<MessageId, Begun>();
  readonly #answers = new Map<MessageId, (answer: Answered) => void>();
  #resumed = false;
  readonly #listeners = new Set<(message: Message) => void>();
  readonly #followers = new Map<GameId, Set<(game: Followed) => void>>();
  #lobbies = 0;

  constructor(world: World) {
    this.#world = world;
    this.#client = new Client(world.name());
  }

  /** Connects, if that has not been done yet. */
  start(): void {
    if (this.link !== 'idle') return;
    this.link = 'connecting';
    this.#resume();
    this.#beat();
    void this.#connect();
  }

  /** Ends the connection, and with it the wish for one. */
  stop(): void {
    this.#drop();
    this.#stopPause?.();
    this.#stopTick?.();
    this.#stopTick = null;
    this.link = 'idle';
    this.#failures = 0;
  }

  /** Does not wait any longer for the next attempt. */
  retry(): void {
    if (this.link === 'idle' || this.#socket) return;
    this.#stopPause?.();
    this.#failures = 0;
    void this.#connect();
  }

  /** The device says that its network is gone. */
  cut(): void {
    if (this.link === 'idle') return;
    this.#drop();
    this.#pause();
  }

  /** Asks for something that is to take effect once; the answer may take as long as the network does. */
  ask(body: RequestBody): Promise<Answered> {
    return this.begin(body).answer;
  }

  /** The same, with the id under which the effect will be known. A turn is kept until it is answered, whatever becomes of the page. */
  begin(body: RequestBody): Begun {
    this.start();
    const [id, requests] = this.#client.ask(body, this.#world.now());
    if (body.kind === 'turn') this.#world.outbox.keep({ id, body });
    const begun = this.#await(id, body);
    this.#send(requests);
    return begun;
  }

  /** The turn of a game that was played here, or on an earlier page, and that the server has not answered. */
  unansweredTurn(game: GameId): Begun<SentTurn> | null {
    return this.#unansweredTurns().findLast(({ body }) => body.game === game) ?? null;
  }

  /** Whether turns wait for the server. */
  keepsTurns(): boolean {
    return this.#unansweredTurns().length > 0;
  }

  #unansweredTurns(): Begun<SentTurn>[] {
    this.#resume();
    return [...this.#asked.values()].filter((begun) => isTurn(begun));
  }

  /** Is told every message that is no answer. */
  listen(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Follows a game: is told what is known of it whenever that changes. */
  follow(game: GameId, follower: (followed: Followed) => void): () => void {
    this.start();
    const followers = this.#followers.get(game) ?? new Set();
    this.#followers.set(game, followers.add(follower));
    this.#send(this.#client.follow(game, this.#world.now()));
    const known = this.#client.game(game);
    if (known?.head) follower({ ...known });
    return () => {
      followers.delete(follower);
      if (followers.size > 0) return;
      this.#followers.delete(game);
      this.#send(this.#client.unfollow(game));
    };
  }

  /** Hears of open invitations as long as somebody wants to. */
  lobby(): () => void {
    this.start();
    this.#lobbies += 1;
    this.#send(this.#client.lobby(true));
    return () => {
      this.#lobbies -= 1;
      if (this.#lobbies === 0) this.#send(this.#client.lobby(false));
    };
  }

  #await(id: MessageId, body: RequestBody): Begun {
    const answer = new Promise<Answered>((resolve) => this.#answers.set(id, resolve));
    const begun = { id, body, answer };
    this.#asked.set(id, begun);
    return begun;
  }

  /** What earlier pages have left behind is asked once more. */
  #resume(): void {
    if (this.#resumed) return;
    this.#resumed = true;
    for (const request of this.#world.outbox.all()) {
      this.#await(request.id, request.body);
      this.#send(this.#client.resume(request, this.#world.now()));
    }
  }

  async #connect(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const failed = (): void => {
      if (attempt === this.#attempt) this.#lost();
    };
    try {
      await this.#world.enter();
    } catch {
      return failed();
    }
    if (attempt !== this.#attempt) return;
    const socket = this.#world.open();
    this.#socket = socket;
    this.#heard = this.#world.now();
    const giveUp = this.#world.after(ATTEMPT, () => socket.close());
    socket.addEventListener('open', () => {
      giveUp();
      if (attempt !== this.#attempt) return socket.close();
      this.#heard = this.#world.now();
      this.#send(this.#client.connect(this.#world.now()));
    });
    socket.addEventListener('message', ({ data }) => {
      if (attempt === this.#attempt && typeof data === 'string') this.#receive(data);
    });
    socket.addEventListener('close', () => {
      giveUp();
      failed();
    });
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as Message;
    const now = this.#world.now();
    this.#heard = now;
    this.#pinged = false;
    if (message.kind === 'welcome') {
      this.link = 'open';
      this.#failures = 0;
    }
    if (message.kind === 'refused' && message.problem.kind === 'protocol') {
      this.stop();
      this.link = 'outdated';
      return;
    }
    this.#send(this.#client.receive(message, now));
    for (const [id, answer] of this.#client.takeAnswers()) {
      this.#world.outbox.forget(id);
      this.#answers.get(id)?.(answer);
      this.#answers.delete(id);
      this.#asked.delete(id);
    }
    const game = message.kind === 'game' ? message.head.id : message.kind === 'news' ? message.game : null;
    const followed = game === null ? undefined : this.#client.game(game);
    if (game !== null && followed?.head)
      for (const follower of this.#followers.get(game) ?? []) follower({ ...followed });
    for (const listener of this.#listeners) listener(message);
    if (message.kind === 'goingAway') {
      this.#drop();
      this.retry();
    }
  }

  /** The connection is gone, or could not be made. */
  #lost(): void {
    this.#drop();
    this.#failures += 1;
    this.#pause();
  }

  #pause(): void {
    this.#stopPause?.();
    this.link = 'lost';
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(10, this.#failures));
    // Those who were cut off together do not come back together.
    const pause = longest * (0.5 + 0.5 * Math.random());
    this.#stopPause = this.#world.after(pause, () => void this.#connect());
  }

  /** Lets go of the socket without a word about what comes next. */
  #drop(): void {
    this.#attempt += 1;
    this.#client.disconnect();
    this.#socket?.close();
    this.#socket = null;
    this.#pinged = false;
    if (this.link === 'open') this.link = 'lost';
  }

  #beat(): void {
    this.#stopTick = this.#world.after(TICK, () => {
      this.#beat();
      if (this.link !== 'open') return;
      const now = this.#world.now();
      // After a sleep of the device a socket may look open that is not.
      const silent = now - this.#heard;
      if (silent > SILENCE + PATIENCE && this.#pinged) return this.#lost();
      if (silent > SILENCE && !this.#pinged) {
        this.#pinged = true;
        this.#heard = now - SILENCE;
        this.#send(this.#client.ping());
      }
      this.#send(this.#client.tick(now));
    });
  }

  #send(requests: readonly Request[]): void {
    for (const request of requests) this.#socket?.send(JSON.stringify(request));
  }
}

function isTurn(begun: Begun): begun is Begun<SentTurn> {
  return begun.body.kind === 'turn';
}
