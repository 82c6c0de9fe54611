import type { Frame, Piece, PointName } from '../../board';
import { changed, many, type Example } from './example';

const before: readonly Piece[] = [
  ...many('basic', 'white', 'b5 c3 d5 e6 f4 g2 h3 h5'),
  ...many('double', 'white', 'e2 e5'),
  ...many('basic', 'black', 'c2 c4 d3 d6 f6 g5 h2'),
  ...many('double', 'black', 'b2 e8'),
];

// `g1-g3;xd5,f4,g3,h2*`: the GIPF-piece on e5 stays.
const pushed: Frame = {
  pieces: changed(before, 'g2', ...many('basic', 'white', 'g2 g3')),
  transition: {
    moves: [
      { from: 'g1', to: 'g2' },
      { from: 'g2', to: 'g3' },
    ],
  },
};

const taken: Frame = {
  pieces: changed(pushed.pieces, 'd5 f4 g3 h2'),
  transition: {
    removals: [
      ...['d5', 'f4', 'g3'].map((point: PointName) => ({ point, to: 'white' as const })),
      { point: 'h2', to: 'away' },
    ],
  },
};

export const example: Example = {
  before,
  frames: [pushed, taken],
  row: { points: ['d5', 'e5', 'f4', 'g3', 'h2'] },
  lastTurn: { moves: [{ from: 'g1', to: 'g2' }] },
};
