import type { Colour, Destination, PointName } from './api';
import type { Change } from './diff';
import { STEP, distance, placeOf, type Geometry, type Place } from './geometry';

/** Durations in milliseconds before the user's factor. */
export const SLIDE = 230;
export const FLIP = 220;
const LIFT = 250;
const APPEAR = 180;
/** Between two pieces of a row that lift one after the other. */
export const LIFT_STAGGER = 28;
/** A long jump is given this much more for every marker it turns, so that the eye can follow. */
const SLIDE_PER_FLIP = 45;

/** Ease-out by the cube, and its inverse: the share of the time at which a share of the way is done. */
const EASE_OUT = 'cubic-bezier(0.33, 1, 0.68, 1)';
export function timeAtWay(way: number): number {
  return 1 - Math.cbrt(1 - Math.min(Math.max(way, 0), 1));
}

/** Which drawing of a shown piece moves. */
export type Part = 'piece' | 'top' | 'old-face' | 'new-face' | 'turn';

/** One animation of one element, ready for `Element.animate`. */
export interface Motion {
  readonly key: string;
  readonly part: Part;
  readonly keyframes: readonly Keyframe[];
  readonly delay: number;
  readonly duration: number;
  readonly easing: string;
}

/** A piece the user has carried to a point and let go: when it goes there, it is there already. */
export interface Dropped {
  readonly key: string;
  readonly to: PointName;
}

/** What the plan depends on besides the changes. */
export interface Scene {
  readonly geometry: Geometry;
  /** Whose side is at the bottom. */
  readonly bottom: Colour;
  readonly dropped?: Dropped | null;
}

function at(place: Place, scale = 1): string {
  return `translate(${place.x}px, ${place.y}px) scale(${scale})`;
}

function placeNamed(scene: Scene, name: PointName): Place {
  const point = scene.geometry.byName.get(name);
  return point ? placeOf(point, scene.bottom) : { x: 0, y: 0 };
}

function slide(key: string, from: Place, to: Place, duration: number): Motion {
  return {
    key,
    part: 'piece',
    keyframes: [{ transform: at(from) }, { transform: at(to) }],
    delay: 0,
    duration,
    easing: EASE_OUT,
  };
}

function enter(scene: Scene, change: Extract<Change, { type: 'enter' }>): Motion {
  const to = placeNamed(scene, change.to);
  const fromPoint = change.from === null ? null : placeNamed(scene, change.from);
  // Out of nowhere a piece is put down; from a dot or a stack it comes sliding, solid from the start.
  const keyframes: Keyframe[] = fromPoint
    ? [
        { transform: at(fromPoint), opacity: 0.4 },
        { opacity: 1, offset: 0.25 },
        { transform: at(to), opacity: 1 },
      ]
    : [
        { transform: at(to, 1.18), opacity: 0 },
        { transform: at(to), opacity: 1 },
      ];
  const duration = fromPoint ? SLIDE : APPEAR;
  return { key: change.key, part: 'piece', keyframes, delay: 0, duration, easing: EASE_OUT };
}

function land(scene: Scene, change: Extract<Change, { type: 'land' }>): Motion {
  const from = placeNamed(scene, change.from);
  const to = placeNamed(scene, change.to);
  const way = { x: from.x - to.x, y: from.y - to.y };
  return {
    key: change.key,
    part: 'top',
    keyframes: [{ transform: at(way) }, { transform: at({ x: 0, y: 0 }) }],
    delay: 0,
    duration: SLIDE,
    easing: EASE_OUT,
  };
}

/** A marker turns over about its upright axis: narrow, change of face, wide again. */
function flip(key: string, delay: number): Motion[] {
  const common = { key, delay, duration: FLIP, easing: 'linear' };
  return [
    {
      ...common,
      part: 'turn',
      keyframes: [
        { transform: 'translateY(0px) scale(1, 1)', easing: 'ease-in' },
        { transform: `translateY(${-STEP * 0.1}px) scale(0.06, 1.08)`, easing: EASE_OUT },
        { transform: 'translateY(0px) scale(1, 1)' },
      ],
    },
    { ...common, part: 'old-face', keyframes: faceKeyframes(1, 0) },
    { ...common, part: 'new-face', keyframes: faceKeyframes(0, 1) },
  ];
}

