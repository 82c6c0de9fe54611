import type { Arrow } from '../board';
import { TurnEntry } from '../game/entry.svelte';
import { Scene } from '../game/scene.svelte';
import {
  Table,
  expectValue,
  playTurn,
  type PositionView,
  type Problem,
  type Step,
  type StepView,
  type TurnView,
  type Verdict,
} from '../wasm';
import { LessonRun } from '../wasm/learn';

/** Whom a lesson tells what happens. */
export interface LessonSetting {
  /** Something was played on the board: sounds. */
  stepped?(steps: readonly Step[]): void;
  /** A step was judged: announcements. */
  judged?(): void;
  /** A step is done. */
  done(step: StepView): void;
}

/** Somebody going through a chapter on a board. */
export class Lesson {
  step = $state.raw<StepView | null>(null);
  entry = $state.raw<TurnEntry | null>(null);
  verdict = $state.raw<Verdict>({ type: 'open' });
  /** The turn with which the opponent has answered. */
  reply = $state.raw<TurnView | null>(null);
  hinted = $state(false);
  scene = $state.raw<Scene>() as Scene;

  readonly #run: LessonRun;
  readonly #setting: LessonSetting;
  /** The position after what was played, when nothing is entered any more. */
  #after = $state.raw<PositionView | null>(null);
  #steps = $state.raw<readonly Step[]>([]);

  constructor(topic: string, name: string, step: number, setting: LessonSetting) {
    this.#run = new LessonRun(topic, name, step);
    this.#setting = setting;
    this.#begin();
  }

  /** The position that is shown; null when the chapter is over. */
  get position(): PositionView | null {
    return this.#after ?? this.entry?.position ?? this.step?.position ?? null;
  }

  /** The steps that led to what is shown. */
  get lastSteps(): readonly Step[] {
    return this.#steps;
  }

  get over(): boolean {
    return this.step === null;
  }

  /** Why what was pointed at last did nothing. */
  get why(): Problem | null {
    if (this.verdict.type === 'illegal') return this.verdict.problem;
    return this.entry?.why ?? null;
  }

  /** What the hint shows on the board: the first move of the solution, and what the text speaks of. */
  get arrows(): readonly Arrow[] {
    if (!this.step || this.verdict.type === 'right') return [];
    const marks = this.#steps.length === 0 ? this.step.marks : [];
    return marks.map((point) => ({ from: point, to: point, kind: 'other' }));
  }

  /** Begins the step anew. */
  retry(): void {
    this.#begin();
  }

  /** Goes to a step. */
  goTo(number: number): void {
    this.#run.goTo(number);
    this.#begin();
  }

  next(): void {
    if (this.step) this.goTo(this.step.number + 1);
  }

  #begin(): void {
    const step = this.#run.step();
    this.step = step;
    this.verdict = { type: 'open' };
    this.reply = null;
    this.hinted = false;
    this.#after = null;
    this.#steps = [];
    if (!step) {
      this.entry = null;
      return;
    }
    this.scene = new Scene(step.position.pieces);
    const entry = new TurnEntry(new Table(step.position.text, null, [], ''), {
      playForced: () => false,
      confirmTurn: () => false,
      changed: ({ steps, back, turn, entry: { text } }) => {
        if (steps.length > 0) {
          this.scene.play(steps);
          this.#setting.stepped?.(steps);
        } else if (back) this.scene.show(entry.position.pieces);
        if (turn === null) this.#steps = entry.steps;
        if (this.entry !== entry) return;
        if (turn !== null) this.#judge(turn.text, entry.position);
        else if (step.first && steps.length > 0) this.#judge(text, entry.position);
      },
    });
    this.entry = entry;
    entry.begin();
  }

  #judge(text: string, after: PositionView): void {
    const { step } = this;
    const verdict = this.#run.attempt(text);
    if (!step || verdict.type === 'open') return;
    this.verdict = verdict;
    this.#after = after;
    this.entry = null;
    if (verdict.type === 'right') {
      this.#setting.done(step);
      if (verdict.reply !== null) this.#answer(after, verdict.reply);
    }
    this.#setting.judged?.();
  }

  #answer(after: PositionView, text: string): void {
    const turn = expectValue(playTurn(after.text, text));
    this.reply = turn;
    this.#after = turn.position;
    this.#steps = turn.steps;
    this.scene.play(turn.steps);
  }
}
