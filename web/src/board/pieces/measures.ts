import type { Layer, Piece, Shape, Tint } from '../api';
import { STEP, distance, type Place } from '../geometry';

/** Radii and heights in units of the drawing (a step is 100). */
export const BASIC_RADIUS = 38;
/** The hole of a piece that has one. */
export const HOLE_RADIUS = 13;
export const POTENTIAL_RADIUS = 33;
/** The dot of a mark, and the middle of the circle around it. */
export const DOT_RADIUS = 15;
export const CIRCLE_RADIUS = 26;
export const MARKER_RADIUS = 26;
export const RING_OUTER = 44;
export const RING_INNER = 30;
/** A ring of ZÈRTZ, and a marble, which lies in its hole. */
export const FLOOR_OUTER = 47;
export const FLOOR_INNER = 22;
export const BALL_RADIUS = 27;

/** Height of one piece as far as it shows below its face; in a stack, one face lies that much above the other. */
export const THICKNESS = 9;

/** The colours whose every tone the stylesheet names; of any other it names one, and the tones are mixed from it. */
export const USUAL_TINTS: readonly Tint[] = ['white', 'black', 'red', 'none'];

export function isTinted(colour: Tint): boolean {
  return !USUAL_TINTS.includes(colour);
}

/** The colours of pieces besides the usual ones. */
export function tintsOf(pieces: readonly Piece[]): readonly Tint[] {
  const colours = pieces
    .flatMap((piece) => (piece.kind === 'stack' ? piece.layers : []))
    .map(({ colour }) => colour);
  return [...new Set(colours.filter(isTinted))];
}

/** Shapes about the middle of a piece, as large as the dot of a mark. */
export const SHAPES: Readonly<Record<Shape, string>> = {
  ring: 'M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0ZM-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0Z',
  bars: 'M-14 -12H14V-4H-14ZM-14 4H14V12H-14Z',
  triangle: 'M0 -17 16 11H-16Z',
  square: 'M-13 -13H13V13H-13Z',
  cross: 'M-5 -15H5V-5H15V5H5V15H-5V5H-15V-5H-5Z',
  star: 'M0 -18 4.5 -6 17 -5.5 7 2 10.5 14.5 0 7.5 -10.5 14.5 -7 2 -17 -5.5 -4.5 -6Z',
};

/** Tall stacks are drawn closer, so that they do not cover the spot behind them. */
const TALLEST = 44;

/** As many pieces of a stack are drawn where its height is written on it. */
const SEEN = 4;

/** The radius of a piece: a potential is narrower than what it may lie on. */
export function radiusOf({ kind }: Layer): number {
  return kind === 'basic' || kind === 'dotted' || kind === 'circled' ? BASIC_RADIUS : POTENTIAL_RADIUS;
}

/** The pieces of a high stack that are drawn: the lowest and the upmost ones. */
export function seenOf(layers: readonly Layer[]): readonly Layer[] {
  return layers.length <= SEEN ? layers : [...layers.slice(0, 1), ...layers.slice(1 - SEEN)];
}

/** The layers of a piece, bottom to top. */
export function layersOf(piece: Piece): readonly Layer[] {
  if (piece.kind === 'stack') return piece.layers;
  if (piece.kind === 'floor' || piece.kind === 'ball') return [];
  if (piece.kind === 'dots') return [{ kind: 'basic', colour: piece.colour }];
  if (piece.kind === 'double') {
    const layer: Layer = { kind: 'basic', colour: piece.colour };
    return [layer, layer];
  }
  return [{ kind: 'basic', colour: piece.colour }];
}

/** Height of each face above (negative: below) the point, bottom to top; the stack as a whole is centred on it. */
export function faceOffsets(count: number): readonly number[] {
  const pitch = count > 1 ? Math.min(THICKNESS, TALLEST / (count - 1)) : 0;
  const bottom = ((count - 1) * pitch - THICKNESS) / 2;
  return Array.from({ length: count }, (_, index) => bottom - index * pitch);
}

/** Six round bites out of the edge of a disc, each as a closed outline. */
export function notches(radius: number, notch: number): string {
  const half = 2 * Math.asin(notch / (2 * radius));
  return Array.from({ length: 6 }, (_, index) => {
    const middle = ((2 * index + 1) * Math.PI) / 6;
    const start = onCircle(radius, middle - half);
    const end = onCircle(radius, middle + half);
    return `M${start}A${notch} ${notch} 0 0 0 ${end}A${radius} ${radius} 0 0 0 ${start}Z`;
  }).join('');
}

function onCircle(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

/** Pieces of several dots: the body about each, its width between them, the filled dot and the others. */
export const BODY_RADIUS = 44;
export const NECK_WIDTH = 62;
export const PUNCT_RADIUS = 23;
export const MINOR_RADIUS = 24;

const isNear = (one: Place, other: Place): boolean => distance(one, other) < STEP * 1.01;
const pair = ({ x, y }: Place): string => `${x} ${y}`;

/** The middle line of a piece whose other dots are there: from end to end, or round a triangle. */
export function bodyOf(offsets: readonly Place[]): string {
  const punct: Place = { x: 0, y: 0 };
  const [one, other] = offsets;
  if (!one || !other) return '';
  const beside = isNear(punct, one) && isNear(punct, other);
  if (beside && isNear(one, other)) return `M${[punct, one, other].map(pair).join('L')}Z`;
  const line = beside ? [one, punct, other] : [punct, one, other];
  return `M${line.map(pair).join('L')}`;
}
