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
  type Place,
} from './geometry';
import { roundedPolygon } from './outline';

/** First and last number of each column, a to k. */
const COLUMNS: readonly (readonly [first: number, last: number])[] = [
  [1, 3],
  [1, 4],
  [1, 5],
  [1, 5],
  [1, 5],
  [1, 5],
  [1, 5],
  [1, 5],
  [1, 5],
  [2, 5],
  [3, 5],
];

const MIDDLE_COLUMN = 5;
const MIDDLE_ROW = 3;

/** From the outer spaces to the rim. */
const MARGIN = STEP * 0.86;
const HALF_HEIGHT = 2 * COLUMN_GAP + MARGIN;

/** The corners of the long board: those of its outer spaces, pushed outwards by the margin. */
function corners(inset: number): readonly Place[] {
  const margin = MARGIN - inset;
  // The slanted sides stand at 60°, so their distance grows by 2/√3 along a row.
  const across = margin * (2 / Math.sqrt(3));
  const [top, side] = [2 * COLUMN_GAP + margin, 5 * STEP + across];
  const upper = 4 * STEP + across - (margin * 1) / Math.sqrt(3);
  return [
    { x: -upper, y: -top },
    { x: upper, y: -top },
    { x: side, y: 0 },
    { x: upper, y: top },
    { x: -upper, y: top },
    { x: -side, y: 0 },
  ];
}

function makePoints(): BoardPoint[] {
  return COLUMNS.flatMap(([first, last], column) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const row = first + index;
      return {
        name: `${columnLetter(column)}${row}`,
        column,
        row,
        x: (column - MIDDLE_COLUMN - (row - MIDDLE_ROW) / 2) * STEP,
        y: (MIDDLE_ROW - row) * COLUMN_GAP,
        dot: false,
      };
    }),
  );
}

/** Letters below the columns, along them, and numbers before the left ends of the rows, whichever way the board is turned. */
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
  const [far, aside] = [STEP * 0.7, STEP * 0.64];
  return [
    ...[...letters].map(([column, { x, y }]) => ({
      text: columnLetter(column),
      x: x + far * 0.5,
      y: y + (far * COLUMN_GAP) / STEP,
    })),
    ...[...numbers].map(([row, { x, y }]) => ({ text: String(row), x: x - aside, y })),
  ];
}

function makeGeometry(): Geometry {
  const points = makePoints();
  return {
    game: 'dvonn',
    points,
    byName: new Map(points.map((point) => [point.name, point])),
    lines: [
      ...linesBy(points, (point) => point.column),
      ...linesBy(points, (point) => point.row),
      ...linesBy(points, (point) => point.row - point.column),
    ].filter((line) => line.length > 1),
    neighbours: neighboursOf(points),
    level: true,
    centre: 'f3',
    extent: { x: (corners(0)[2]?.x ?? 0) + 2, y: HALF_HEIGHT + 12 },
    outline: (inset) => roundedPolygon(corners(inset), 46 - inset),
    marksCentre: false,
    hole: false,
    heights: 'figures',
    labels: (bottom) => makeLabels(points, bottom),
  };
}

/** The DVONN board: 49 spaces in five rows. */
export const dvonnGeometry: Geometry = makeGeometry();
