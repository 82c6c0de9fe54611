import type { Colour } from '../board';
import { TurnEntry } from '../game/entry.svelte';
import { Scene } from '../game/scene.svelte';
import { playerOf, type GameKeeper, type StoredGame } from '../store';
import { type ContestView, type End, type Line, type PositionView, type Step, type TurnView } from '../wasm';
import { expectValue, playTurn } from '../wasm';
import { ChessClock } from './clock';
import { lineOf, linkedTurn } from './line';

/** What a game on this device needs from the page around it. */
export interface SessionSetting {
  readonly store: GameKeeper;
  playForced(): boolean;
  confirmTurn(): boolean;
  /** Something was played on the board: sounds. */
  stepped?(steps: readonly Step[]): void;
  /** A turn is over: announcements. */
  turned?(turn: TurnView): void;
  /** Asks the computer for a turn; the answer is ignored when the game has gone elsewhere meanwhile. */
  think?(game: Pick<StoredGame, 'start' | 'turns'>, level: number): Promise<string | null>;
  /** Asks the computer for its next decisions in a linked game; null if the question was withdrawn. */
  decide?(
    game: Pick<StoredGame, 'start' | 'turns' | 'links'>,
    pending: string,
    level: number,
  ): Promise<string | null>;
  now?(): number;
}

/** One game on this device from its first turn to its result. */
export class Session {
  game = $state.raw<StoredGame>() as StoredGame;
  line = $state.raw<Line>() as Line;
  entry = $state.raw<TurnEntry | null>(null);
  /** The number of turns shown: fewer than played while one looks back. */
  shown = $state(0);
  /** Time left, White's and Black's; null without clocks. */
  left = $state.raw<readonly [number, number] | null>(null);
  thinking = $state(false);
  /** Why the computer gave no answer; null as long as it does. */
  failed = $state.raw<string | null>(null);
  readonly scene: Scene;

  readonly #setting: SessionSetting;
  readonly #clock: ChessClock | null;
  #request = 0;
  /** Whether the board on the screen is that of a contest. */
  #contestShown = false;
  /** Whoever makes the session does not hold it yet: he is told afterwards what happens by itself at the beginning. */
  #opening = true;

  constructor(game: StoredGame, setting: SessionSetting) {
    this.#setting = setting;
    this.game = game;
    this.line = lineOf(game, game.turns);
    this.#clock = game.time ? new ChessClock(game.time, game.left ?? undefined) : null;
    this.left = this.#clock?.both(this.#now()) ?? null;
    this.scene = new Scene(this.position.pieces);
    this.shown = this.line.turns.length;
    this.#next();
    this.#opening = false;
  }

  /** The position at the end of the game so far. */
  get position(): PositionView {
    return this.line.turns.at(-1)?.position ?? this.line.start;
  }

  /** The position that is shown: also inside a turn, and when looking back. */
  get shownPosition(): PositionView {
    if (this.live && this.entry) return this.entry.state.position;
    return this.line.turns[this.shown - 1]?.position ?? this.line.start;
  }

  /** Whether the end of the game is shown. */
  get live(): boolean {
    return this.shown === this.line.turns.length;
  }

  get end(): End | null {
    return this.game.end;
  }

  /** The steps that led to what is shown. */
  get lastSteps(): readonly Step[] | undefined {
    if (this.live && this.entry && this.entry.state.steps.length > 0) return lastOf(this.entry.state.steps);
    return this.line.turns[this.shown - 1]?.steps;
  }

  /** The contest on the board, while one is played. */
  get contest(): ContestView | null {
    if (!this.live || this.entry?.linked?.stage !== 'contest') return null;
    return this.entry.linked.pending;
  }

