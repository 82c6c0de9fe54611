import type { Game, PointName } from './api';
import {
  COLUMN_GAP,
  STEP,
  columnLetter,
  linesBy,
  neighboursOf,
  type BoardPoint,
  type Geometry,
} from './geometry';

/** A ring, and a little around it. */
const AROUND = STEP * 0.54;

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

function makeGeometry(game: Game, columns: readonly number[], centre: PointName): Geometry {
  const points = makePoints(columns);
  const longest = columns.indexOf(Math.max(...columns));
  const rising = ({ row, column }: BoardPoint): number => row - Math.min(column, longest);
  const falling = ({ row, column }: BoardPoint): number => row + Math.max(column - longest, 0);
  const height = (Math.max(...columns) - 1) / 2;
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
    // As high for its width as the others, so that nothing around it moves.
    extent: { x: height * COLUMN_GAP + AROUND, y: (height * COLUMN_GAP + AROUND) / RATIO },
    outline: () => '',
    marksCentre: false,
    floors: true,
    hole: false,
    heights: 'pieces',
    labels: () => [],
  };
}

/** Width to height of the smallest board. */
const RATIO = (3 * COLUMN_GAP + AROUND) / (3 * STEP + AROUND);

/** The ZÈRTZ board of 37 rings. */
export const zertzGeometry: Geometry = makeGeometry('zertz', [4, 5, 6, 7, 6, 5, 4], 'd4');

/** 48 rings; the middle is between them. */
export const zertz48Geometry: Geometry = makeGeometry('zertz-48', [5, 6, 7, 8, 7, 6, 5, 4], 'd4');

/** 61 rings. */
export const zertz61Geometry: Geometry = makeGeometry('zertz-61', [5, 6, 7, 8, 9, 8, 7, 6, 5], 'e5');
