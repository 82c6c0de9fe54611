import { Cancelled, EngineClient } from '../game/engine/client';
import { endEvaluation, expectation } from '../game/evaluation';
import type { StoredGame } from '../store';
import { expectValue, viewPosition, type LinkedView } from '../wasm';
import { worthChallenging } from './challenge';

/** An answer that comes at once is hard to follow: the computer takes at least this long, in milliseconds. */
const LEAST = 500;

/** Positions looked at to judge one outcome of a challenge, for each level. */
const JUDGE_NODES = 1500;

/** The computer as an opponent. */
export class Opponent {
  readonly #engine = new EngineClient();

  /** The turn it plays; null if the question was withdrawn. */
  async think(game: Pick<StoredGame, 'start' | 'turns'>, level: number): Promise<string | null> {
    this.#engine.cancel();
    const pause = new Promise((resolve) => {
      setTimeout(resolve, LEAST);
    });
    try {
      const seed = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
      const turn = await this.#engine.play({ start: game.start, turns: game.turns }, level, seed);
      await pause;
      return turn;
    } catch (error) {
      if (error instanceof Cancelled) return null;
      throw error;
    }
  }

  /** Whether to challenge a use; null if the question was withdrawn. */
  async challenge(linked: LinkedView, level: number): Promise<boolean | null> {
    this.#engine.cancel();
    const { pending, outcomes, decider, left } = linked;
    if (!pending || !outcomes) return false;
    try {
      const [used, lost] = [await this.#judge(outcomes[0], level), await this.#judge(outcomes[1], level)];
      return worthChallenging({ used, lost, decider, pending, left });
    } catch (error) {
      if (error instanceof Cancelled) return null;
      throw error;
    }
  }

  /** White's expected score in a position. */
  async #judge(position: string, level: number): Promise<number> {
    const { end } = expectValue(viewPosition(position));
    if (end) return expectation(endEvaluation(end));
    let found = 0.5;
    await this.#engine.analyse({ start: position, turns: [] }, 1, { nodes: JUDGE_NODES * level }, (info) => {
      const [best] = info.lines;
      if (best) found = expectation(best.evaluation);
    });
    return found;
  }

  close(): void {
    this.#engine.close();
  }
}
