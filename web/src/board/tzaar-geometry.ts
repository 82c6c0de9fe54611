import type { Colour } from './api';
import {
  COLUMN_GAP,
  STEP,
  columnLetter,
  linesBy,
  neighboursOf,
  placeOf,
  unbroken,
  type BoardLabel,
  type BoardPoint,
  type Geometry,
} from './geometry';
import { roundedHexagon } from './outline';

const LAST_COLUMN = 8;
const MIDDLE = 4;

/** Distance from the centre to a corner of the hexagonal surface. */
const SURFACE_RADIUS = STEP * 5.2;

/** Spaces of the six-sided field in a column: five in the outermost, nine in the middle. */
function columnLength(column: number): number {
  return 5 + Math.min(column, LAST_COLUMN - column);
}

function makePoints(): BoardPoint[] {
  return Array.from({ length: LAST_COLUMN + 1 }, (_, column) => {
    const length = columnLength(column);
    return Array.from({ length }, (_row, index) => ({
      name: `${columnLetter(column)}${index + 1}`,
      column,
      row: index + 1,
      x: (column - MIDDLE) * COLUMN_GAP,
      y: ((length + 1) / 2 - (index + 1)) * STEP,
      dot: false,
    }));
  })
    .flat()
    .filter(({ x, y }) => Math.hypot(x, y) > 1);
}

/** Equal on a rising line, and on a falling one. */
const rising = ({ row, column }: BoardPoint): number => row - Math.min(column, MIDDLE);
const falling = ({ row, column }: BoardPoint): number => row + Math.max(column - MIDDLE, 0);

/** Each space at the edge is named a little further out. */
function makeLabels(points: readonly BoardPoint[], bottom: Colour): BoardLabel[] {
  const edge = points.filter(
    ({ column, row }) => column === 0 || column === LAST_COLUMN || row === 1 || row === columnLength(column),
  );
  return edge.map((point) => {
    const { x, y } = placeOf(point, bottom);
    // Below a stack there is its wall.
    const away = y > 0 ? STEP * 0.76 : STEP * 0.62;
    if (Math.abs(x) > COLUMN_GAP * 3.5) return { text: point.name, x: x + Math.sign(x) * STEP * 0.64, y };
    return { text: point.name, x, y: y + Math.sign(y) * away };
  });
}

function makeGeometry(): Geometry {
  const points = makePoints();
  return {
    game: 'tzaar',
    points,
    byName: new Map(points.map((point) => [point.name, point])),
    lines: unbroken([
      ...linesBy(points, (point) => point.column),
      ...linesBy(points, rising),
      ...linesBy(points, falling),
    ]),
    neighbours: neighboursOf(points),
    level: false,
    centre: 'e4',
    extent: { x: (SURFACE_RADIUS * Math.sqrt(3)) / 2 + 12, y: SURFACE_RADIUS + 12 },
    outline: (inset) => roundedHexagon(SURFACE_RADIUS - inset, 34 - inset / 2),
    marksCentre: false,
    hole: true,
    heights: 'marks',
    labels: (bottom) => makeLabels(points, bottom),
  };
}

/** The TZAAR board: 60 spaces around a hole. */
export const tzaarGeometry: Geometry = makeGeometry();
