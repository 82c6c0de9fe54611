import { Cancelled, EngineClient } from '../game/engine/client';
import type { StoredGame } from '../store';

/** An answer that comes at once is hard to follow: the computer takes at least this long, in milliseconds. */
const LEAST = 500;

/** The computer as an opponent. */
export class Opponent {
  readonly #engine = new EngineClient();

  /** The turn it plays; null if the question was withdrawn. */
  async think(game: StoredGame, level: number): Promise<string | null> {
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

  close(): void {
    this.#engine.close();
  }
}
