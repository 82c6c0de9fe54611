import type { Game, PointName } from './api';
import {
  COLUMN_GAP,
  STEP,
  columnLetter,
  linesBy,
  neighboursOf,
  type BoardPoint,
  type Place,
  type Geometry,
} from './geometry';
import { roundedPolygon } from './outline';

/** How far the edge of the table is from the middle of the rings at its corners. */
const AROUND = STEP * 0.64;
/** Width to height of every one of the boards, so that nothing around them moves. */
const RATIO = 0.8665;

function makePoints(columns: readonly number[]): BoardPoint[] {
  return columns.flatMap((length, column) =>
    Array.from({ length }, (_, index) => ({
      name: `${columnLetter(column)}${index + 1}`,
      column,
      row: index + 1,
      x: (column - (columns.length - 1) / 2) * COLUMN_GAP,
      y: ((length + 1) / 2 - (index + 1)) * STEP,
      dot: false,
    })),
  );
}

/** The corners of the table, outside of the rings at the corners of the board; all of them so far further in. */
function cornersOf(points: readonly BoardPoint[], columns: readonly number[], inset: number): Place[] {
  const longest = columns.indexOf(Math.max(...columns));
  const at = (column: number, row: number) =>
    points.find((point) => point.column === column && point.row === row) ?? { x: 0, y: 0 };
  const ends = (column: number): [Place, Place] => [at(column, 1), at(column, columns[column] ?? 1)];
  const [left, middle, right] = [ends(0), ends(longest), ends(columns.length - 1)];
  return [left[0], left[1], middle[1], right[1], right[0], middle[0]].map(({ x, y }) => {
    const away = 1 + (AROUND - inset) / Math.hypot(x, y);
    return { x: x * away, y: y * away };
  });
}

function makeGeometry(game: Game, columns: readonly number[], centre: PointName): Geometry {
  const points = makePoints(columns);
  const longest = columns.indexOf(Math.max(...columns));
  const rising = ({ row, column }: BoardPoint): number => row - Math.min(column, longest);
  const falling = ({ row, column }: BoardPoint): number => row + Math.max(column - longest, 0);
  const width = Math.max(...cornersOf(points, columns, 0).map(({ x }) => Math.abs(x))) + 4;
  return {
    game,
    points,
    byName: new Map(points.map((point) => [point.name, point])),
    lines: [
      ...linesBy(points, (point) => point.column),
      ...linesBy(points, rising),
      ...linesBy(points, falling),
    ],
    neighbours: neighboursOf(points),
    level: false,
    centre,
    extent: { x: width, y: width / RATIO },
    outline: (inset) => roundedPolygon(cornersOf(points, columns, inset), 60 - inset / 2),
    marksCentre: false,
    floors: true,
    hole: false,
    heights: 'pieces',
    labels: () => [],
  };
}

/** The ZÈRTZ board of 37 rings. */
export const zertzGeometry: Geometry = makeGeometry('zertz', [4, 5, 6, 7, 6, 5, 4], 'd4');

/** 48 rings; the middle is between them. */
export const zertz48Geometry: Geometry = makeGeometry('zertz-48', [5, 6, 7, 8, 7, 6, 5, 4], 'd4');

/** 61 rings. */
export const zertz61Geometry: Geometry = makeGeometry('zertz-61', [5, 6, 7, 8, 9, 8, 7, 6, 5], 'e5');
