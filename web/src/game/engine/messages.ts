import type { LinkSettings, SearchView } from '../../wasm';

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

/** A turn as a level plays it. */
export interface PlayRequest {
  readonly kind: 'play';
  readonly id: number;
  readonly game: GameSoFar;
  readonly level: number;
  readonly seed: number;
}

/** What a level decides next in a linked game; turns hold all their decisions, `pending` those of the present one. */
export interface DecideRequest {
  readonly kind: 'decide';
  readonly id: number;
  readonly game: GameSoFar;
  readonly links: LinkSettings;
  readonly pending: string;
  readonly level: number;
  readonly seed: number;
}

/** The best lines, deeper and deeper, until a limit or another request ends it. */
export interface AnalyseRequest {
  readonly kind: 'analyse';
  readonly id: number;
  readonly game: GameSoFar;
  readonly lines: number;
  readonly limits: SearchLimits;
}

/** How fast the engine is here: it searches fixed positions of a game. */
export interface BenchRequest {
  readonly kind: 'bench';
  readonly id: number;
  readonly game: string;
}

/** Nobody wants the answer any more. What the engine has found out stays. */
export interface StopRequest {
  readonly kind: 'stop';
  readonly id: number;
}

/** What the page asks of the worker. */
export type EngineRequest = PlayRequest | DecideRequest | AnalyseRequest | BenchRequest | StopRequest;

/** What the worker answers; `id` says to which request. */
export type EngineMessage =
  | { readonly kind: 'info'; readonly id: number; readonly info: SearchView }
  | { readonly kind: 'done'; readonly id: number; readonly turn: string | null }
  | { readonly kind: 'measured'; readonly id: number; readonly nodes: number; readonly millis: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
