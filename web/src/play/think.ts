import { Cancelled, EngineClient } from '../game/engine/client';
import type { GameSoFar } from '../game/engine/messages';
import type { LinkSettings } from '../wasm';

/** What the computer is told of a game. */
export interface Asked extends GameSoFar {
  readonly links: LinkSettings | null;
  /** The decisions of an unfinished turn of a linked game. */
  readonly pending: string;
}

/** An answer that comes at once is hard to follow: the computer takes at least this long, in milliseconds. */
const LEAST = 500;

function newSeed(): number {
  return Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
}

/** The computer as an opponent. */
export class Opponent {
  readonly #engine = new EngineClient();

  /** The turn it plays, or what it decides next in a linked game; null if the question was withdrawn. */
  think({ start, turns, links, pending }: Asked, level: number): Promise<string | null> {
    return this.#answer((seed) =>
      links
        ? this.#engine.decide({ start, turns }, links, pending, level, seed)
        : this.#engine.play({ start, turns }, level, seed),
    );
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
