import type { Colour } from '../board';
import type { End, GameName, LinkSettings } from '../wasm';

/** Who plays a side. */
export type Player =
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'computer'; readonly level: number };

/** Time for the whole game and what every turn adds, in milliseconds. */
export interface TimeControl {
  readonly initial: number;
  readonly increment: number;
}

/** A game on this device, as it is kept. Everything else follows from the start and the turns. */
export interface StoredGame {
  readonly id: string;
  readonly game: GameName;
  readonly variant: string;
  /** The start position as text. */
  readonly start: string;
  /** The turns; in a linked game all decisions of both, those of contests included. */
  readonly turns: readonly string[];
  /** What potentials are linked to. */
  readonly links?: LinkSettings | null;
  /** The decisions of an unfinished turn of a linked game that can no longer be taken back. */
  readonly pending?: string;
  readonly white: Player;
  readonly black: Player;
  readonly time: TimeControl | null;
  /** Time left after each turn, of its mover. */
  readonly clocks: readonly number[];
  /** Time left now, White's and Black's. */
  readonly left: readonly [number, number] | null;
  /** How the game ended. */
  readonly end: End | null;
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
