import type { Colour } from './api';
import {
  COLUMN_GAP,
  STEP,
  columnLetter,
  linesBy,
  neighboursOf,
  placeOf,
  type BoardLabel,
  type BoardPoint,
  type Geometry,
} from './geometry';
import { circle } from './outline';

/** First and last number of each column, a to k. */
const COLUMNS: readonly (readonly [first: number, last: number])[] = [
  [2, 5],
  [1, 7],
  [1, 8],
  [1, 9],
  [1, 10],
  [2, 10],
  [2, 11],
  [3, 11],
  [4, 11],
  [5, 11],
  [7, 10],
];

const MIDDLE_COLUMN = 5;
const MIDDLE_ROW = 6;

/** Radius of the round surface; the twelve outermost points lie at 4.58 steps, and the names beyond them at up to 5.22. */
const SURFACE_RADIUS = STEP * 5.5;

function makePoints(): BoardPoint[] {
  return COLUMNS.flatMap(([first, last], column) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const row = first + index;
      return {
        name: `${columnLetter(column)}${row}`,
        column,
        row,
        x: (column - MIDDLE_COLUMN) * COLUMN_GAP,
        y: ((column - MIDDLE_COLUMN) / 2 - (row - MIDDLE_ROW)) * STEP,
        dot: false,
      };
    }),
  );
}

/** How far a label is from its point, in steps: beyond a ring that stands there, also as large as it is on a small board. */
const LABEL_GAP = 0.66;

/** Along a line with one number the drawing falls by half a step per column, so its left end lies up and left. */
const OUT_OF_NUMBER_LINE = { x: -COLUMN_GAP / STEP, y: -0.5 };

/** Letters under the columns, numbers before the left ends of their lines, whichever way the board is turned. */
function makeLabels(points: readonly BoardPoint[], bottom: Colour): BoardLabel[] {
  const placed = points.map((point) => ({ point, ...placeOf(point, bottom) }));
  const letters = new Map<number, (typeof placed)[number]>();
  const numbers = new Map<number, (typeof placed)[number]>();
  for (const entry of placed) {
    const lowest = letters.get(entry.point.column);
    if (!lowest || entry.y > lowest.y) letters.set(entry.point.column, entry);
    const leftmost = numbers.get(entry.point.row);
    if (!leftmost || entry.x < leftmost.x) numbers.set(entry.point.row, entry);
  }
  return [
    ...[...letters].map(([column, { x, y }]) => ({ text: columnLetter(column), x, y: y + STEP * LABEL_GAP })),
    ...[...numbers].map(([row, { x, y }]) => ({
      text: String(row),
      x: x + OUT_OF_NUMBER_LINE.x * STEP * LABEL_GAP,
      y: y + OUT_OF_NUMBER_LINE.y * STEP * LABEL_GAP,
    })),
  ];
}

function makeGeometry(): Geometry {
  const points = makePoints();
  return {
    game: 'yinsh',
    points,
    byName: new Map(points.map((point) => [point.name, point])),
    lines: [
      ...linesBy(points, (point) => point.column),
      ...linesBy(points, (point) => point.row),
      ...linesBy(points, (point) => point.row - point.column),
    ],
    neighbours: neighboursOf(points),
    level: false,
    centre: 'f6',
    extent: { x: SURFACE_RADIUS + 10, y: SURFACE_RADIUS + 10 },
    outline: (inset) => circle(SURFACE_RADIUS - inset),
    marksCentre: false,
    hole: false,
    heights: 'pieces',
    labels: (bottom) => makeLabels(points, bottom),
  };
}

/** The YINSH board: 85 points, 33 lines. */
export const yinshGeometry: Geometry = makeGeometry();
