import type { Problem } from '../wasm';
import type { StoredGame } from '../store';

/** One record of a file: the game it makes, as far as it could be read, and what is wrong with it. */
export interface Imported {
  readonly game: StoredGame | null;
  /** The record as text. */
  readonly text: string;
  /** All its turns, variations included. */
  readonly size: number;
  readonly problem: Problem | null;
}

/** What the worker answers to a file or a text. */
export type ImportMessage =
  | { readonly kind: 'records'; readonly records: readonly Imported[]; readonly progress: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };
