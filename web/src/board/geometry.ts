import type { Colour, DotsPiece, Offset, Piece, PointName } from './api';
import type { BoardData } from './board-data';
import { BOARDS, type Game } from './boards';
import { labelShift, lookOf, type Look } from './looks';
import { hullOf } from './outline';
import { COLUMN_GAP, STEP, type Place } from './plane';

export { COLUMN_GAP, STEP, type Place } from './plane';

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
  readonly floors: boolean;
  /** Whether there is a hole in the middle of the board. */
  readonly hole: boolean;
  /** Its points are cells, those of them darker that belong to the middle; null if pieces stand on lines. */
  readonly cells: ReadonlySet<PointName> | null;
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
function neighboursOf(points: readonly BoardPoint[]): Map<PointName, BoardPoint[]> {
  return new Map(
    points.map((point) => [
      point.name,
      points.filter((other) => other !== point && distance(point, other) < STEP * 1.01),
    ]),
  );
}

function middleOf(lengths: readonly number[]): number {
  return (Math.min(...lengths) + Math.max(...lengths)) / 2;
}

/** The points of a board about its middle, by column and then upwards. */
function pointsOf({ level, places }: BoardData): BoardPoint[] {
  const placed = places.map(([name, q, r, edge]) => ({
    name,
    column: name.charCodeAt(0) - 'a'.charCodeAt(0),
    row: Number(name.slice(1)),
    x: level ? (q - r / 2) * STEP : q * COLUMN_GAP,
    y: level ? 0 - r * COLUMN_GAP : (q / 2 - r) * STEP,
    dot: edge === 1,
  }));
  const [x, y] = [middleOf(placed.map((point) => point.x)), middleOf(placed.map((point) => point.y))];
  return placed
    .map((point) => ({ ...point, x: point.x - x, y: point.y - y }))
    .toSorted((a, b) => a.column - b.column || a.row - b.row);
}

/** The steps along lines, to the right and downwards, each with its opposite left out. */
const WAYS: Readonly<Record<'upright' | 'level', readonly Place[]>> = {
  upright: [-90, -30, 30].map(direction),
  level: [-120, -60, 0].map(direction),
};

function direction(degrees: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The neighbour of a point in a direction. */
function next(neighbours: Geometry['neighbours'], from: BoardPoint, way: Place): BoardPoint | undefined {
  const goal = { x: from.x + way.x * STEP, y: from.y + way.y * STEP };
  return neighbours.get(from.name)?.find((point) => distance(point, goal) < 1);
}

/** The last point from one on in a direction. */
function lastOf(neighbours: Geometry['neighbours'], from: BoardPoint, way: Place): BoardPoint {
  const to = next(neighbours, from, way);
  return to ? lastOf(neighbours, to, way) : from;
}

/** Every line in its whole length. None runs between two dots. */
function linesOf(
  points: readonly BoardPoint[],
  neighbours: Geometry['neighbours'],
  ways: readonly Place[],
): BoardPoint[][] {
  const along = (from: BoardPoint, way: Place): BoardPoint | undefined => {
    const to = next(neighbours, from, way);
    return to && !(from.dot && to.dot) ? to : undefined;
  };
  return ways.flatMap((way) =>
    points
      .filter((point) => !along(point, { x: -way.x, y: -way.y }) && along(point, way))
      .map((point) => {
        const line = [point];
        for (let at = along(point, way); at; at = along(at, way)) line.push(at);
        return line;
      }),
  );
}

/** The names around a board, as they stand with a colour at the bottom. */
function labelsOf(
  { labels }: BoardData,
  { labels: look }: Look,
  { byName, neighbours }: Pick<Geometry, 'byName' | 'neighbours'>,
  bottom: Colour,
): BoardLabel[] {
  return labels.flatMap(([text, name, x, y]) => {
    const named = byName.get(name);
    if (!named) return [];
    // The line that is named begins at its other end when the board is turned.
    const stays = look.staying && bottom === 'black';
    const at = stays ? lastOf(neighbours, named, { x: -x, y: -y }) : named;
    const place = placeOf(at, bottom);
    const shift = labelShift(look, place, stays ? { x, y } : placeOf({ x, y }, bottom));
    return [{ text, x: place.x + shift.x, y: place.y + shift.y }];
  });
}

function makeGeometry(game: Game): Geometry {
  const data = BOARDS[game];
  const points = pointsOf(data);
  const byName = new Map(points.map((point) => [point.name, point]));
  const neighbours = neighboursOf(points);
  const look = lookOf(game, hullOf(points), data.floors);
  const central = data.places.find(([, q, r]) => q === 0 && r === 0)?.[0];
  // Beside a hole in the middle it is the point below it.
  const below = points.find(({ x, y }) => Math.abs(x) < 1 && Math.abs(y - STEP) < 1);
  const inMiddle = ([, q, r]: BoardData['places'][number]): boolean =>
    Math.max(Math.abs(q), Math.abs(r), Math.abs(q - r)) <= (look.middle ?? -1);
  return {
    game,
    points,
    byName,
    lines: data.cells ? [] : linesOf(points, neighbours, WAYS[data.level ? 'level' : 'upright']),
    neighbours,
    level: data.level,
    centre: central ?? below?.name ?? points[0]?.name ?? '',
    extent: look.extent,
    outline: look.outline,
    marksCentre: look.marksCentre ?? false,
    floors: data.floors,
    hole: central === undefined,
    cells: data.cells ? new Set(data.places.filter(inMiddle).map(([name]) => name)) : null,
    heights: look.heights ?? 'pieces',
    labels: (bottom) => (data.floors ? [] : labelsOf(data, look, { byName, neighbours }, bottom)),
  };
}

const geometries = new Map<Game, Geometry>();

/** A board by its word. */
export function geometryOf(game: Game): Geometry {
  const known = geometries.get(game) ?? makeGeometry(game);
  geometries.set(game, known);
  return known;
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
