import type { Overlays, PointName, Potential, RowBand } from '../board';
import type { Choices, EntryChoice, MoveChoice, RowChoice, UseChoice } from '../wasm';
import { POTENTIALS } from './pieces';

/** What a player may bring in: a GIPF-piece, a piece loaded with a potential, or a basic piece. */
export type Newcomer = 'gipf' | 'basic' | Potential;

/** The order in which they come in during a game with potentials. */
const ORDER: readonly Newcomer[] = ['gipf', ...POTENTIALS, 'basic'];

/** What the user has pointed at so far within one decision. */
export interface Selection {
  /** The dot, the ring or the loaded piece chosen first. */
  readonly chosen: PointName | null;
  /** The place of the chosen row among those offered. */
  readonly row: number | null;
  /** Pieces of the chosen row that stay. */
  readonly kept: readonly PointName[];
  /** What is to be brought in, where there is a choice; null until somebody has chosen. */
  readonly piece: Newcomer | null;
}

export const NOTHING: Selection = { chosen: null, row: null, kept: [], piece: null };

function actionOf(entry: EntryChoice, piece: Newcomer): number | null {
  if (piece === 'gipf' || piece === 'basic') return entry[piece];
  return entry.loaded.find((choice) => choice.potential === piece)?.action ?? null;
}

/** Everything that may be brought in now, in the order of the game. */
export function newcomersOf(choices: Choices): readonly Newcomer[] {
  if (choices.type !== 'push') return [];
  return ORDER.filter((piece) => choices.entries.some((entry) => actionOf(entry, piece) !== null));
}

/**
 * What is brought in: what was chosen, or else, with potentials, the piece that forbids least afterwards, and in the
 * plain game a basic piece.
 */
export function newcomerOf(choices: Choices, chosen: Newcomer | null): Newcomer | null {
  const possible = newcomersOf(choices);
  if (chosen !== null && possible.includes(chosen)) return chosen;
  const potentials = possible.some((piece) => piece !== 'gipf' && piece !== 'basic');
  return (potentials ? possible[0] : possible.at(-1)) ?? null;
}

/** The decision that bringing in a piece along a line is. */
export function entryAction(entry: EntryChoice, piece: Newcomer | null): number | null {
  return entry.extra ?? (piece === null ? null : actionOf(entry, piece));
}

/** The use of a loaded piece that ends on a spot. */
export function useBetween(
  uses: readonly UseChoice[],
  from: PointName | null,
  to: PointName | null,
): UseChoice | undefined {
  return uses.find((use) => use.from === from && use.to === to);
}

/** The open line from a dot through a spot, as far as the push reaches. */
export function entryBetween(
  entries: readonly EntryChoice[],
  dot: PointName,
  spot: PointName,
): EntryChoice | undefined {
  return entries.find((entry) => entry.dot === dot && (entry.end === spot || entry.moved.includes(spot)));
}

/** A way onto an empty spot; all of them are the same decision. */
export function entryOnto(entries: readonly EntryChoice[], spot: PointName): EntryChoice | undefined {
  return entries.find((entry) => entry.spot === spot && entry.moved.length === 0);
}

/** The spots of the rows that may be taken now, in either game. */
export function rowsOf(choices: Choices): readonly (readonly PointName[])[] {
  if (choices.type === 'take') return choices.rows.map((row) => row.spots);
  if (choices.type === 'row') return choices.rows.map((row) => row.points);
  return [];
}

/** The row a click on a point means: the only one there, or the next of several. */
export function rowAt(choices: Choices, point: PointName, current: number | null): number | null {
  const here = rowsOf(choices).flatMap((row, index) => (row.includes(point) ? [index] : []));
  if (here.length === 0) return null;
  const place = current === null ? -1 : here.indexOf(current);
  return here[(place + 1) % here.length] ?? null;
}

/** The decision to take the chosen row with what is kept of it; null if that is none. */
export function takingAction(choices: Choices, selection: Selection): number | null {
  if (selection.row === null) return null;
  if (choices.type === 'row') return choices.rows[selection.row]?.action ?? null;
  if (choices.type !== 'take') return null;
  const takings = choices.rows[selection.row]?.takings ?? [];
  const kept = new Set(selection.kept);
  const found = takings.find(
    (taking) => taking.kept.length === kept.size && taking.kept.every((spot) => kept.has(spot)),
  );
  return found?.action ?? null;
}

/** Points from which a drag may start. */
export function draggableOf(choices: Choices): readonly PointName[] {
  if (choices.type === 'push')
    return [
      ...new Set([...choices.entries.map((entry) => entry.dot), ...choices.uses.map((use) => use.from)]),
    ];
  if (choices.type === 'move') return [...new Set(choices.moves.map((move) => move.from))];
  return [];
}

