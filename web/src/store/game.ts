import type { Colour } from '../board';
import type { End, GameName } from '../wasm';

/** Who plays a side. */
export type Player =
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'computer'; readonly level: number };

/** Time for the whole game and what every turn adds, in milliseconds. */
export interface TimeControl {
  readonly initial: number;
  readonly increment: number;
}

/** A game on this device or a study, as it is kept: its record, and what lists show without reading it. */
export interface StoredGame {
  readonly id: string;
  readonly game: GameName;
  readonly variant: string;
  /** A study: its record has everything that was written, variations too. */
  readonly kind?: 'study';
  /** How a study is called. */
  readonly title?: string;
  /** What was played, as the text of a record: start, links, turns, the unfinished one, clocks, and how it ended. */
  readonly record: string;
  /** How many decisions of the unfinished turn can no longer be taken back. */
  readonly settled: number;
  /** How many turns there are. */
  readonly count: number;
  /** The position behind them, as text. */
  readonly position: string;
  readonly white: Player;
  readonly black: Player;
  readonly time: TimeControl | null;
  /** Time left now, White's and Black's. */
  readonly left: readonly [number, number] | null;
  /** How the game ended. */
  readonly end: End | null;
  /** Nothing was decided in it yet: no list shows it, and nobody misses it. */
  readonly fresh?: boolean;
  /** The game as a record with comments and variations, if somebody has made any. */
  readonly study?: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

export function playerOf(game: Pick<StoredGame, 'white' | 'black'>, colour: Colour): Player {
  return colour === 'white' ? game.white : game.black;
}

/** A name that no other game has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
