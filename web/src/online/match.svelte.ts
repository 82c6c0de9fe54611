import { Session, type SessionSetting } from '../play/session.svelte';
import type { ContestView } from '../wasm';
import type { Followed } from './client';
import type { Begun, Connection, SentTurn } from './connection.svelte';
import { contestOf, partsOf } from './dice';
import { Premove } from './premove.svelte';
import { fold, type Standing, type WireTurn } from './standing';
import { localGame, localText } from './wire-game';
import type {
  ClockTerms,
  ClockView,
  GameHead,
  MessageId,
  Offer,
  Presence,
  Problem,
  RequestBody,
  Side,
} from './wire';

/** What a game over the network needs from the page around it. */
export interface MatchSetting extends Pick<
  SessionSetting,
  'playForced' | 'confirmTurn' | 'stepped' | 'turned'
> {
  now(): number;
  /** How long dice roll that fall while one looks, in milliseconds. */
  rollTime?(): number;
}

/** Dice or a coin that fell while one looked. */
export interface Rolled {
  readonly contest: ContestView;
  /** Whether they still roll: what follows from them waits. */
  readonly rolling: boolean;
  /** The version of the turn that let them fall. */
  readonly version: number;
}

/** A turn that was played here and of which the server has not said yet that it has it. */
interface Sent {
  readonly id: MessageId;
  readonly text: string;
}

/**
 * A game over the network. On the board it is a session like any other; turns of the other come from the server, and one's own
 * are sent there. The server knows best: whatever it says differently is shown as it says.
 */
export class Match {
  standing = $state.raw<Standing>(fold([]));
  session = $state.raw<Session>() as Session;
  presence = $state.raw<Presence | null>(null);
  /** The turn that is on its way. */
  sending = $state.raw<Sent | null>(null);
  /** What fell last, until something else is played. */
  rolled = $state.raw<Rolled | null>(null);
  /** Why the last thing asked for was refused. */
  problem = $state.raw<Problem | null>(null);
  /** Time left, White's and Black's; null without clocks. */
  left = $state.raw<readonly [number, number] | null>(null);
  readonly premove: Premove;

