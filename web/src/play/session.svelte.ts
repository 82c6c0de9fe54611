import type { Colour } from '../board';
import { TurnEntry } from '../game/entry.svelte';
import { Scene } from '../game/scene.svelte';
import { playerOf, type GameKeeper, type StoredGame } from '../store';
import type { Changed, ContestView, End, LinkSettings, PositionView, Step, Table, TurnItem } from '../wasm';
import { ChessClock } from './clock';
import { tableOf, tagsOf } from './record-text';
import type { Asked } from './think';

/** What a game on this device needs from the page around it. */
export interface SessionSetting {
  readonly store: GameKeeper;
  playForced(): boolean;
  confirmTurn(): boolean;
  /** The clocks stood still when the game was left: they do until somebody wants to go on. */
  readonly paused?: boolean;
  /** A contest is announced before its board appears; `beginContest` goes there. */
  readonly announces?: boolean;
  /** Something was played on the board: sounds. */
  stepped?(steps: readonly Step[]): void;
  /** A turn is over: announcements. */
  turned?(turn: TurnItem): void;
  /** Asks the computer for what it decides next; null if the question was withdrawn. */
  think?(asked: Asked, level: number): Promise<string | null>;
  now?(): number;
}

/** One game on this device from its first turn to its result. */
export class Session {
  game = $state.raw<StoredGame>() as StoredGame;
  turns = $state.raw<readonly TurnItem[]>([]);
  /** The number of turns shown: fewer than played while one looks back. */
  shown = $state(0);
  /** Time left, White's and Black's; null without clocks. */
  left = $state.raw<readonly [number, number] | null>(null);
  thinking = $state(false);
  /** The clocks stand until somebody wants to go on. */
  paused = $state(false);
  /** Why the computer gave no answer; null as long as it does. */
  failed = $state.raw<string | null>(null);
  /** The position at the end of the last turn. */
  position = $state.raw<PositionView>() as PositionView;
  readonly start: PositionView;
  readonly scene: Scene;
  /** What is decided on the board. */
  readonly hand: TurnEntry;

  readonly #table: Table;
  readonly #setting: SessionSetting;
  readonly #clock: ChessClock | null;
  /** What is shown while one looks back. */
  #past = $state.raw<PositionView>() as PositionView;
  #pastSteps = $state.raw<readonly Step[]>([]);
  #request = 0;
  /** Whether what was decided last belongs to a contest. */
  #contestShown: boolean;
  /** The board of the game itself, while a contest is announced. */
  #main = $state.raw<PositionView | null>(null);
  /** Whoever makes the session does not hold it yet: he is told afterwards what happens by itself at the beginning. */
  #opening = true;