  /** The computer decides something within a turn of a linked game. */
  get handsOff(): boolean {
    const linked = this.entry?.linked;
    if (!this.entry || !linked || playerOf(this.game, this.entry.decider).kind === 'person') return false;
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

  get canTakeBack(): boolean {
    return this.line.turns.length > (this.person === 'black' ? 1 : 0) && this.game.end?.reason !== 'time';
  }

  /** Shows the game after so many turns. */
  show(count: number): void {
    const wanted = Math.max(0, Math.min(this.line.turns.length, count));
    if (wanted === this.shown) return;
    const forward = wanted === this.shown + 1;
    this.shown = wanted;
    const turn = this.line.turns[wanted - 1];
    if (forward && turn) this.scene.play(turn.steps);
    else this.scene.show(this.shownPosition.pieces);
    if (this.live && this.entry) this.scene.show(this.entry.state.position.pieces);
  }

  /** Takes back the last turn, and the one before it if the computer played the last. */
  takeBack(): void {
    if (!this.canTakeBack) return;
    this.#request += 1;
    this.thinking = false;
    this.failed = null;
    const turns = [...this.game.turns];
    const clocks = [...this.game.clocks];
    do {
      turns.pop();
      clocks.pop();
    } while (turns.length > 0 && this.person !== null && this.#moverAfter(turns.length) !== this.person);
    this.#clock?.stop(this.#now());
    this.line = lineOf(this.game, turns);
    this.shown = this.line.turns.length;
    this.scene.show(this.position.pieces);
    this.#keep({ turns, clocks, end: null, pending: '' });
    this.#next();
  }

  resign(colour: Colour): void {
    this.#finish({ winner: colour === 'white' ? 'black' : 'white', reason: 'resignation' });
  }

  agreeDraw(): void {
    this.#finish({ winner: null, reason: 'agreement' });
  }

  /** To be called several times a second: shows the clocks and notices when time is up. */
  tick(): void {
    if (!this.#clock) return;
    const now = this.#now();
    this.left = this.#clock.both(now);
    const running = this.#clock.running;
    if (running !== null && this.#clock.left(running, now) === 0)
      this.#finish({ winner: running === 'white' ? 'black' : 'white', reason: 'time' });
  }

  /** Asks the computer once more after it has failed. */
  askAgain(): void {
    if (this.failed === null || this.game.end !== null) return;
    this.failed = null;
    const player = playerOf(this.game, this.position.side);
    if (this.game.links) void this.#drive();
    else if (player.kind === 'computer') void this.#compute(player.level);
  }

  /** Stops what runs; the game can be opened again. */
  close(): void {
    this.#request += 1;
    if (this.#clock && this.game.end === null) {
      this.#clock.stop(this.#now());
      this.#keep({});
    }
  }

  #now(): number {
    return this.#setting.now?.() ?? performance.now();
  }

  #moverAfter(count: number): Colour {
    return this.line.turns[count]?.mover ?? this.position.side;
  }

  #keep(changes: Partial<StoredGame>): void {
    const left = this.#clock?.both(this.#now()) ?? null;
    this.left = left;
    this.game = { ...this.game, ...changes, left, updated: Date.now() };
    void this.#setting.store.put(this.game);
  }

  #finish(end: End): void {
    if (this.game.end !== null) return;
    this.#request += 1;
    this.thinking = false;
    this.#clock?.stop(this.#now());
    this.entry = null;
    this.scene.show(this.shownPosition.pieces);
    this.#keep({ end });
  }

