import type { Colour, PointName } from './api';
import { STEP, type BoardPoint, type Geometry } from './geometry';

/** A way on the screen. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The keyboard cursor. Columns are half a step apart in height, so walking sideways has to remember the height at
 * which the walk began: otherwise it would drift, and left would not undo right.
 */
export interface Cursor {
  readonly point: PointName;
  /** Height on the board that sideways steps keep to. */
  readonly anchor: number;
}

/** A cursor put on a point. */
export function cursorAt(geometry: Geometry, point: PointName): Cursor {
  return { point, anchor: geometry.byName.get(point)?.y ?? 0 };
}

/** Moves to the nearest point in that direction; stays at the edge of the board. */
export function moveCursor(geometry: Geometry, bottom: Colour, cursor: Cursor, direction: Direction): Cursor {
  const at = geometry.byName.get(cursor.point);
  if (!at) return cursorAt(geometry, geometry.centre);
  const onScreen = (sign: number): number => (bottom === 'white' ? sign : -sign);
  if (direction === 'up' || direction === 'down') {
    return moveAlongColumn(geometry, at, onScreen(direction === 'up' ? 1 : -1), cursor);
  }
  return moveAcrossColumns(geometry, bottom, at, onScreen(direction === 'right' ? 1 : -1), cursor);
}

function moveAlongColumn(geometry: Geometry, at: BoardPoint, rows: number, cursor: Cursor): Cursor {
  const next = geometry.points.find((point) => point.column === at.column && point.row === at.row + rows);
  return next ? cursorAt(geometry, next.name) : cursor;
}

function moveAcrossColumns(
  geometry: Geometry,
  bottom: Colour,
  at: BoardPoint,
  columns: number,
  cursor: Cursor,
): Cursor {
  // Between two equally near points the upper one on the screen is taken: the hair's breadth breaks the tie.
  const hair = bottom === 'white' ? STEP / 1000 : -STEP / 1000;
  const cost = (point: BoardPoint): number => Math.abs(point.y - cursor.anchor + hair);
  let best: BoardPoint | null = null;
  for (const point of geometry.points) {
    if (point.column !== at.column + columns) continue;
    if (!best || cost(point) < cost(best)) best = point;
  }
  return best ? { point: best.name, anchor: cursor.anchor } : cursor;
}

/** First or last point of the column on the screen: `end` 1 is the top. */
export function columnEnd(geometry: Geometry, bottom: Colour, cursor: Cursor, end: 1 | -1): Cursor {
  const at = geometry.byName.get(cursor.point);
  const column = geometry.points.filter((point) => point.column === at?.column);
  const goal = (end === 1) === (bottom === 'white') ? column.at(-1) : column[0];
  return goal ? cursorAt(geometry, goal.name) : cursor;
}

/**
 * The next of the given points in reading order (by column, then upwards), `step` 1 forwards or -1 backwards,
 * starting over at the end: a short way to what can be chosen.
 */
export function cycleCursor(
  geometry: Geometry,
  cursor: Cursor,
  among: readonly PointName[],
  step: 1 | -1,
): Cursor {
  const wanted = new Set(among);
  const names = geometry.points.map((point) => point.name);
  const start = names.indexOf(cursor.point);
  for (let turn = 1; turn <= names.length; turn++) {
    const name = names[(start + step * turn + names.length * 2) % names.length];
    if (name !== undefined && wanted.has(name)) return cursorAt(geometry, name);
  }
  return cursor;
}
