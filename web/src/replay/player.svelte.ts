import { Scene } from '../game/scene.svelte';
import type { PositionView, Problem, Table, TurnItem, TurnView } from '../wasm';

/** A finished or unfinished game shown turn by turn, by hand or by itself. */
export class ReplayPlayer {
  turns = $state.raw<readonly TurnItem[]>([]);
  /** The turn that led to what is shown. */
  turn = $state.raw<TurnView | null>(null);
  start = $state.raw<PositionView>() as PositionView;
  /** Why the game cannot be shown to its end. */
  problem = $state.raw<Problem | null>(null);
  readonly scene: Scene;
  /** How many turns are shown. */
  shown = $state(0);
  playing = $state(false);
  /** Seconds from one turn to the next. */
  pace = $state(2);

  #table = $state.raw<Table>() as Table;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#read(table);
    this.scene = new Scene(this.start.pieces);
  }

  /** The game has gone on, or back; whoever looks at its end goes on looking at it. */
  follow(table: Table): void {
    const { atEnd } = this;
    this.#read(table);
    if (atEnd || this.shown > this.turns.length) this.show(this.turns.length);
  }

  get position(): PositionView {
    return this.turn?.position ?? this.start;
  }

  get atEnd(): boolean {
    return this.shown >= this.turns.length;
  }

  /** The time the mover had left after each turn. */
  get clocks(): readonly (number | null)[] {
    return this.#table.clocks();
  }

  /** Every position, the start first. */
  positions(): PositionView[] {
    return Array.from({ length: this.turns.length + 1 }, (_, count) => this.#table.moment(count)).flatMap(
      (position) => position ?? [],
    );
  }

  show(count: number): void {
    const wanted = Math.max(0, Math.min(this.turns.length, count));
    const forward = wanted === this.shown + 1;
    this.shown = wanted;
    this.turn = wanted === 0 ? null : this.#table.turn(wanted - 1);
    if (forward && this.turn) this.scene.play(this.turn.steps);
    else this.scene.show(this.position.pieces);
    if (this.playing) this.#schedule();
  }

  /** Starts or stops showing one turn after another; at the end it begins again. */
  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.atEnd) this.show(0);
    else this.#schedule(300);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #read(table: Table): void {
    const start = table.moment(0);
    if (!start) throw new Error('a game has a start');
    this.#table = table;
    this.start = start;
    this.turns = table.list();
    this.problem = table.problem();
  }

  #schedule(wait = this.pace * 1000): void {
    clearTimeout(this.#timer);
    if (this.atEnd) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => this.show(this.shown + 1), wait);
  }
}