  readonly #head: GameHead;
  readonly #connection: Connection;
  readonly #setting: MatchSetting;
  readonly #stops: (() => void)[] = [];
  #clock: { readonly view: ClockView; readonly heard: number } | null = null;
  /** How many turns of the server are on the board, and the version of the last. */
  #applied = 0;
  #version = 0;
  /** Of the turn on the board, the decisions that the server knows or was told. */
  #told = 0;
  #tableTurns = 0;
  /** Whether the turn that is on its way is already shown. */
  #onBoard = false;
  /** What happens on the board comes from the server. */
  #applying = true;
  /** When it became one's turn. */
  #since = 0;
  /** Whoever makes the match does not hold it yet: what is on the board already is nothing to be told. */
  #opening = true;
  /** When the dice will lie still. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    head: GameHead,
    readonly side: Side | null,
    followed: Followed,
    connection: Connection,
    setting: MatchSetting,
  ) {
    this.#head = head;
    this.#connection = connection;
    this.#setting = setting;
    this.premove = new Premove(side);
    this.standing = fold(followed.events);
    this.#rebuild();
    this.#update(followed);
    this.#resume();
    if (this.standing.over) this.#finish();
    else this.#go();
    this.#opening = false;
    this.#stops.push(connection.follow(head.id, (news) => this.#update(news)));
    this.#stops.push(
      connection.listen((message) => {
        if (message.kind === 'presence' && message.game === head.id) this.presence = message.presence;
      }),
    );
    this.#addToDice();
  }

  get head(): GameHead {
    return this.#head;
  }

  /** Whether this is one's turn, as far as it is known here. */
  get myTurn(): boolean {
    // Where every use is contested, who declares one also decides next, but not before the server has said how dice fell.
    const told = (this.#isPlain || this.sending === null) && !this.#isRolling;
    const open = this.side !== null && this.standing.over === null && told;
    return open && this.session.hand.decider === this.side;
  }

  /** What may be offered now. */
  canOffer(offer: Offer): boolean {
    const { side, standing } = this;
    if (side === null || standing.offers[side].includes(offer) || standing.declined[side].includes(offer))
      return false;
    if (offer === 'rematch') return standing.over !== null && standing.rematch === null;
    if (standing.over !== null) return false;
    if (offer === 'moreTime') return this.#head.terms.clock.kind !== 'none';
    if (offer === 'takeback') return standing.turns.some(({ by }) => by === side);
    return this.#head.seats.every(({ person }) => person.kind !== 'computer');
  }

  offer(offer: Offer): void {
    this.#ask({ kind: 'offer', game: this.#head.id, offer, seen: this.standing.version });
  }

  agree(offer: Offer): void {
    this.#ask({ kind: 'agree', game: this.#head.id, offer, seen: this.standing.version });
  }

  /** Declines what is offered, or withdraws it. */
  refuse(offer: Offer): void {
    this.#ask({ kind: 'refuse', game: this.#head.id, offer, seen: this.standing.version });
  }

  resign(): void {
    const kind = this.standing.begun ? 'resign' : 'abort';
    this.#ask({ kind, game: this.#head.id });
  }

  claim(claim: 'win' | 'draw'): void {
    this.#ask({ kind: 'claim', game: this.#head.id, claim });
  }

  async say(text: string): Promise<boolean> {
    return this.#ask({ kind: 'say', game: this.#head.id, text });
  }

  /** How long a player has been away, by the clock of the server; null if he is there, or nobody has said. */
  awayFor(side: Side): number | null {
    const since = this.presence?.awaySince[side === 'white' ? 0 : 1] ?? null;
    if (since === null || !this.#clock) return null;
    const { view, heard } = this.#clock;
    return Math.max(0, view.now + (this.#setting.now() - heard) - since);
  }

  /** To be called several times a second. */
  tick(): void {
    this.left = this.#clock ? clocksAt(this.#clock, this.#head.terms.clock, this.#setting.now()) : null;
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
  }

  async #ask(body: RequestBody): Promise<boolean> {
    this.problem = null;
    const answer = await this.#connection.ask(body);
    if ('problem' in answer) this.problem = answer.problem;
    return !('problem' in answer);
  }

  /** What each player adds to the dice nobody else can choose. */
  #addToDice(): void {
    const { side, standing } = this;
    if (!this.#head.commitment || side === null || standing.over || standing.nonces[side] !== null) return;
    if (standing.turns.some(({ by }) => by === side)) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    // Whether it comes in time is the network's business: the game is fair without it.
    void this.#connection.ask({ kind: 'nonce', game: this.#head.id, nonce });
  }

  #update(followed: Followed): void {
    if (followed.clock) this.#clock = { view: followed.clock, heard: followed.heard };
    if (followed.events.length > this.standing.version) {
      this.standing = fold(followed.events);
      this.#follow();
    }
    this.tick();
  }

  /** Brings the board to where the game stands. */
  #follow(changed = false): void {
    const { turns, over } = this.standing;
    if (this.rolled?.rolling) {
      // What has happened meanwhile is shown when the dice lie still, unless it makes an end of them.
      if (!over && turns[this.#applied]?.version === this.rolled.version) return;
      this.#rebuild();
      changed = true;
    }
    const same = turns[this.#applied - 1]?.version ?? 0;
    if (same !== this.#version) {
      // Turns were taken back: what was chosen for the next one was chosen on another board.
      this.premove.clear();
      this.#rebuild();
      changed = true;
    }
    for (const turn of turns.slice(this.#applied)) {
      this.rolled = null;
      if (this.#onBoard && this.#isSent(turn)) {
        this.#onBoard = false;
      } else {
        changed = true;
        if (!this.#take(turn)) {
          this.#rebuild();
          break;
        }
      }
      if (this.#isRolling) break;
      this.#applied += 1;
      this.#version = turn.version;
    }
    if (turns.some(({ cause }) => cause !== null && cause === this.sending?.id)) this.sending = null;
    if (over) this.#finish();
    else if (changed) this.#go();
  }

  get #isRolling(): boolean {
    return this.rolled?.rolling ?? false;
  }

  /** Plays a turn of the server. False if something else was entered on the board meanwhile. */
  #take(turn: WireTurn): boolean {
    const [before, behind] = partsOf(turn);
    if (!turn.roll || behind === '') return !this.#onBoard && this.#show(localText(turn));
    // What let the dice fall may be on the board already, if it was sent from here.
    const sent = this.#onBoard && turn.cause === this.sending?.id && before === this.sending?.text;
    if (!sent && (this.#onBoard || !this.#show(before))) return false;
    this.#onBoard = false;
    const contest = contestOf(turn, this.session.linked?.pending);
    const follow = (): boolean => this.#show(localText({ ...turn, text: behind }));
    const { turns, over } = this.standing;
    const seen = !this.#opening && over === null && turn === turns.at(-1);
    const time = seen ? (this.#setting.rollTime?.() ?? 0) : 0;
    this.rolled = contest && { contest, version: turn.version, rolling: time > 0 };
    if (time === 0) return follow();
    // The second die rolls a little longer.
    this.#timer = setTimeout(() => this.#settle(turn, follow), 1.3 * time);
    return true;
  }

  /** The dice lie still: what follows from them is shown, and what has happened since. */
  #settle(turn: WireTurn, follow: () => boolean): void {
    if (this.rolled?.version !== turn.version) return;
    this.rolled = { ...this.rolled, rolling: false };
    if (follow()) [this.#applied, this.#version] = [this.#applied + 1, turn.version];
    else this.#rebuild();
    this.#follow(true);
  }

  /** Plays a turn of the server on the board. False if something else was entered there meanwhile, which it cannot follow. */
  #show(text: string): boolean {
    const { hand } = this.session;
    if (hand.steps.length > this.#told) return false;
    let played = false;
    this.#apply(() => (played = hand.play(text)));
    return played;
  }

  /** Whether a turn is the one that was sent from here, and nothing followed from it that is not on the board. */
  #isSent({ cause, text }: WireTurn): boolean {
    return cause === this.sending?.id && (this.#isPlain || text === this.sending?.text);
  }

  get #isPlain(): boolean {
    return !this.#head.terms.links;
  }

  #apply(act: () => void): void {
    this.#applying = true;
    act();
    this.#applying = false;
    this.#told = this.session.hand.steps.length;
    this.#tableTurns = this.session.hand.now.turns;
  }

  /** One's own turn begins: what was chosen before, or what leaves no choice, is played by itself. */
  #go(): void {
    if (!this.myTurn || this.#onBoard) return;
    this.#since = this.#setting.now();
    // Nothing is played by itself on a board that is not there yet.
    if (this.session.announced) return;
    const premove = this.premove.take();
    const { hand } = this.session;
    hand.begin();
    if (premove === null || !this.myTurn || this.#onBoard) return;
    if (hand.type(premove)) hand.confirm();
    // It was chosen before this turn was known: that it cannot be played is no mistake.
    else hand.problem = null;
  }

  #finish(): void {
    this.premove.clear();
    const { over } = this.standing;
    if (!over || this.session.end !== null) return;
    const winner = over.result === 'white' || over.result === 'black' ? over.result : null;
    this.#apply(() => this.session.hand.end(winner, causes[over.reason] ?? 'unknown'));
  }

  /** Shows the game as the server knows it, whatever was entered here. */
  #rebuild(): void {
    const { turns } = this.standing;
    const game = localGame(this.#head, turns);
    clearTimeout(this.#timer);
    this.rolled = null;
    this.#apply(() => {
      this.session = new Session(game, {
        store: { put: async () => this.#sync() },
        playForced: () => !this.#applying && this.myTurn && this.#setting.playForced(),
        confirmTurn: () => this.#applying || this.#setting.confirmTurn(),
        announces: this.side !== null,
        stepped: (steps) => this.#opening || this.#setting.stepped?.(steps),
        turned: (turn) => this.#opening || this.#setting.turned?.(turn),
      });
    });
    this.#onBoard = false;
    this.#applied = turns.length;
    this.#version = turns.at(-1)?.version ?? 0;
    this.#since = this.#setting.now();
  }

  /** Sends what was decided here and stands. */
  #sync(): void {
    if (this.#applying || this.side === null || this.#onBoard) return;
    const { hand, game } = this.session;
    const done = hand.now.turns > this.#tableTurns;
    const stands = done || (!this.#isPlain && game.settled === hand.view.decided);
    const steps = (done ? hand.turnSteps : hand.steps).slice(this.#told);
    if (!stands || steps.length === 0) return;
    const text = steps.map((step) => step.text).join(';');
    this.#tableTurns = hand.now.turns;
    this.#told = hand.steps.length;
    this.#onBoard = true;
    this.#send(text);
  }

  #send(text: string): void {
    const thought = Math.max(0, Math.round(this.#setting.now() - this.#since));
    const number = this.standing.turns.length + 1;
    this.problem = null;
    const body = {
      kind: 'turn',
      game: this.#head.id,
      number,
      text,
      seen: this.standing.version,
      thought,
    } as const;
    this.#await({ ...this.#connection.begin(body), body });
  }

  /** A turn that was played on an earlier page and not answered there is on the board, and on its way still. */
  #resume(): void {
    const begun = this.#connection.unansweredTurn(this.#head.id);
    if (!begun || this.side === null || this.standing.over) return;
    const { text, number } = begun.body;
    const { turns } = this.standing;
    // The server has it, or has gone on without it.
    if (turns.some(({ cause }) => cause === begun.id) || number <= turns.length) return;
    if (number === turns.length + 1 && this.myTurn) this.#onBoard = this.#show(text);
    this.#await(begun);
  }

  #await({ id, body: { text }, answer }: Begun<SentTurn>): void {
    this.sending = { id, text };
    void answer.then((answered) => {
      if (!('problem' in answered)) return;
      if (this.sending?.id !== id) return;
      this.sending = null;
      this.problem = answered.problem;
      this.#rebuild();
      if (this.standing.over) this.#finish();
    });
  }
}

/** What the rules call an end that others have brought about. */
const causes: Readonly<Record<string, string>> = {
  resigned: 'resignation',
  agreed: 'agreement',
  time: 'time',
  repetition: 'repetition',
};

/** What the clocks show at a moment of this device's clock. */
export function clocksAt(
  { view, heard }: { readonly view: ClockView; readonly heard: number },
  terms: ClockTerms,
  now: number,
): [number, number] | null {
  if (!view.left) return null;
  const left: [number, number] = [view.left[0], view.left[1]];
  if (view.running === null) return left;
  const free = terms.kind === 'delay' ? terms.delay : 0;
  const gone = Math.max(0, view.now - view.since + (now - heard) - free);
  const place = view.running === 'white' ? 0 : 1;
  left[place] = Math.max(0, left[place] - gone);
  return left;
}
