import type { Colour, Frame, LastTurn, Piece, RowBand } from '../../board';

/** A turn that shows what a game is about: the arrangement before it, then the result of each of its actions. */
export interface Example {
  readonly before: readonly Piece[];
  readonly frames: readonly Frame[];
  /** The row that stands after the first action. */
  readonly row?: RowBand;
  /** What the first action did. */
  readonly lastTurn: LastTurn;
  /** It turns pieces over. */
  readonly flips?: boolean;
}

/** Pieces of one kind and colour. */
export function many<K extends 'basic' | 'double' | 'ring' | 'marker'>(
  kind: K,
  colour: Colour,
  points: string,
) {
  return points.split(' ').map((point) => ({ kind, colour, point }));
}

/** The arrangement without what stands on some points, and with other pieces. */
export function changed(
  pieces: readonly Piece[],
  without: string,
  ...add: readonly Piece[]
): readonly Piece[] {
  const gone = new Set(without.split(' '));
  return [...pieces.filter((piece) => !gone.has(piece.point)), ...add];
}
