import type { Colour, DotsPiece, Game, Offset, Piece, PointName } from './api';

/** Length of one step between neighbouring points, in units of the drawing. */
export const STEP = 100;

/** Half the height of a triangle of the grid times two: the distance between two columns. */
export const COLUMN_GAP = (STEP * Math.sqrt(3)) / 2;

/** A place in the drawing; y grows downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A named point of a board. */
export interface BoardPoint extends Place {
  readonly name: PointName;
  /** Index of its lettered column, a = 0. */
  readonly column: number;
  /** Its number in the notation. */
  readonly row: number;
  /** GIPF: a dot on the edge, where pieces enter and none stays. */
  readonly dot: boolean;
}

/** A name written beside the board. */
export interface BoardLabel extends Place {
  readonly text: string;
}

/** Where everything of a board is. Coordinates have the centre of the board at 0, 0 and White at the bottom. */
export interface Geometry {
  readonly game: Game;
  /** All points, by column and then upwards. */
  readonly points: readonly BoardPoint[];
  /** The points by name. */
  readonly byName: ReadonlyMap<PointName, BoardPoint>;
  /** Every line of the board, each as its points in order. */
  readonly lines: readonly (readonly BoardPoint[])[];
  /** The points one step away. */
  readonly neighbours: ReadonlyMap<PointName, readonly BoardPoint[]>;
  /** Its rows lie level, one below the other; else its columns stand upright, side by side. */
  readonly level: boolean;
  /** The point in the middle. */
  readonly centre: PointName;
  /** Half the width and half the height of the drawing. */
  readonly extent: Place;
  /** The edge of the board, or a line so far inside of it. */
  outline(inset: number): string;
  /** Whether the centre is marked: where the eye finds its bearings on a board of equal triangles. */
  readonly marksCentre: boolean;
  /** The board is made of parts that lie on the table, each with its name, and can be taken away. */
  readonly floors?: boolean;
  /** Whether there is a hole in the middle of the board. */
  readonly hole: boolean;
  /** Its points are cells, those of them darker that belong to the middle; null if pieces stand on lines. */
  readonly cells?: ReadonlySet<PointName>;
  /**
   * How it is seen how high a stack is: every piece is drawn, or the height is written in the hole of the top one, or on its
   * middle, where its mark is.
   */
  readonly heights: 'pieces' | 'figures' | 'marks';
  /** Names around the board, as they stand with that colour at the bottom; in the coordinates of the drawing. */
  labels(bottom: Colour): readonly BoardLabel[];
}

/** The letter of a column. */
export function columnLetter(column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + column);
}

/** Where a point is drawn: turning the board by 180° is a change of both signs. */
export function placeOf(point: Place, bottom: Colour): Place {
  return bottom === 'white' ? { x: point.x, y: point.y } : { x: -point.x, y: -point.y };
}

export function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Width to height of the drawing, for whoever makes room for it. */
export function ratioOf({ extent }: Geometry): number {
  return extent.x / extent.y;
}

/** The points one step away from each point, by distance alone: all boards are parts of one triangular grid. */
export function neighboursOf(points: readonly BoardPoint[]): Map<PointName, BoardPoint[]> {
  return new Map(
    points.map((point) => [
      point.name,
      points.filter((other) => other !== point && distance(point, other) < STEP * 1.01),
    ]),
  );
}

/** Groups points that lie on one line of a direction; `key` is equal exactly on such a line. */
export function linesBy(points: readonly BoardPoint[], key: (point: BoardPoint) => number): BoardPoint[][] {
  const lines = new Map<number, BoardPoint[]>();
  for (const point of points) {
    const line = lines.get(key(point));
    if (line) line.push(point);
    else lines.set(key(point), [point]);
  }
  return [...lines.values()];
}

/** Lines cut where two of their points are further apart than a step. */
export function unbroken(lines: readonly (readonly BoardPoint[])[]): BoardPoint[][] {
  return lines.flatMap((line) => {
    const parts: BoardPoint[][] = [];
    for (const point of line) {
      const last = parts.at(-1)?.at(-1);
      if (last && distance(last, point) < STEP * 1.01) parts.at(-1)?.push(point);
      else parts.push([point]);
    }
    return parts;
  });
}

/**
 * The nearest point to a place within `reach`, or null. Points for which `favoured` is true win over a point that
 * is closer by up to an eighth of a step: a finger aims at what can be done.
 */
export function nearestPoint(
  geometry: Geometry,
  place: Place,
  favoured: (point: PointName) => boolean = () => false,
  reach: number = STEP * 0.62,
): PointName | null {
  let best: PointName | null = null;
  let bestCost = Infinity;
  for (const point of geometry.points) {
    const away = distance(point, place);
    const cost = favoured(point.name) ? away - STEP / 8 : away;
    if (away <= reach && cost < bestCost) {
      best = point.name;
      bestCost = cost;
    }
  }
  return best;
}

/** Where a step of the board leads in the drawing, with that colour at the bottom. */
export function offsetOf([columns, steps]: Offset, bottom: Colour): Place {
  return placeOf({ x: columns * COLUMN_GAP, y: (columns / 2 - steps) * STEP }, bottom);
}

/** The points that a piece covers, the one it stands on first. */
export function coveredBy(geometry: Geometry, piece: Piece): readonly PointName[] {
  const at = geometry.byName.get(piece.point);
  if (piece.kind !== 'dots' || !at) return [piece.point];
  const names = piece.dots.map(([columns, steps]) => `${columnLetter(at.column + columns)}${at.row + steps}`);
  return [piece.point, ...names.filter((name) => geometry.byName.has(name))];
}

const STEPS: readonly Offset[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
];
const WORDS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

/** Which of the steps an offset is; -1 if it is none. */
function indexOf(offset: Offset | undefined): number {
  return STEPS.findIndex(([columns, steps]) => columns === offset?.[0] && steps === offset[1]);
}

/** The word of the direction in which a piece of several dots lies. */
export function directionOf({ dots: [one, other] }: DotsPiece): (typeof WORDS)[number] {
  const [first, second] = [indexOf(one), indexOf(other)];
  // With its pünct in the middle of an angle a piece lies between its two dots.
  const between = first >= 0 && (first + 2) % 6 === second;
  return WORDS[(between ? first + 1 : Math.max(first, 0)) % 6] ?? 'n';
}
