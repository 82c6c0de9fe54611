import type { Place } from './plane';

/** A hexagon standing on a corner, its corners rounded off over the length `cut`. */
export function roundedHexagon(radius: number, cut: number): string {
  const corners = Array.from({ length: 6 }, (_, index): Place => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 3;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return roundedPolygon(corners, cut);
}

/** An outline with its corners rounded off over the length `cut`. */
export function roundedPolygon(corners: readonly Place[], cut: number): string {
  const towards = (from: Place, to: Place): Place => {
    const share = cut / Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const start = towards(corner, before);
    const end = towards(corner, after);
    return `${index === 0 ? 'M' : 'L'}${pair(start)}Q${pair(corner)} ${pair(end)}`;
  });
  return `${parts.join('')}Z`;
}

/** The corners of what some places enclose, in order. */
export function hullOf(places: readonly Place[]): readonly Place[] {
  const sorted = places.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

/** One side of it, without its last corner. */
function halfHull(places: readonly Place[]): readonly Place[] {
  const found: Place[] = [];
  for (const place of places) {
    while (found.length > 1 && !turns(found.at(-2), found.at(-1), place)) found.pop();
    found.push(place);
  }
  return found.slice(0, -1);
}

/** Whether the way over three places turns to one side, by more than what is lost in calculating. */
function turns(a: Place | undefined, b: Place | undefined, c: Place): boolean {
  return !!a && !!b && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1;
}

/** The corners of an outline whose sides are so far further out. */
export function pushedOut(corners: readonly Place[], away: number): readonly Place[] {
  return corners.map((corner, index) => {
    const before = normal(corners.at(index - 1) ?? corner, corner);
    const after = normal(corner, corners[(index + 1) % corners.length] ?? corner);
    const share = away / (1 + before.x * after.x + before.y * after.y);
    return { x: corner.x + (before.x + after.x) * share, y: corner.y + (before.y + after.y) * share };
  });
}

/** The direction out of an outline at one of its sides. */
function normal(from: Place, to: Place): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** A circle about the centre. */
export function circle(radius: number): string {
  const half = (to: number): string => `A${radius} ${radius} 0 1 1 ${to} 0`;
  return `M${radius} 0${half(-radius)}${half(radius)}Z`;
}

/** An arrow as one outline: a shaft that widens towards its head. Empty when its ends coincide. */
export function arrowOutline(from: Place, to: Place, width: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return '';
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const head = width * 2.1;
  const at = (distance: number, aside: number): string =>
    pair({
      x: from.x + along.x * distance - along.y * aside,
      y: from.y + along.y * distance + along.x * aside,
    });
  const tail = width * 0.32;
  const neck = width * 0.5;
  const wing = width * 1.25;
  return (
    `M${at(0, tail)}L${at(length - head, neck)}L${at(length - head, wing)}L${at(length, 0)}` +
    `L${at(length - head, -wing)}L${at(length - head, -neck)}L${at(0, -tail)}` +
    `A${round(tail)} ${round(tail)} 0 0 1 ${at(0, tail)}Z`
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function pair(place: Place): string {
  return `${round(place.x)} ${round(place.y)}`;
}