  constructor(game: StoredGame, setting: SessionSetting) {
    this.#setting = setting;
    this.game = game;
    this.#table = tableOf(game);
    this.turns = this.#table.list();
    this.shown = this.turns.length;
    this.start = this.#positionAfter(0);
    this.position = this.#positionAfter(this.shown);
    this.#look(this.shown);
    this.#clock = game.time ? new ChessClock(game.time, game.left ?? undefined) : null;
    this.left = this.#clock?.both(this.#now()) ?? null;
    this.paused = setting.paused === true && this.#clock !== null && game.end === null;
    this.hand = new TurnEntry(this.#table, {
      playForced: () => setting.playForced() && this.#byPerson,
      // The computer's turns need nobody's word. What is reported of an agreed contest comes from people.
      confirmTurn: () => setting.confirmTurn() && (this.#byPerson || this.linked?.stage === 'agreed'),
      changed: (changed, more) => this.#changed(changed, more),
    });
    const { linked } = this.hand;
    this.#contestShown = linked?.stage === 'contest';
    if (this.#contestShown && linked?.pending?.turns.length === 0) this.#announce();
    this.scene = new Scene(this.#onBoard.pieces);
    this.#next();
    this.#opening = false;
  }

  /** The turn being entered; null while the computer plays one, and behind the end. */
  get entry(): TurnEntry | null {
    return this.end === null && (this.#byPerson || this.linked !== null) ? this.hand : null;
  }

  get linked(): Changed['linked'] {
    return this.hand.linked;
  }

  /** What is on the board: that of the game itself until an announced contest begins. */
  get #onBoard(): PositionView {
    return this.#main ?? this.hand.position;
  }

  /** The position that is shown: also inside a turn, and when looking back. */
  get shownPosition(): PositionView {
    return this.live ? this.#onBoard : this.#past;
  }

  /** What the players of a linked game have agreed on. */
  get links(): LinkSettings | null {
    return this.#table.links();
  }

  /** Whether the end of the game is shown. */
  get live(): boolean {
    return this.shown === this.turns.length;
  }

  get end(): End | null {
    // What is known of it may be more than a record says.
    return this.hand.now.end && (this.game.end ?? this.hand.now.end);
  }

  /** The steps that led to what is shown. */
  get lastSteps(): readonly Step[] {
    const { steps, turnSteps } = this.hand;
    if (!this.live) return this.#pastSteps;
    if (steps.length > 0) return lastOf(steps);
    return turnSteps.length > 0 ? turnSteps.filter(({ contest }) => !contest) : this.#pastSteps;
  }

  /** The contest on the board, while one is played. */
  get contest(): ContestView | null {
    if (!this.live || this.#main || this.linked?.stage !== 'contest') return null;
    return this.linked.pending;
  }

  /** The contest that is to begin, while it is announced. */
  get announced(): ContestView | null {
    return this.#main && (this.linked?.pending ?? null);
  }

  /** The contest was announced: its board appears. */
  beginContest(): void {
    if (!this.#main) return;
    this.#main = null;
    if (this.live) this.scene.show(this.hand.position.pieces);
    if (this.#byPerson) this.hand.begin();
    void this.#drive();
  }

  /** The computer decides something within a turn of a linked game. */
  get handsOff(): boolean {
    const { linked } = this;
    if (this.#main) return true;
    if (!linked || this.#byPerson) return false;
    if (linked.stage === 'contest') return linked.pending?.won === null;
    return linked.stage === 'main' || linked.stage === 'declared';
  }

  get againstComputer(): boolean {
    return this.game.white.kind === 'computer' || this.game.black.kind === 'computer';
  }

  /** The side of the only person, if there is just one. */
  get person(): Colour | null {
    if (!this.againstComputer) return null;
    return this.game.white.kind === 'person' ? 'white' : 'black';
  }

  /** There is a turn of a person that can be taken back. */
  get canTakeBack(): boolean {
    const { person } = this;
    const own = person === null ? this.turns.length > 0 : this.turns.some(({ mover }) => mover === person);
    return own && this.end?.reason !== 'time';
  }

  /** What was declared in the last turn of a linked game, with what became of it. */
  lastContests(): readonly ContestView[] {
    return this.links ? (this.#table.turn(this.turns.length - 1)?.contests ?? []) : [];
  }

  /** Shows the game after so many turns. */
  show(count: number): void {
    const wanted = Math.max(0, Math.min(this.turns.length, count));
    if (wanted === this.shown) return;
    const forward = wanted === this.shown + 1;
    this.shown = wanted;
    this.#look(wanted);
    if (this.live && this.hand.view.decided > 0) this.scene.show(this.#onBoard.pieces);
    else if (forward) this.scene.play(this.#pastSteps);
    else this.scene.show(this.#past.pieces);
  }

  /** Takes back the last turn, and the one before it if the computer played the last. */
  takeBack(): void {
    if (!this.canTakeBack) return;
    this.#withdraw();
    let left = this.turns.length - 1;
    while (left > 0 && this.person !== null && this.turns[left]?.mover !== this.person) left--;
    const gone = this.turns.length - left;
    this.#clock?.stop(this.#now());
    this.turns = this.turns.slice(0, left);
    this.shown = left;
    this.hand.takeBack(gone);
    this.#look(left);
    this.#next();
  }

  resign(colour: Colour): void {
    this.#finish(colour === 'white' ? 'black' : 'white', 'resignation');
  }

  agreeDraw(): void {
    this.#finish(null, 'agreement');
  }

  /** To be called several times a second: shows the clocks and notices when time is up. */
  tick(): void {
    if (!this.#clock) return;
    const now = this.#now();
    this.left = this.#clock.both(now);
    const running = this.#clock.running;
    if (running !== null && this.#clock.left(running, now) === 0)
      this.#finish(running === 'white' ? 'black' : 'white', 'time');
  }

  /** Stops the clocks; nobody plays meanwhile. */
  pause(): void {
    if (!this.#clock || this.end !== null) return;
    this.paused = true;
    this.#clock.stop(this.#now());
    this.#keep();
  }

  resume(): void {
    this.paused = false;
    this.#runClock();
    void this.#drive();
  }

  /** Asks the computer once more after it has failed. */
  askAgain(): void {
    if (this.failed === null) return;
    this.failed = null;
    this.#next();
  }

  /** Stops what runs; the game can be opened again. */
  close(): void {
    this.#request += 1;
    if (this.#clock && this.end === null) {
      this.#clock.stop(this.#now());
      if (!this.game.fresh) this.#keep();
    }
    if (this.game.fresh) void this.#setting.store.discard?.(this.game.id);
  }

  get #byPerson(): boolean {
    return playerOf(this.game, this.hand.decider).kind === 'person';
  }

  #now(): number {
    return this.#setting.now?.() ?? performance.now();
  }

  #positionAfter(turns: number): PositionView {
    const position = this.#table.moment(turns);
    if (!position) throw new Error('no such turn');
    return position;
  }

  /** Fetches what is shown after so many turns. */
  #look(count: number): void {
    const turn = count > 0 ? this.#table.turn(count - 1) : null;
    this.#past = turn?.position ?? this.start;
    this.#pastSteps = turn?.steps ?? [];
  }

  /** The computer need not answer any more. */
  #withdraw(): void {
    this.#request += 1;
    this.thinking = false;
    this.failed = null;
  }

  #keep(): void {
    const left = this.#clock?.both(this.#now()) ?? null;
    this.left = left;
    const record = this.#table.text([...this.#table.tags(), ...tagsOf(this.game)]);
    const { settled } = this.#table;
    const list = { count: this.turns.length, position: this.position.text };
    const fresh = list.count === 0 && this.end === null && this.#table.unfinished() === '';
    const state = { record, settled, ...list, end: this.end, left, fresh };
    this.game = { ...this.game, ...state, updated: Date.now() };
    void this.#setting.store.put(this.game);
  }

  #finish(winner: Colour | null, reason: string): void {
    if (this.end !== null) return;
    this.hand.end(winner, reason);
  }

  #announce(): void {
    this.#main = this.#setting.announces ? this.#table.main() : null;
  }

  /** Something was chosen, decided or taken back. */
  #changed(changed: Changed, more: boolean): void {
    if (changed.linked?.stage !== 'contest') this.#main = null;
    else if (!this.#contestShown) this.#announce();
    if (changed.steps.length > 0) {
      this.#showSteps(changed.steps);
      this.#setting.stepped?.(changed.steps);
    } else if (changed.back && this.live) {
      this.scene.show(this.#onBoard.pieces);
    }
    if (changed.turn) return this.#played(changed.turn);
    if (changed.end && this.game.end === null) {
      if (this.live) this.scene.show(this.shownPosition.pieces);
      return this.#over();
    }
    if (changed.position === null) return;
    if (changed.entry.decided === 0) this.position = changed.position;
    this.#runClock();
    // What is not over yet is kept with what follows from it.
    if (!more) this.#keep();
    // Whoever entered something first does what follows from it by itself.
    if (!this.#opening) queueMicrotask(() => void this.#drive());
  }

  /** Shows what was decided; between one board and another nothing moves. */
  #showSteps(steps: readonly Step[]): void {
    const same = steps.every((step) => step.contest === this.#contestShown);
    this.#contestShown = steps.at(-1)?.contest ?? this.#contestShown;
    if (!this.live) return;
    if (same) this.scene.play(steps);
    else this.scene.show(this.#onBoard.pieces);
  }

  #played(turn: TurnItem): void {
    const { live } = this;
    if (this.#clock && this.game.time) {
      const timed = this.turns.length >= 2;
      const left = timed ? this.#clock.press(turn.mover, this.#now()) : this.game.time.initial;
      this.#table.noteClock(Math.round(left));
    }
    this.turns = [...this.turns, turn];
    if (live) this.shown = this.turns.length;
    this.position = this.hand.position;
    this.#contestShown = false;
    if (this.end) this.#over();
    else this.#keep();
    this.#next();
    if (this.#opening) queueMicrotask(() => this.#setting.turned?.(turn));
    else this.#setting.turned?.(turn);
  }

  #over(): void {
    this.#withdraw();
    this.#clock?.stop(this.#now());
    this.#keep();
  }

  /** Whoever is to move begins. */
  #next(): void {
    if (this.end !== null) {
      if (this.game.end === null) this.#over();
      return;
    }
    this.#runClock();
    if (this.#byPerson) this.hand.begin();
    void this.#drive();
  }

  /** The first turn of each side is free: people still settle down. While the right to a use is contested no clock runs. */
  #runClock(): void {
    if (!this.#clock) return;
    const contested = this.linked !== null && this.linked.stage !== 'main';
    if (this.end !== null || contested || this.paused || this.turns.length < 2) this.#clock.stop(this.#now());
    else if (this.#clock.running === null) this.#clock.start(this.position.side, this.#now());
  }

  /** Lets the computer decide what is its to decide. */
  async #drive(): Promise<void> {
    const { hand, linked } = this;
    if (this.end !== null || hand.waiting || this.#main) return;
    // The computer was not there: it believes what is reported.
    if (linked?.stage === 'agreed' && this.againstComputer && linked.report !== null)
      return void hand.type(linked.report ? 'won' : 'lost');
    if (this.paused) return;
    const player = playerOf(this.game, hand.decider);
    const { think } = this.#setting;
    if (player.kind === 'person' || this.thinking || (linked && !this.handsOff) || !think) return;
    const table = this.#table;
    const asked = {
      start: table.start(),
      turns: table.turns(),
      links: table.links(),
      pending: linked?.decisions ?? '',
    };
    this.#request += 1;
    const request = this.#request;
    const text = await this.#ask(() => think(asked, player.level));
    if (request !== this.#request || text === null) return;
    if (!linked && !hand.play(text)) this.failed = hand.problem?.english ?? text;
    if (!linked) return;
    for (const word of text.split(';')) {
      if (this.linked?.stage !== linked.stage || this.turns.length > asked.turns.length) break;
      if (!hand.type(word)) break;
    }
  }

  /** Waits for the computer. Whatever becomes of it, it does not think for ever. */
  async #ask(ask: () => Promise<string | null>): Promise<string | null> {
    const request = this.#request;
    this.thinking = true;
    this.failed = null;
    try {
      return await ask();
    } catch (error) {
      if (request === this.#request) this.failed = error instanceof Error ? error.message : String(error);
      return null;
    } finally {
      if (request === this.#request) this.thinking = false;
    }
  }
}

/** The steps of the last turn on the board that is shown: a contest has turns of its own. */
function lastOf(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  const from = steps.findLastIndex(
    (step) => step.contest !== last?.contest || (step.contest && step.mover !== last.mover),
  );
  return steps.slice(from + 1);
}
