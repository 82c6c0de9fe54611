import type { SearchView } from '../../wasm';

/** A game as the engine is told it: where it started and what was played. */
export interface GameSoFar {
  readonly start: string;
  readonly turns: readonly string[];
}

/** What ends a search; without any of them it goes on until it is cancelled. */
export interface SearchLimits {
  readonly depth?: number;
  readonly nodes?: number;
  readonly millis?: number;
}

/** What the page asks of the worker. */
export type EngineRequest =
  | {
      readonly kind: 'play';
      readonly id: number;
      readonly game: GameSoFar;
      readonly level: number;
      readonly seed: number;
    }
  | {
      readonly kind: 'analyse';
      readonly id: number;
      readonly game: GameSoFar;
      readonly lines: number;
      readonly limits: SearchLimits;
    };

/** What the worker answers; `id` says to which request. */
export type EngineMessage =
  | { readonly kind: 'info'; readonly id: number; readonly info: SearchView }
  | { readonly kind: 'done'; readonly id: number; readonly turn: string | null }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
