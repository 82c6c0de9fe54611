import type { Arrow } from '../board';
import {
  LessonRun,
  expectValue,
  playTurn,
  type PositionView,
  type Problem,
  type Step,
  type StepView,
  type TurnView,
  type Verdict,
} from '../wasm';
import { Task } from './task.svelte';

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
export class Lesson extends Task {
  step = $state.raw<StepView | null>(null);
  verdict = $state.raw<Verdict>({ type: 'open' });
  /** The turn with which the opponent has answered. */
  reply = $state.raw<TurnView | null>(null);
  hinted = $state(false);

  readonly #run: LessonRun;
  readonly #setting: LessonSetting;

  constructor(topic: string, name: string, step: number, setting: LessonSetting) {
    super((steps) => setting.stepped?.(steps));
    this.#run = new LessonRun(topic, name, step);
    this.#setting = setting;
    this.#begin();
  }

  /** The position that is shown; null when the chapter is over. */
  get position(): PositionView | null {
    return this.shown ?? this.step?.position ?? null;
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
    const marks = this.lastSteps.length === 0 ? this.step.marks : [];
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
    if (step) this.open(step.position, step.first);
    else this.close(null);
  }

  protected override judge(text: string, after: PositionView): void {
    const { step } = this;
    const verdict = this.#run.attempt(text);
    if (!step || verdict.type === 'open') return;
    this.verdict = verdict;
    this.close(after);
    if (verdict.type === 'right') {
      this.#setting.done(step);
      if (verdict.reply !== null) this.#answer(after, verdict.reply);
    }
    this.#setting.judged?.();
  }

  #answer(after: PositionView, text: string): void {
    this.reply = expectValue(playTurn(after.text, text));
    this.follow(this.reply);
  }
}
