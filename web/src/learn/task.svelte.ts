import { TurnEntry } from '../game/entry.svelte';
import { Scene } from '../game/scene.svelte';
import { Table, type PositionView, type Step, type TurnView } from '../wasm';

/** A position from which somebody is to find a turn: what he enters, and what stands on the board. */
export abstract class Task {
  /** The turn being entered; null when there is nothing to enter. */
  entry = $state.raw<TurnEntry | null>(null);
  scene = $state.raw<Scene>() as Scene;

  /** Something was played on the board: sounds. */
  readonly #stepped: ((steps: readonly Step[]) => void) | undefined;
  /** The position after what was played, when nothing is entered any more. */
  #after = $state.raw<PositionView | null>(null);
  #steps = $state.raw<readonly Step[]>([]);

  constructor(stepped?: (steps: readonly Step[]) => void) {
    this.#stepped = stepped;
  }

  /** The steps that led to what is shown. */
  get lastSteps(): readonly Step[] {
    return this.#steps;
  }

  /** The position that is shown, if there is one. */
  get shown(): PositionView | null {
    return this.#after ?? this.entry?.position ?? null;
  }

  /** Judges what was decided from the start: a whole turn, or its first decision. */
  protected abstract judge(text: string, after: PositionView): void;

  /** Lets a turn be entered; it is judged when it is whole or, if only the first decision is asked for, then. */
  protected open(position: PositionView, first = false): void {
    this.#after = null;
    this.#steps = [];
    this.scene = new Scene(position.pieces);
    const entry = new TurnEntry(new Table(position.text, null, [], ''), {
      playForced: () => false,
      confirmTurn: () => false,
      changed: ({ steps, back, turn, entry: { text } }) => {
        if (steps.length > 0) {
          this.scene.play(steps);
          this.#stepped?.(steps);
        } else if (back) this.scene.show(entry.position.pieces);
        if (turn === null) this.#steps = entry.steps;
        if (this.entry !== entry) return;
        if (turn !== null) this.judge(turn.text, entry.position);
        else if (first && steps.length > 0) this.judge(text, entry.position);
      },
    });
    this.entry = entry;
    entry.begin();
  }

  /** Nothing is entered any more; a position stays on the board, or none. */
  protected close(after: PositionView | null): void {
    this.#after = after;
    if (after === null) this.#steps = [];
    this.entry = null;
  }

  /** Plays a turn on the board that nobody enters. */
  protected follow(turn: TurnView): void {
    this.close(turn.position);
    this.#steps = turn.steps;
    this.scene.play(turn.steps);
  }
}
