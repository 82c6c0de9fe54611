import type { Colour, DotsPiece, Frame, Offset, Piece, PointName } from '../../board';
import { changed, type Example } from './example';

/** Where the other dots of each kind are when it lies upwards: columns to the right, and steps up. */
const SHAPES = {
  T: [
    [0, 1],
    [1, 1],
  ],
  E: [
    [0, 1],
    [0, 2],
  ],
  C: [
    [0, 1],
    [0, -1],
  ],
  L: [
    [0, 1],
    [-1, 1],
  ],
  M: [
    [-1, 0],
    [1, 1],
  ],
  R: [
    [0, 1],
    [1, 2],
  ],
} as const satisfies Record<string, readonly Offset[]>;

const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'];

/** A piece as it is written: its kind, small if it is black, the space of its pünct, and its direction. */
function piece(text: string, level = 1): DotsPiece {
  const [, letter, point, direction] = /^(.)([a-q]\d+)(\w+)$/u.exec(text) ?? [];
  const kind = letter?.toUpperCase() as keyof typeof SHAPES;
  const turns = DIRECTIONS.indexOf(direction ?? 'n');
  const colour: Colour = letter === kind ? 'white' : 'black';
  const dots = SHAPES[kind].map((dot) => {
    let [columns, steps]: Offset = dot;
    for (let turn = 0; turn < turns; turn += 1) [columns, steps] = [steps, steps - columns];
    return [columns, steps] as const;
  });
  return { kind: 'dots', point: point as PointName, figure: kind, colour, dots, level };
}

const before: readonly Piece[] = [
  ...'Mb4n Eb7se Td4nw Te6s Eg5n Rk6ne Lm9n Tl11ne Cd9ne'.split(' ').map((text) => piece(text)),
  ...'ef8ne tg3nw li12s mh14n tk13s ee11n rn7n tm14s'.split(' ').map((text) => piece(text)),
  piece('Td4nw', 2),
];

// `k6;@g6;s` jumps on two pieces of its own colour: it needs a dot of its colour below its filled one.
const jumped: Frame = {
  pieces: changed(before, 'k6', piece('Eg5n', 2)),
  transition: { moves: [{ from: 'k6', to: 'g5' }] },
};

export const example: Example = {
  before,
  frames: [jumped],
  lastTurn: { moves: [{ from: 'k6', to: 'g5' }] },
};
