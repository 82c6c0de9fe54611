import type { Colour, Destination, Frame, Piece, PointName, Transition } from './api';
import { distance, type Geometry } from './geometry';
import { layersOf } from './pieces/measures';

/** A piece on the screen, with the identity it keeps from one arrangement to the next. */
export interface Shown {
  readonly key: string;
  readonly piece: Piece;
  /** The colour that was up before: the marker is turning over. */
  readonly turnedFrom?: Colour;
  /** On its way to where it stands now. */
  readonly moving?: boolean;
  /** So many pieces of a stack, its upmost ones, are on their way. */
  readonly arrived?: number;
  /** No longer part of the arrangement: on its way off the board. */
  readonly leaving?: boolean;
}

/** What happened to one shown piece. */
export type Change =
  | { readonly type: 'move'; readonly key: string; readonly from: PointName; readonly to: PointName }
  | { readonly type: 'enter'; readonly key: string; readonly from: PointName | null; readonly to: PointName }
  /** Only the top of the stack is new: it comes from another point. */
  | { readonly type: 'land'; readonly key: string; readonly from: PointName; readonly to: PointName }
  | { readonly type: 'flip'; readonly key: string; readonly at: PointName }
  | { readonly type: 'leave'; readonly key: string; readonly at: PointName; readonly to: Destination };

/** The next state of the screen and the changes that lead there, flips and leavings in the order of the hint. */
export interface Difference {
  readonly shown: readonly Shown[];
  readonly changes: readonly Change[];
}

/** Equal for pieces that cannot be told apart, apart from where they stand. */
export function lookOf(piece: Piece): string {
  if (piece.kind === 'dots')
    return `dots:${piece.colour}:${piece.figure}:${piece.dots.join('/')}:${piece.level}`;
  return piece.kind === 'stack'
    ? `stack:${piece.layers.map((layer) => `${layer.kind}/${layer.colour}`).join(',')}`
    : `${piece.kind}:${piece.colour}`;
}

function isStack(piece: Piece): boolean {
  return piece.kind === 'basic' || piece.kind === 'double' || piece.kind === 'stack';
}

/** The same piece of several dots, perhaps turned or on another level. */
function isSameDots(one: Piece, other: Piece): boolean {
  return (
    one.kind === 'dots' && other.kind === 'dots' && one.colour === other.colour && one.figure === other.figure
  );
}

/** Pairs old and new pieces; every pairing rule takes from what the rules before it left. */
class Pairing {
  readonly old: Set<Shown>;
  readonly fresh: Set<Piece>;
  readonly pairs = new Map<Piece, Shown>();

  constructor(old: readonly Shown[], next: readonly Piece[]) {
    this.old = new Set(old.filter((shown) => !shown.leaving));
    this.fresh = new Set(next);
  }

  pair(shown: Shown, piece: Piece): void {
    this.old.delete(shown);
    this.fresh.delete(piece);
    this.pairs.set(piece, shown);
  }

  /** Pairs each new piece with the first old one that fits. */
  match(fits: (shown: Shown, piece: Piece) => boolean): void {
    for (const piece of this.fresh) {
      for (const shown of this.old) {
        if (!fits(shown, piece)) continue;
        this.pair(shown, piece);
        break;
      }
    }
  }
}

function pairByTransition(pairing: Pairing, transition: Transition): void {
  for (const move of transition.moves ?? []) {
    for (const shown of pairing.old) {
      if (shown.piece.point !== move.from) continue;
      const look = lookOf(shown.piece);
      const goal = [...pairing.fresh].find(
        (piece) => piece.point === move.to && (lookOf(piece) === look || isSameDots(shown.piece, piece)),
      );
      if (goal) pairing.pair(shown, goal);
    }
  }
  // A piece named as taken off is gone, even if one of the same look stands there now.
  const removed = new Set(transition.removals?.map((removal) => removal.point));
  const entered = new Set(transition.moves?.map((move) => move.to));
  for (const shown of pairing.old) {
    if (removed.has(shown.piece.point) && entered.has(shown.piece.point)) pairing.old.delete(shown);
  }
}

/** Without a hint: of two pieces that look alike the nearer one is taken to have moved. */
function pairByDistance(pairing: Pairing, geometry: Geometry): void {
  const candidates: { shown: Shown; piece: Piece; away: number }[] = [];
  for (const piece of pairing.fresh) {
    const to = geometry.byName.get(piece.point);
    for (const shown of pairing.old) {
      const from = geometry.byName.get(shown.piece.point);
      if (to && from && lookOf(piece) === lookOf(shown.piece)) {
        candidates.push({ shown, piece, away: distance(from, to) });
      }
    }
  }
  candidates.sort((a, b) => a.away - b.away);
  for (const { shown, piece } of candidates) {
    if (pairing.old.has(shown) && pairing.fresh.has(piece)) pairing.pair(shown, piece);
  }
}

function samePoint(shown: Shown, piece: Piece): boolean {
  return shown.piece.point === piece.point;
}

