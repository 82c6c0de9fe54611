import type { Game } from './boards';

/** A place: its name, columns to the right of the centre, steps up the column, and 1 at the edge, where nothing stands. */
export type PlaceData = readonly [name: string, q: number, r: number, edge?: 1];

/** A name at the edge: what is written, beside which place, and in which direction, to the right and downwards. */
export type LabelData = readonly [text: string, place: string, x: number, y: number];

/** What a description says about a board. */
export interface BoardData {
  /** The rows lie level; else columns stand upright. */
  readonly level: boolean;
  /** It is made of parts that can be taken away. */
  readonly floors: boolean;
  /** Pieces cover cells; else they stand where lines meet. */
  readonly cells: boolean;
  readonly places: readonly PlaceData[];
  readonly labels: readonly LabelData[];
}

/** What the page needs to know about a game before its rules are loaded. */
export interface GameData {
  readonly title: string;
  readonly topic: string;
  readonly boards: Readonly<Record<string, Game>>;
}
