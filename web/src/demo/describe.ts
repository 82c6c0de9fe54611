import type { Piece, PointName } from '../board';

/** What a screen reader is told about a point in the demo; the app has its own, translated words. */
export function describePiece(point: PointName, pieces: readonly Piece[]): string {
  const words = pieces
    .filter((piece) => piece.point === point)
    .map((piece) =>
      piece.kind === 'stack'
        ? `stack of ${piece.layers.map((layer) => `${layer.colour} ${layer.kind}`).join(', ')}`
        : `${piece.colour} ${piece.kind}`,
    );
  return [point, ...words].join(', ');
}