function pairAll(pairing: Pairing, transition: Transition | undefined, geometry: Geometry): void {
  pairing.match((shown, piece) => piece.id !== undefined && shown.piece.id === piece.id);
  // A part of the board stays where it is, whatever moves over it.
  pairing.match(
    (shown, piece) => samePoint(shown, piece) && piece.kind === 'floor' && shown.piece.kind === 'floor',
  );
  if (transition) pairByTransition(pairing, transition);
  pairing.match((shown, piece) => samePoint(shown, piece) && lookOf(shown.piece) === lookOf(piece));
  pairing.match(
    (shown, piece) => samePoint(shown, piece) && piece.kind === 'marker' && shown.piece.kind === 'marker',
  );
  pairing.match((shown, piece) => samePoint(shown, piece) && isSameDots(shown.piece, piece));
  // A stack that gains or loses its top is the same stack.
  const entered = new Set(transition?.moves?.map((move) => move.to));
  pairing.match(
    (shown, piece) =>
      samePoint(shown, piece) &&
      isStack(shown.piece) &&
      isStack(piece) &&
      (!entered.has(piece.point) || layersOf(piece).length > layersOf(shown.piece).length),
  );
  if (!transition) pairByDistance(pairing, geometry);
}

function changeOf(shown: Shown, piece: Piece, transition: Transition | undefined): Change | null {
  const key = shown.key;
  if (shown.piece.point !== piece.point) {
    return { type: 'move', key, from: shown.piece.point, to: piece.point };
  }
  if (lookOf(shown.piece) === lookOf(piece)) return null;
  if (piece.kind === 'marker') return { type: 'flip', key, at: piece.point };
  const arrival = transition?.moves?.find((move) => move.to === piece.point);
  return arrival ? { type: 'land', key, from: arrival.from, to: arrival.to } : null;
}

/** Sorts by the order in which the hint names the points; what it does not name comes last, in place. */
function inOrder<T extends { readonly at: PointName }>(changes: T[], order: readonly PointName[]): T[] {
  const rank = (change: T): number => {
    const index = order.indexOf(change.at);
    return index < 0 ? order.length : index;
  };
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

/** How many pieces a point has lost. */
function liftedFrom(point: PointName, old: readonly Shown[], next: readonly Piece[]): number {
  const height = (pieces: readonly Piece[]): number =>
    pieces.reduce((sum, piece) => (piece.point === point ? sum + layersOf(piece).length : sum), 0);
  const before = old.filter((shown) => !shown.leaving).map((shown) => shown.piece);
  return Math.max(1, height(before) - height(next));
}

function leavingsOf(
  pairing: Pairing,
  old: readonly Shown[],
  transition: Transition | undefined,
  landings: readonly Change[],
) {
  const kept = new Set([...pairing.pairs.values()].map((shown) => shown.key));
  const removals = transition?.removals ?? [];
  // What has landed on another stack is drawn there.
  const landed = new Set(landings.filter((change) => change.type === 'land').map((change) => change.from));
  const gone = old.filter(
    (shown) => !shown.leaving && !kept.has(shown.key) && !landed.has(shown.piece.point),
  );
  const changes = gone.map((shown) => ({
    type: 'leave' as const,
    key: shown.key,
    at: shown.piece.point,
    to: removals.find((removal) => removal.point === shown.piece.point)?.to ?? 'away',
  }));
  return {
    shown: gone.map((shown): Shown => ({ key: shown.key, piece: shown.piece, leaving: true })),
    changes: inOrder(
      changes,
      removals.map((removal) => removal.point),
    ),
  };
}

/**
 * Carries identity from the screen as it is to the next frame. `mint` makes a key that was never used before.
 * Pieces still leaving from an earlier frame are dropped.
 */
export function difference(
  old: readonly Shown[],
  frame: Frame,
  geometry: Geometry,
  mint: () => string,
): Difference {
  const { pieces, transition } = frame;
  const pairing = new Pairing(old, pieces);
  pairAll(pairing, transition, geometry);

  const shown: Shown[] = [];
  const changes: Change[] = [];
  const flips: Extract<Change, { type: 'flip' }>[] = [];
  for (const piece of pieces) {
    const before = pairing.pairs.get(piece);
    if (!before) {
      const key = mint();
      const from = transition?.moves?.find((move) => move.to === piece.point)?.from ?? null;
      shown.push(from === null ? { key, piece } : { key, piece, moving: true });
      changes.push({ type: 'enter', key, from, to: piece.point });
      continue;
    }
    const change = changeOf(before, piece, transition);
    if (change?.type === 'flip' && before.piece.kind === 'marker') {
      shown.push({ key: before.key, piece, turnedFrom: before.piece.colour });
      flips.push(change);
    } else if (change) {
      const arrived = change.type === 'land' ? { arrived: liftedFrom(change.from, old, pieces) } : {};
      shown.push({ key: before.key, piece, moving: true, ...arrived });
      changes.push(change);
    } else {
      shown.push({ key: before.key, piece });
    }
  }
  const leavings = leavingsOf(pairing, old, transition, changes);
  return {
    shown: [...leavings.shown, ...shown],
    changes: [...changes, ...inOrder(flips, transition?.flips ?? []), ...leavings.changes],
  };
}
