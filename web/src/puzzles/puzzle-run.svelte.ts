import type { Arrow, Colour } from '../board';
import { Cancelled, type EngineClient } from '../game/engine/client';
import { expectation } from '../game/evaluation';
import { Task } from '../learn/task.svelte';
import {
  expectValue,
  playTurn,
  turnIdea,
  viewPosition,
  type IdeaView,
  type PositionView,
  type Problem,
  type SearchView,
  type Step,
  type TurnView,
} from '../wasm';
import type { Puzzle } from './puzzle';

/** What became of an attempt; `ended` is one that begins well. */
export type Verdict = 'open' | 'right' | 'wrong' | 'ended' | 'shown';

/** What the opponent makes of a wrong turn. */
export interface Answer {
  readonly turn: string;
  readonly idea: IdeaView;
  /** What the solver may still expect, from 0 to 1. */
  readonly chance: number;
}

/** Whom somebody who solves a puzzle tells what happens. */
export interface PuzzleSetting {
  /** Who answers wrong turns. */
  readonly engine: Pick<EngineClient, 'analyse' | 'cancel'>;
  stepped?(steps: readonly Step[]): void;
  judged?(): void;
  /** The puzzle is solved, without having been shown the solution. */
  solved(): void;
}

/** What an answer may cost: no long wait on a phone. */
const LIMITS = { nodes: 100_000, millis: 1000 };

/** The decision that a turn begins with. */
function first(turn: string): string {
  return turn.split(';')[0] ?? '';
}

/** Somebody who solves a puzzle on a board. */
export class PuzzleRun extends Task {
  readonly puzzle: Puzzle;
  readonly start: PositionView;
  verdict = $state<Verdict>('open');
  /** How many hints were given: what it is good for, where it begins, where it goes. */
  hints = $state(0);
  answer = $state.raw<Answer | null>(null);
  thinking = $state(false);

  readonly #setting: PuzzleSetting;
  /** The positions that the solutions lead to. */
  readonly #ends: ReadonlySet<string>;
  readonly #idea: IdeaView | null;
  #told = false;

  constructor(puzzle: Puzzle, setting: PuzzleSetting) {
    super((steps) => setting.stepped?.(steps));
    this.puzzle = puzzle;
    this.#setting = setting;
    this.start = expectValue(viewPosition(puzzle.position));
    this.#ends = new Set(puzzle.solutions.map((turn) => this.#after(turn).position.text));
    this.#idea = turnIdea(puzzle.position, this.solution);
    this.open(this.start);
  }

  get position(): PositionView {
    return this.shown ?? this.start;
  }

  get mover(): Colour {
    return this.start.side;
  }

  get solution(): string {
    return this.puzzle.solutions[0] ?? '';
  }

  /** What the solution is good for. */
  get idea(): IdeaView | null {
    return this.hints > 0 ? this.#idea : null;
  }

  /** How many hints there are. */
  get mostHints(): number {
    if (!this.#idea) return 0;
    return this.#idea.from === null || this.#idea.to === null ? 1 : 3;
  }

  /** Why what was pointed at last did nothing. */
  get why(): Problem | null {
    return this.entry?.why ?? null;
  }

  /** What the hints show on the board. */
  get arrows(): readonly Arrow[] {
    const { from = null, to = null } = this.#idea ?? {};
    if (this.hints < 2 || from === null || to === null || this.lastSteps.length > 0) return [];
    return this.hints === 2 ? [{ from, to: from, kind: 'other' }] : [{ from, to }];
  }

  hint(): void {
    if (this.verdict !== 'right') this.hints = Math.min(this.hints + 1, this.mostHints);
  }

  /** Begins anew. */
  retry(): void {
    this.#setting.engine.cancel();
    this.verdict = 'open';
    this.answer = null;
    this.thinking = false;
    this.open(this.start);
  }

  /** Plays the solution. */
  show(): void {
    this.retry();
    this.#told = true;
    this.verdict = 'shown';
    this.follow(this.#after(this.solution));
    this.#setting.judged?.();
  }

  protected override judge(text: string, after: PositionView): void {
    this.close(after);
    if (this.#ends.has(after.text)) {
      this.verdict = 'right';
      if (!this.#told) this.#setting.solved();
    } else {
      const begins = this.puzzle.solutions.some((solution) => first(solution) === first(text));
      this.verdict = begins ? 'ended' : 'wrong';
      void this.#ask(after);
    }
    this.#setting.judged?.();
  }

  /** Lets the engine answer a wrong turn. */
  async #ask(after: PositionView): Promise<void> {
    if (after.end !== null || after.side === this.mover) return;
    this.thinking = true;
    let last: SearchView | undefined;
    try {
      const game = { start: after.text, turns: [] };
      await this.#setting.engine.analyse(game, 1, LIMITS, (info) => (last = info));
    } catch (error) {
      // Who has gone on wants no answer.
      if (error instanceof Cancelled) return;
      throw error;
    } finally {
      if (this.position === after) this.thinking = false;
    }
    const best = last?.lines[0];
    const turn = best?.turns[0];
    const idea = turn === undefined ? null : turnIdea(after.text, turn);
    if (!best || turn === undefined || !idea || this.position !== after) return;
    const white = expectation(best.evaluation);
    this.answer = { turn, idea, chance: this.mover === 'white' ? white : 1 - white };
  }

  #after(turn: string): TurnView {
    return expectValue(playTurn(this.puzzle.position, turn));
  }
}
