import type { Colour, Frame, Game, Piece, PointName, RowBand } from '../board';

/** A turn that shows what a game is about: the arrangement before it, then the result of each of its actions. */
export interface Example {
  readonly before: readonly Piece[];
  readonly frames: readonly Frame[];
  /** The row that stands after the first action. */
  readonly row: RowBand;
}

function many<K extends 'basic' | 'gipf' | 'ring' | 'marker'>(kind: K, colour: Colour, points: string) {
  return points.split(' ').map((point) => ({ kind, colour, point }));
}

/** The arrangement without what stands on some points, and with other pieces. */
function changed(pieces: readonly Piece[], without: string, ...add: readonly Piece[]): readonly Piece[] {
  const gone = new Set(without.split(' '));
  return [...pieces.filter((piece) => !gone.has(piece.point)), ...add];
}

const gipfBefore: readonly Piece[] = [
  ...many('basic', 'white', 'b5 c3 d5 e6 f4 g2 h3 h5'),
  ...many('gipf', 'white', 'e2 e5'),
  ...many('basic', 'black', 'c2 c4 d3 d6 f6 g5 h2'),
  ...many('gipf', 'black', 'b2 e8'),
];

// `g1-g3;xd5,f4,g3,h2*`: the GIPF-piece on e5 stays.
const gipfPushed: Frame = {
  pieces: changed(gipfBefore, 'g2', ...many('basic', 'white', 'g2 g3')),
  transition: {
    moves: [
      { from: 'g1', to: 'g2' },
      { from: 'g2', to: 'g3' },
    ],
  },
};

const gipfTaken: Frame = {
  pieces: changed(gipfPushed.pieces, 'd5 f4 g3 h2'),
  transition: {
    removals: [
      ...['d5', 'f4', 'g3'].map((point: PointName) => ({ point, to: 'white' as const })),
      { point: 'h2', to: 'away' },
    ],
  },
};

const yinshBefore: readonly Piece[] = [
  ...many('marker', 'white', 'd3 e4 f5 h7 c6 i6 f9 g8'),
  ...many('marker', 'black', 'g6 e6 d5 g4 e8 h9 i7'),
  ...many('ring', 'white', 'c2 f7 g9 i8 g5'),
  ...many('ring', 'black', 'b3 d7 f4 h6 j9'),
];

// `g5-g7;xd3-h7;xc2`
const yinshJumped: Frame = {
  pieces: changed(yinshBefore, 'g5 g6', ...many('marker', 'white', 'g5 g6'), ...many('ring', 'white', 'g7')),
  transition: { moves: [{ from: 'g5', to: 'g7' }], flips: ['g6'] },
};

const yinshRow = ['d3', 'e4', 'f5', 'g6', 'h7'];

const yinshTaken: Frame = {
  pieces: changed(yinshJumped.pieces, yinshRow.join(' ')),
  transition: { removals: yinshRow.map((point) => ({ point, to: 'away' as const })) },
};

const yinshRemoved: Frame = {
  pieces: changed(yinshTaken.pieces, 'c2'),
  transition: { removals: [{ point: 'c2', to: 'white' }] },
};

export const examples: Readonly<Record<Game, Example>> = {
  gipf: {
    before: gipfBefore,
    frames: [gipfPushed, gipfTaken],
    row: { points: ['d5', 'e5', 'f4', 'g3', 'h2'] },
  },
  yinsh: {
    before: yinshBefore,
    frames: [yinshJumped, yinshTaken, yinshRemoved],
    row: { points: yinshRow },
  },
};