function faceKeyframes(before: number, after: number): Keyframe[] {
  return [
    { opacity: before },
    { opacity: before, offset: 0.5 },
    { opacity: after, offset: 0.5 },
    { opacity: after },
  ];
}

/** Where a piece that leaves is heading: over its player's edge, or straight out from the centre. */
function exitOf(scene: Scene, from: Place, to: Destination): Place {
  if (to !== 'away') {
    const down = to === scene.bottom ? 1 : -1;
    return { x: from.x * 0.92, y: from.y + down * STEP * 1.5 };
  }
  const away = Math.hypot(from.x, from.y) || 1;
  const outwards = from.x === 0 && from.y === 0 ? { x: 1, y: 0 } : { x: from.x / away, y: from.y / away };
  return { x: from.x + outwards.x * STEP * 0.9, y: from.y + outwards.y * STEP * 0.9 };
}

function leave(scene: Scene, change: Extract<Change, { type: 'leave' }>, delay: number): Motion {
  const from = placeNamed(scene, change.at);
  const lifted = { x: from.x, y: from.y - STEP * 0.16 };
  return {
    key: change.key,
    part: 'piece',
    keyframes: [
      { transform: at(from), opacity: 1, easing: EASE_OUT },
      { transform: at(lifted, 1.14), opacity: 1, offset: 0.4, easing: 'ease-in' },
      { transform: at(exitOf(scene, from, change.to), 1.05), opacity: 0 },
    ],
    delay,
    duration: LIFT,
    easing: 'linear',
  };
}

/** Moves that are to be seen: all but the one the user has made by hand. */
function isSlide(scene: Scene, change: Change): change is Extract<Change, { type: 'move' }> {
  return change.type === 'move' && !(change.key === scene.dropped?.key && change.to === scene.dropped.to);
}

/** The slide that turns the markers over: the longest one, if there is any. */
function jumpOf(scene: Scene, changes: readonly Change[]) {
  let longest: { from: Place; to: Place; length: number } | null = null;
  for (const change of changes) {
    if (!isSlide(scene, change)) continue;
    const from = placeNamed(scene, change.from);
    const to = placeNamed(scene, change.to);
    const length = distance(from, to);
    if (!longest || length > longest.length) longest = { from, to, length };
  }
  return longest;
}

/**
 * The animations that lead from the screen before the changes to the one after them. Everything slides at once;
 * each marker begins to turn when the ring is over it; takings begin when slides and flips are over.
 */
export function planMotions(changes: readonly Change[], scene: Scene): Motion[] {
  const motions: Motion[] = [];
  const flips = changes.filter((change) => change.type === 'flip');
  const slideTime = SLIDE + flips.length * SLIDE_PER_FLIP;
  const jump = jumpOf(scene, changes);

  for (const change of changes) {
    if (isSlide(scene, change)) {
      motions.push(
        slide(change.key, placeNamed(scene, change.from), placeNamed(scene, change.to), slideTime),
      );
    } else if (change.type === 'enter') motions.push(enter(scene, change));
    else if (change.type === 'land' && change.to !== scene.dropped?.to) motions.push(land(scene, change));
  }
  flips.forEach((change, index) => {
    const passed = jump ? distance(jump.from, placeNamed(scene, change.at)) / jump.length : 0;
    const delay = jump ? timeAtWay(passed) * slideTime : index * SLIDE_PER_FLIP;
    motions.push(...flip(change.key, delay));
  });
  const takingBegins = Math.max(0, ...motions.map((motion) => motion.delay + motion.duration));
  changes
    .filter((change) => change.type === 'leave')
    .forEach((change, index) => motions.push(leave(scene, change, takingBegins + index * LIFT_STAGGER)));
  return motions;
}
