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
import { roundedPolygon } from './outline';

/** Nine spaces on each side of the hexagon: its corners are so far from the centre. */
const RADIUS = 8;
const LAST = 2 * RADIUS;

/** Distance from the centre to a corner of the surface, before its corners are cut off, and how much of a side is cut off. */
const SURFACE_RADIUS = STEP * 9.32;
const CUT = 0.08;

/** How far a space is from the centre in each of the three ways across the board. */
function across(column: number, row: number): readonly number[] {
  const [q, r] = [column - RADIUS, row - RADIUS - 1];
  return [Math.abs(q), Math.abs(r), Math.abs(q - r)];
}

function makePoints(): BoardPoint[] {
  const all = Array.from({ length: LAST + 1 }, (_, column) =>
    Array.from({ length: LAST + 1 }, (_row, index) => ({ column, row: index + 1 })),
  ).flat();
  return all
    .filter(({ column, row }) => {
      const away = across(column, row);
      // The corners, where two sides would meet, are missing.
      return Math.max(...away) <= RADIUS && away.filter((steps) => steps === RADIUS).length < 2;
    })
    .map(({ column, row }) => ({
      name: `${columnLetter(column)}${row}`,
      column,
      row,
      x: (column - RADIUS) * COLUMN_GAP,
      y: ((column - RADIUS) / 2 - (row - RADIUS - 1)) * STEP,
      dot: false,
    }));
}

/** Columns are named at their lower end, numbered lines at their left. */
function makeLabels(points: readonly BoardPoint[], bottom: Colour): BoardLabel[] {
  const turn = bottom === 'white' ? 1 : -1;
  const lowest = linesBy(points, ({ column }) => column).map((line) => line[0]);
  const leftmost = linesBy(points, ({ row }) => row).map((line) => line[0]);
  const label = (point: BoardPoint | undefined, text: string, x: number, y: number): BoardLabel[] => {
    if (!point) return [];
    const at = placeOf(point, bottom);
    return [{ text, x: at.x + turn * x, y: at.y + turn * y }];
  };
  return [
    ...lowest.flatMap((point) => label(point, columnLetter(point?.column ?? 0), 0, STEP * 0.8)),
    ...leftmost.flatMap((point) => label(point, `${point?.row ?? 0}`, -COLUMN_GAP * 0.76, -STEP * 0.38)),
  ];
}

function makeOutline(inset: number): string {
  const radius = SURFACE_RADIUS - inset / (Math.sqrt(3) / 2);
  const corner = (index: number): { x: number; y: number } => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 3;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  };
  const corners = Array.from({ length: 6 }, (_, index) =>
    [index + 5, index + 1].map((other) => {
      const [from, to] = [corner(index), corner(other)];
      return { x: from.x + (to.x - from.x) * CUT, y: from.y + (to.y - from.y) * CUT };
    }),
  );
  return roundedPolygon(corners.flat(), 36);
}

function makeGeometry(): Geometry {
  const points = makePoints();
  const central = points.filter(({ column, row }) => Math.max(...across(column, row)) <= 2);
  return {
    game: 'punct',
    points,
    byName: new Map(points.map((point) => [point.name, point])),
    lines: [],
    neighbours: neighboursOf(points),
    level: false,
    centre: 'i9',
    extent: {
      x: (SURFACE_RADIUS * Math.sqrt(3)) / 2 + 16,
      y: SURFACE_RADIUS * (1 - CUT / 2) + 16,
    },
    outline: makeOutline,
    marksCentre: false,
    hole: false,
    cells: new Set(central.map(({ name }) => name)),
    heights: 'pieces',
    labels: (bottom) => makeLabels(points, bottom),
  };
}

/** The PÜNCT board: 211 spaces in a hexagon without its corners. */
export const punctGeometry: Geometry = makeGeometry();
