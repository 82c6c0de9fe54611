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
import { roundedHexagon } from './outline';

const LAST_COLUMN = 8;
const MIDDLE = 4;

/** Distance from the centre to a corner of the hexagonal surface. */
const SURFACE_RADIUS = STEP * 4.86;

/** Points in a column: five in the outermost, nine in the middle. */
function columnLength(column: number): number {
  return 5 + Math.min(column, LAST_COLUMN - column);
}

function makePoints(): BoardPoint[] {
  const points: BoardPoint[] = [];
  for (let column = 0; column <= LAST_COLUMN; column++) {
    const length = columnLength(column);
    for (let row = 1; row <= length; row++) {
      points.push({
        name: `${columnLetter(column)}${row}`,
        column,
        row,
        x: (column - MIDDLE) * COLUMN_GAP,
        y: ((length + 1) / 2 - row) * STEP,
        dot: column === 0 || column === LAST_COLUMN || row === 1 || row === length,
      });
    }
  }
  return points;
}

/** Number a point would have if rows were counted along the rising lines: equal on one such line. */
function risingKey(point: BoardPoint): number {
  return point.row - Math.min(point.column, MIDDLE);
}

/** The same for the falling lines. */
function fallingKey(point: BoardPoint): number {
  return point.row + Math.max(point.column - MIDDLE, 0);
}

/** The lines of play. Edges between two dots are no lines: a line has at least one spot. */
function makeLines(points: readonly BoardPoint[]): BoardPoint[][] {
  return [
    ...linesBy(points, (point) => point.column),
    ...linesBy(points, risingKey),
    ...linesBy(points, fallingKey),
  ].filter((line) => line.some((point) => !point.dot));
}

/** Each dot carries its own name, a little further out. */
function makeLabels(points: readonly BoardPoint[], bottom: Colour): BoardLabel[] {
  return points
    .filter((point) => point.dot)
    .map((point) => {
      const { x, y } = placeOf(point, bottom);
      const side = Math.abs(x) > COLUMN_GAP * 3.5;
      const away = STEP * 0.36;
      if (side) return { text: point.name, x: x + Math.sign(x) * away, y };
      if (Math.abs(x) < 1) return { text: point.name, x, y: y + Math.sign(y) * away };
      // Across the slanted edges: the outward normal lies at 60° to the horizontal.
      return { text: point.name, x: x + Math.sign(x) * away * 0.55, y: y + Math.sign(y) * away * 0.84 };
    });
}

function makeGeometry(): Geometry {
  const points = makePoints();
  return {
    game: 'gipf',
    points,
    byName: new Map(points.map((point) => [point.name, point])),
    lines: makeLines(points),
    neighbours: neighboursOf(points),
    level: false,
    centre: 'e5',
    extent: { x: (SURFACE_RADIUS * Math.sqrt(3)) / 2 + 12, y: SURFACE_RADIUS + 12 },
    outline: (inset) => roundedHexagon(SURFACE_RADIUS - inset, 34 - inset / 2),
    marksCentre: true,
    hole: false,
    heights: 'pieces',
    labels: (bottom) => makeLabels(points, bottom),
  };
}

/** The GIPF board: 37 spots, 24 dots, 21 lines. */
export const gipfGeometry: Geometry = makeGeometry();
