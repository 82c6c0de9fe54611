import type { Colour, Frame, Layer, Mark, Piece, PointName } from '../../board';
import { changed, many, type Example } from './example';

/** A stack, or a single piece with a mark; what is covered is told as plain. */
function stack(point: PointName, colour: Colour, kind: Mark | 'basic', height = 1): Piece {
  const covered = Array.from({ length: height - 1 }, (): Layer => ({ kind: 'basic', colour }));
  return { kind: 'stack', point, layers: [...covered, { kind, colour }] };
}

const marked = (colour: Colour, kind: Mark, points: string): readonly Piece[] =>
  points.split(' ').map((point) => stack(point, colour, kind));

const before: readonly Piece[] = [
  ...many('basic', 'white', 'a1 b2 d4 e1 g6 h2 h5 i3'),
  ...many('basic', 'black', 'a5 b6 c6 d2 e6 e9 g1 g5 h3 i1'),
  ...marked('white', 'circled', 'g3'),
  ...marked('black', 'circled', 'd8 f5'),
  ...marked('white', 'dotted', 'd7 e4 f7'),
  ...marked('black', 'dotted', 'a3 i5'),
  stack('b5', 'white', 'basic', 2),
  stack('c3', 'white', 'dotted', 3),
  stack('e7', 'white', 'circled', 2),
  stack('c1', 'black', 'basic', 4),
  stack('d6', 'black', 'dotted', 2),
  stack('f2', 'black', 'circled', 2),
  stack('f4', 'black', 'dotted', 3),
];

// `c3-f2` takes a Tzaar of two, `e4-d4` makes a Tzarra of two.
const captured: Frame = {
  pieces: changed(before, 'c3 f2', stack('f2', 'white', 'dotted', 3)),
  transition: { moves: [{ from: 'c3', to: 'f2' }], removals: [{ point: 'f2', to: 'away' }] },
};

const grown: Frame = {
  pieces: changed(captured.pieces, 'e4 d4', stack('d4', 'white', 'dotted', 2)),
  transition: { moves: [{ from: 'e4', to: 'd4' }] },
};

export const example: Example = {
  before,
  frames: [captured, grown],
  lastTurn: { moves: [{ from: 'c3', to: 'f2' }] },
};
