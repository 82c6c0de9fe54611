import { Cancelled, EngineClient } from '../game/engine/client';
import type { GameSoFar } from '../game/engine/messages';
import type { EvaluationView, LineView, SearchView } from '../wasm';

/** Moving through a game quickly should not start a search at every step, in milliseconds. */
const PATIENCE = 180;
/** A search that is left alone ends after this long, in milliseconds: batteries. */
const LONGEST = 90_000;

/** The engine looking at whatever is on the board. */
export class Search {
  on = $state(false);
  lines = $state(3);
  /** What it has found for the position it was last told of. */
  info = $state.raw<SearchView | null>(null);
  running = $state(false);
  failed = $state(false);

  readonly #engine = new EngineClient();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at the end of a game from now on; `found` hears of every better answer. */
  look(game: GameSoFar, found: (info: SearchView) => void): void {
    this.stop();
    this.info = null;
    if (!this.on) return;
    this.running = true;
    this.#timer = setTimeout(() => void this.#run(game, found), PATIENCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#engine.cancel();
    this.running = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#engine.close();
  }

  async #run(game: GameSoFar, found: (info: SearchView) => void): Promise<void> {
    try {
      await this.#engine.analyse(game, this.lines, { millis: LONGEST }, (info) => {
        this.info = info;
        found(info);
      });
      this.running = false;
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.failed = true;
      this.running = false;
    }
  }
}

/** Positions looked at for one point of a game's graph: well below a second each. */
const GRAPH_NODES = 40_000;

/** Looks at one game after another until all are judged or it is cancelled. */
export class Review {
  /** How many are done, and of how many; null when nothing goes on. */
  progress = $state.raw<{ readonly done: number; readonly of: number } | null>(null);

  readonly #engine = new EngineClient();

  async run(
    games: readonly { readonly node: number; readonly game: GameSoFar }[],
    found: (node: number, evaluation: EvaluationView, turn: string | undefined) => void,
  ): Promise<void> {
    this.#engine.cancel();
    try {
      for (const [done, { node, game }] of games.entries()) {
        this.progress = { done, of: games.length };
        let best: LineView | undefined;
        await this.#engine.analyse(game, 1, { nodes: GRAPH_NODES }, (info) => {
          best = info.lines[0];
        });
        if (best) found(node, best.evaluation, best.turns[0]);
      }
      this.progress = null;
    } catch (error) {
      this.progress = null;
      if (!(error instanceof Cancelled)) throw error;
    }
  }

  /** What was found so far stays. */
  stop(): void {
    this.#engine.cancel();
  }

  close(): void {
    this.progress = null;
    this.#engine.close();
  }
}
