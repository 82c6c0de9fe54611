import type { Colour, PointName } from './api';
import { STEP, type BoardPoint, type Geometry, type Place } from './geometry';

/** A way on the screen. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The keyboard cursor. Columns are half a step apart in height, so walking sideways has to remember the height at
 * which the walk began: otherwise it would drift, and left would not undo right. On a level board the same holds for rows.
 */
export interface Cursor {
  readonly point: PointName;
  /** Height on the board that sideways steps keep to; on a level board how far right or left steps up and down do. */
  readonly anchor: number;
}

/** The coordinate that steps across lines keep to. */
function acrossOf({ level }: Geometry, { x, y }: Place): number {
  return level ? x : y;
}

/** A cursor put on a point. */
export function cursorAt(geometry: Geometry, point: PointName): Cursor {
  const at = geometry.byName.get(point);
  return { point, anchor: at ? acrossOf(geometry, at) : 0 };
}

/** Moves to the nearest point in that direction; stays at the edge of the board. */
export function moveCursor(geometry: Geometry, bottom: Colour, cursor: Cursor, direction: Direction): Cursor {
  const at = geometry.byName.get(cursor.point);
  if (!at) return cursorAt(geometry, geometry.centre);
  const upright = direction === 'up' || direction === 'down';
  const forwards = direction === 'up' || direction === 'right';
  const steps = forwards === (bottom === 'white') ? 1 : -1;
  return upright === geometry.level
    ? moveAcross(geometry, bottom, at, steps, cursor)
    : moveAlong(geometry, at, steps, cursor);
}

/** The line that the cursor walks along, and the place on it: a column from below, on a level board a row from the left. */
function lineOf({ level }: Geometry, { column, row }: BoardPoint): readonly [line: number, place: number] {
  return level ? [row, column] : [column, row];
}

function moveAlong(geometry: Geometry, at: BoardPoint, steps: number, cursor: Cursor): Cursor {
  const [line, place] = lineOf(geometry, at);
  // A hole is stepped over: the next place need not be the very next number.
  const ahead = (point: BoardPoint): number => (lineOf(geometry, point)[1] - place) * steps;
  let next: BoardPoint | null = null;
  for (const point of geometry.points) {
    if (lineOf(geometry, point)[0] !== line || ahead(point) <= 0) continue;
    if (!next || ahead(point) < ahead(next)) next = point;
  }
  return next ? cursorAt(geometry, next.name) : cursor;
}

function moveAcross(
  geometry: Geometry,
  bottom: Colour,
  at: BoardPoint,
  lines: number,
  cursor: Cursor,
): Cursor {
  // Between two equally near points the upper or left one on the screen is taken: the hair's breadth breaks the tie.
  const hair = bottom === 'white' ? STEP / 1000 : -STEP / 1000;
  const cost = (point: BoardPoint): number => Math.abs(acrossOf(geometry, point) - cursor.anchor + hair);
  let best: BoardPoint | null = null;
  for (const point of geometry.points) {
    if (lineOf(geometry, point)[0] !== lineOf(geometry, at)[0] + lines) continue;
    if (!best || cost(point) < cost(best)) best = point;
  }
  return best ? { point: best.name, anchor: cursor.anchor } : cursor;
}

/** First or last point of the line on the screen: `end` 1 is the top of a column, or the left of a row. */
export function columnEnd(geometry: Geometry, bottom: Colour, cursor: Cursor, end: 1 | -1): Cursor {
  const at = geometry.byName.get(cursor.point);
  if (!at) return cursor;
  const line = geometry.points.filter((point) => lineOf(geometry, point)[0] === lineOf(geometry, at)[0]);
  const last = ((end === 1) === (bottom === 'white')) !== geometry.level;
  const goal = last ? line.at(-1) : line[0];
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