  /** Whoever is to move begins. */
  #next(): void {
    this.entry = null;
    const end = this.#endOnBoard();
    if (this.game.end !== null) return;
    if (end) return this.#finish(end);
    const { side } = this.position;
    // The first turn of each side is free: people still settle down.
    if (this.line.turns.length >= 2) this.#clock?.start(side, this.#now());
    const player = playerOf(this.game, side);
    if (player.kind === 'computer' && !this.game.links) void this.#compute(player.level);
    else this.#enter();
  }

  #endOnBoard(): End | null {
    if (this.position.end) return this.position.end;
    return this.line.repetition ? { winner: null, reason: 'repetition' } : null;
  }

  #enter(): void {
    const linked = linkedTurn(this.game);
    const entry = new TurnEntry(linked ?? this.position.text, {
      playForced: () => this.#setting.playForced(),
      // The computer's turns need nobody's word, however much of them was decided by others.
      confirmTurn: () =>
        this.#setting.confirmTurn() && playerOf(this.game, this.position.side).kind === 'person',
      decided: (steps) => {
        this.#showSteps(steps, entry);
        this.#setting.stepped?.(steps);
        if (linked) this.#decidedLinked(entry);
      },
      takenBack: () => this.scene.show(entry.state.position.pieces),
      completed: (turn) => this.#played(turn, false),
    });
    this.entry = entry;
    if (!linked) return entry.begin();
    if (entry.committed && this.live) this.scene.show(entry.state.position.pieces);
    this.#contestShown = entry.linked?.stage === 'contest';
    if (!this.handsOff) entry.begin();
    void this.#drive();
  }

  /** Shows what was decided; between one board and another nothing moves. */
  #showSteps(steps: readonly Step[], entry: TurnEntry): void {
    const same = steps.every((step) => step.contest === this.#contestShown);
    this.#contestShown = steps.at(-1)?.contest ?? this.#contestShown;
    if (!this.live) return;
    if (same) this.scene.play(steps);
    else this.scene.show(entry.state.position.pieces);
  }

  /** Keeps what can no longer be taken back, and stops the clock while the right to a use is contested. */
  #decidedLinked(entry: TurnEntry): void {
    const { linked } = entry;
    if (!linked) return;
    if (linked.stage !== 'main') this.#clock?.stop(this.#now());
    else if (this.line.turns.length >= 2 && this.#clock?.running === null)
      this.#clock.start(this.position.side, this.#now());
    this.#keep({ pending: entry.committed ? linked.decisions : '' });
    queueMicrotask(() => void this.#drive());
  }

  /** Lets the computer decide what is its to decide within a turn of a linked game. */
  async #drive(): Promise<void> {
    const { entry } = this;
    if (!entry?.linked || this.game.end !== null) return;
    if (entry.complete) return entry.begin();
    const { stage, report } = entry.linked;
    // The computer was not there: it believes what is reported.
    if (stage === 'agreed' && this.againstComputer && report !== null)
      return entry.answer(report ? 'won' : 'lost');
    const player = playerOf(this.game, entry.decider);
    if (!this.handsOff || this.thinking || player.kind !== 'computer') return;
    this.#request += 1;
    const request = this.#request;
    const { decisions } = entry.linked;
    const decision = await this.#ask(() => this.#setting.decide?.(this.game, decisions, player.level));
    if (request !== this.#request) return;
    for (const word of decision?.split(';') ?? []) {
      if (entry.linked.stage !== stage || entry.complete) break;
      if (!entry.type(word)) break;
    }
  }

  async #compute(level: number): Promise<void> {
    const think = this.#setting.think;
    if (!think) return;
    this.#request += 1;
    const request = this.#request;
    const text = await this.#ask(() => think(this.game, level));
    if (request !== this.#request) return;
    if (text !== null) this.#played(this.#turnAfter(text), true);
  }

  /** Waits for the computer. Whatever becomes of it, it does not think for ever. */
  async #ask(ask: () => Promise<string | null> | undefined): Promise<string | null> {
    const request = this.#request;
    this.thinking = true;
    this.failed = null;
    try {
      return (await ask()) ?? null;
    } catch (error) {
      if (request === this.#request) this.failed = error instanceof Error ? error.message : String(error);
      return null;
    } finally {
      if (request === this.#request) this.thinking = false;
    }
  }

  #turnAfter(text: string): TurnView {
    return expectValue(playTurn(this.position.text, text));
  }

  #played(turn: TurnView, animate: boolean): void {
    const { mover } = turn;
    const turns = [...this.game.turns, turn.decisions ?? turn.text];
    const clockLeft =
      this.#clock && this.line.turns.length >= 2 ? this.#clock.press(mover, this.#now()) : undefined;
    const live = this.live;
    this.line = lineOf(this.game, turns);
    if (live) this.shown = this.line.turns.length;
    if (animate && live) this.scene.play(turn.steps);
    if (animate) this.#setting.stepped?.(turn.steps);
    const clocks = this.game.time ? [...this.game.clocks, clockLeft ?? this.game.time.initial] : [];
    this.#keep({ turns, clocks, pending: '' });
    this.#next();
    if (this.#opening) queueMicrotask(() => this.#setting.turned?.(turn));
    else this.#setting.turned?.(turn);
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
