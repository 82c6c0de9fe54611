import type { BallColour, Frame, Piece } from '../../board';
import { changed, type Example } from './example';

const floors = (points: string): readonly Piece[] =>
  points.split(' ').map((point) => ({ kind: 'floor', colour: 'none', point }));

const balls = (colour: BallColour, points: string): readonly Piece[] =>
  points.split(' ').map((point) => ({ kind: 'ball', colour, point }));

const RINGS = 'a3 b2 b3 b4 c2 c3 c4 c5 c6 d2 d3 d4 d5 d6 e1 e2 e3 e4 e5 f1 f2 f3 f4 g2';

const before: readonly Piece[] = [
  ...floors(RINGS),
  ...balls('white', 'c3 f1'),
  ...balls('grey', 'b4 e3'),
  ...balls('black', 'd4 d6 g2'),
];

/** The arrangement after a jump: the marbles of two points are gone, and one lies on another. */
const jumped = (pieces: readonly Piece[], from: string, over: string, to: string): Frame => ({
  pieces: [...changed(pieces, `${from} ${over}`, ...floors(`${from} ${over}`)), ...balls('white', to)],
  transition: { moves: [{ from, to }], removals: [{ point: over, to: 'white' }] },
});

// `c3-e4;e4-e2`: one marble takes two.
const first = jumped(before, 'c3', 'd4', 'e4');
const second = jumped(first.pieces, 'e4', 'e3', 'e2');

export const example: Example = {
  before,
  frames: [first, second],
  lastTurn: { moves: [{ from: 'c3', to: 'e4' }] },
};