/** What the board draws while a decision is being made. `pointed` is under the pointer or the cursor. */
export function overlaysOf(choices: Choices, selection: Selection, pointed: PointName | null): Overlays {
  switch (choices.type) {
    case 'push':
      return usesOverlays(choices, selection.chosen, pointed);
    case 'move':
      return moveOverlays(choices.moves, selection.chosen, pointed);
    case 'place':
      return { selectable: choices.points.map((choice) => choice.point) };
    case 'ring':
      return { targets: choices.points.map((choice) => choice.point) };
    case 'take':
    case 'row':
      return rowOverlays(choices, selection);
    default:
      return {};
  }
}

/** Entries, and loaded pieces with what they can do. */
function usesOverlays(
  choices: Extract<Choices, { type: 'push' }>,
  chosen: PointName | null,
  pointed: PointName | null,
): Overlays {
  const { entries, uses } = choices;
  const users = [...new Set(uses.map((use) => use.from))];
  const user = users.find((from) => from === chosen);
  const plain = pushOverlays(entries, user ? null : chosen, user ? null : pointed);
  const selectable = [...(plain.selectable ?? []), ...users];
  // A loaded piece shows where it can go as soon as it is pointed at.
  const shown = user ?? (chosen === null ? users.find((from) => from === pointed) : undefined);
  if (shown === undefined) return { ...plain, selectable };
  const aimed = useBetween(uses, shown, pointed);
  return {
    chosen: user ?? null,
    targets: uses.filter((use) => use.from === shown).map((use) => use.to),
    selectable,
    path: aimed ? { from: shown, to: aimed.to } : null,
  };
}

/**
 * What stays of a row before anybody has said so: most players keep what is theirs and capture the rest. Where
 * something has to go, a loaded piece goes rather than a GIPF-piece.
 */
export function keptAtFirst(row: RowChoice, worth: (spot: PointName) => number): readonly PointName[] {
  const sum = (kept: readonly PointName[]): number => kept.reduce((total, spot) => total + worth(spot), 0);
  let best: readonly PointName[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const { kept } of row.takings) {
    if (sum(kept) <= most) continue;
    most = sum(kept);
    best = kept;
  }
  return best;
}

function pushOverlays(
  entries: readonly EntryChoice[],
  chosen: PointName | null,
  pointed: PointName | null,
): Overlays {
  const dots = new Set(entries.map((entry) => entry.dot));
  const empty = entries.filter((entry) => entry.moved.length === 0).map((entry) => entry.spot);
  if (chosen === null) {
    const shown = pointed === null || dots.has(pointed) ? undefined : entryOnto(entries, pointed);
    return {
      selectable: [...dots, ...new Set(empty)],
      path: shown ? { from: shown.dot, to: shown.end } : null,
    };
  }
  const lines = entries.filter((entry) => entry.dot === chosen);
  const single = lines.length === 1 ? lines[0] : undefined;
  const aimed = (pointed === null ? undefined : entryBetween(lines, chosen, pointed)) ?? single;
  const moving = aimed ? [aimed] : lines;
  return {
    chosen,
    targets: lines.map((entry) => entry.end),
    selectable: [...dots, ...lines.flatMap((entry) => entry.moved)],
    path: aimed ? { from: chosen, to: aimed.end } : null,
    nudges: moving.flatMap((entry) =>
      entry.moved.map((point, index) => ({ point, towards: entry.moved[index + 1] ?? entry.end })),
    ),
  };
}

function moveOverlays(
  moves: readonly MoveChoice[],
  chosen: PointName | null,
  pointed: PointName | null,
): Overlays {
  const rings = [...new Set(moves.map((move) => move.from))];
  const own = moves.filter((move) => move.from === chosen);
  const aimed = own.find((move) => move.to === pointed);
  const flips = aimed ? aimed.flips : [...new Set(own.flatMap((move) => move.flips))];
  return { chosen, targets: own.map((move) => move.to), selectable: rings, flips };
}

function rowOverlays(choices: Choices, selection: Selection): Overlays {
  const rows = rowsOf(choices);
  const chosen = selection.row === null ? undefined : rows[selection.row];
  const bands: RowBand[] = rows.map((points, index) => ({
    points,
    state: chosen === undefined ? 'offered' : index === selection.row ? 'chosen' : 'other',
  }));
  const toggles = choices.type === 'take' ? (choices.rows[selection.row ?? -1]?.gipf ?? []) : [];
  const kept = new Set(selection.kept);
  return {
    rows: bands,
    selectable: [...new Set(rows.flat())],
    targets: toggles,
    lifted: chosen?.filter((point) => !kept.has(point)) ?? [],
    kept: chosen?.filter((point) => kept.has(point)) ?? [],
  };
}
