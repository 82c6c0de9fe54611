import type { Frame, Piece } from '../../board';
import { changed, many, type Example } from './example';

const before: readonly Piece[] = [
  ...many('marker', 'white', 'd3 e4 f5 h7 c6 i6 f9 g8'),
  ...many('marker', 'black', 'g6 e6 d5 g4 e8 h9 i7'),
  ...many('ring', 'white', 'c2 f7 g9 i8 g5'),
  ...many('ring', 'black', 'b3 d7 f4 h6 j9'),
];

// `g5-g7;xd3-h7;xc2`
const jumped: Frame = {
  pieces: changed(before, 'g5 g6', ...many('marker', 'white', 'g5 g6'), ...many('ring', 'white', 'g7')),
  transition: { moves: [{ from: 'g5', to: 'g7' }], flips: ['g6'] },
};

const row = ['d3', 'e4', 'f5', 'g6', 'h7'];

const taken: Frame = {
  pieces: changed(jumped.pieces, row.join(' ')),
  transition: { removals: row.map((point) => ({ point, to: 'away' as const })) },
};

const removed: Frame = {
  pieces: changed(taken.pieces, 'c2'),
  transition: { removals: [{ point: 'c2', to: 'white' }] },
};

export const example: Example = {
  before,
  frames: [jumped, taken, removed],
  row: { points: row },
  lastTurn: { points: ['g5', 'g7'], moves: [{ from: 'g5', to: 'g7' }] },
  flips: true,
};
