import { Scene } from '../game/scene.svelte';
import type { StoredGame } from '../store';
import { playableLine } from '../play/line';
import type { Line, PositionView, Problem } from '../wasm';

/** A finished or unfinished game shown turn by turn, by hand or by itself. */
export class ReplayPlayer {
  line = $state.raw<Line>() as Line;
  /** Why the game cannot be shown to its end. */
  problem = $state.raw<Problem | null>(null);
  readonly scene: Scene;
  /** How many turns are shown. */
  shown = $state(0);
  playing = $state(false);
  /** Seconds from one turn to the next. */
  pace = $state(2);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Pick<StoredGame, 'start' | 'turns' | 'links'>) {
    this.#read(game);
    this.scene = new Scene(this.line.start.pieces);
  }

  /** The game has gone on, or back; whoever looks at its end goes on looking at it. */
  follow(game: Pick<StoredGame, 'start' | 'turns' | 'links'>): void {
    const { atEnd } = this;
    this.#read(game);
    if (atEnd || this.shown > this.line.turns.length) this.show(this.line.turns.length);
  }

  get position(): PositionView {
    return this.line.turns[this.shown - 1]?.position ?? this.line.start;
  }

  get atEnd(): boolean {
    return this.shown >= this.line.turns.length;
  }

  show(count: number): void {
    const wanted = Math.max(0, Math.min(this.line.turns.length, count));
    const forward = wanted === this.shown + 1;
    this.shown = wanted;
    const turn = this.line.turns[wanted - 1];
    if (forward && turn) this.scene.play(turn.steps);
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

  #read(game: Pick<StoredGame, 'start' | 'turns' | 'links'>): void {
    const { line, problem } = playableLine(game);
    if (!line) throw new Error(problem?.english);
    this.line = line;
    this.problem = problem;
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
