import { Cancelled, EngineClient } from '../game/engine/client';
import type { StoredGame } from '../store';

/** An answer that comes at once is hard to follow: the computer takes at least this long, in milliseconds. */
const LEAST = 500;

function newSeed(): number {
  return Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
}

/** The computer as an opponent. */
export class Opponent {
  readonly #engine = new EngineClient();

  /** The turn it plays; null if the question was withdrawn. */
  think(game: Pick<StoredGame, 'start' | 'turns'>, level: number): Promise<string | null> {
    const { start, turns } = game;
    return this.#answer((seed) => this.#engine.play({ start, turns }, level, seed));
  }

  /** What it decides next in a linked game; null if the question was withdrawn. */
  decide(
    game: Pick<StoredGame, 'start' | 'turns' | 'links'>,
    pending: string,
    level: number,
  ): Promise<string | null> {
    const { start, turns, links } = game;
    if (!links) return this.think(game, level);
    return this.#answer((seed) => this.#engine.decide({ start, turns }, links, pending, level, seed));
  }

  async #answer(ask: (seed: number) => Promise<string | null>): Promise<string | null> {
    this.#engine.cancel();
    const pause = new Promise((resolve) => {
      setTimeout(resolve, LEAST);
    });
    try {
      // An engine that has broken is replaced; a second failure is no accident.
      const answer = await ask(newSeed()).catch((error: unknown) => {
        if (error instanceof Cancelled) throw error;
        return ask(newSeed());
      });
      await pause;
      return answer;
    } catch (error) {
      if (error instanceof Cancelled) return null;
      throw error;
    }
  }

  close(): void {
    this.#engine.close();
  }
}
