import type { Colour, Frame, Layer, Piece, PointName } from '../../board';
import { changed, many, type Example } from './example';

/** A stack that a player controls, with or without a DVONN piece at the bottom. */
function stack(point: PointName, colour: Colour, height: number, red = false): Piece {
  const covered = Array.from({ length: height - 1 }, (_, level): Layer => ({
    kind: 'basic',
    colour: red && level === 0 ? 'red' : 'none',
  }));
  return { kind: 'stack', point, layers: [...covered, { kind: 'basic', colour }] };
}

const lone = (point: PointName): Piece => ({
  kind: 'stack',
  point,
  layers: [{ kind: 'basic', colour: 'red' }],
});

const before: readonly Piece[] = [
  ...many('basic', 'white', 'e5 b4 j5 j4 j3 c2 f2 e1 f1 g1'),
  ...many('basic', 'black', 'f5 i5 g4 b3 c3 d3 e3 k3 g2 c1 d1'),
  lone('i4'),
  lone('d2'),
  stack('c5', 'white', 3),
  stack('g5', 'white', 2),
  stack('c4', 'white', 2),
  stack('k5', 'white', 4),
  stack('k4', 'white', 2),
  stack('f4', 'black', 4),
  stack('f3', 'white', 5, true),
  stack('h2', 'white', 4),
  stack('j2', 'black', 4),
  stack('b1', 'white', 4),
];

// `c4-e4` would be no move: `g5-g3` is none either; `j3-k3` is.
const moved: Frame = {
  pieces: changed(before, 'j3 k3', stack('k3', 'white', 2)),
  transition: { moves: [{ from: 'j3', to: 'k3' }] },
};

const answered: Frame = {
  pieces: changed(moved.pieces, 'g4 f4', stack('f4', 'black', 5)),
  transition: { moves: [{ from: 'g4', to: 'f4' }] },
};

export const example: Example = {
  before,
  frames: [moved, answered],
  lastTurn: { moves: [{ from: 'j3', to: 'k3' }] },
};
