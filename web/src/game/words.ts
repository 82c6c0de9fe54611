import type { PointName } from '../board';
import { t } from '../i18n';
import type { Colour, Layer, Piece, Potential } from '../board';
import type { End, EntryView, HeldView, PositionView, Problem, Step, TurnItem } from '../wasm';
import type { TurnEntry } from './entry.svelte';
import { boardPieces, isPotential, loadAt, loadOf } from './pieces';
import { coveredBy, directionOf, layersOf, type Geometry } from '../board';

/** The games that potentials are named after; in every language the same. */
export const POTENTIAL_NAMES: Readonly<Record<Potential, string>> = {
  T: 'TAMSK',
  Z: 'ZÈRTZ',
  D: 'DVONN',
  Y: 'YINSH',
  U: 'PÜNCT',
};

/** What is brought in, in words. */
export function heldName({ word, sign }: HeldView): string {
  if (!isPotential(sign)) return t(`entry-${word}-piece`);
  return t('entry-loaded-piece', { potential: POTENTIAL_NAMES[sign] });
}

/** What a potential can do. */
export function potentialDoes(kind: Potential): string {
  return t(`potential-${kind.toLowerCase()}`);
}

/** What the loaded piece on a point can do; nothing if there is none. */
export function pieceHint(point: PointName | null, pieces: readonly Piece[]): string {
  const kind = loadAt(point, pieces);
  return kind === null ? '' : potentialDoes(kind);
}

/** The name of a side at the start of a sentence. */
export function sideName(colour: Colour): string {
  return t(`side-${colour}`);
}

/** What must be decided now, in one sentence. */
export function decisionSentence(entry: TurnEntry): string {
  if (entry.waiting) return t('decide-confirm');
  const { linked } = entry;
  if (linked && linked.stage !== 'main' && linked.stage !== 'contest') return '';
  const { view } = entry;
  if (view.areas.length > 0) return t(rowSentence(view));
  const using = usedLoad(entry);
  if (using !== null) return t(`decide-use-${using.toLowerCase()}`);
  if (view.aiming) return t(`decide-${view.prompt}`);
  if (view.chosen !== null) return t(view.atEdge ? 'decide-line' : `decide-${view.prompt}-to`);
  if (view.prompt.startsWith('push') && spends(view))
    return t(loads(view) ? 'decide-push-last' : 'decide-push-last-gipf-piece');
  return t(`decide-${view.prompt}`);
}

function rowSentence({ areas, area, buttons, take }: EntryView): string {
  if (area === null) return 'decide-which-row';
  if (buttons.length > 0) return 'decide-take-or-end';
  if (areas[area]?.toggles.length === 0) return 'decide-take';
  return take === null ? 'decide-take-one' : 'decide-take-or-keep';
}

/** What was decided by itself, in a sentence each; `you` is the only person at the board. */
export function toldText(steps: readonly Step[], you: Colour | null): string {
  return steps.flatMap((step) => toldStep(step, step.mover === you ? 'you' : step.mover) ?? []).join(' ');
}

function toldStep({ kind, removals, home, gone }: Step, who: Colour | 'you'): string | null {
  const row = { who, first: removals[0]?.point ?? '', last: removals.at(-1)?.point ?? '' };
  if (kind === 'take') return t(gone > 0 ? 'told-row-captures' : 'told-row-home', { ...row, home, gone });
  if (kind === 'row') return t('told-row-markers', row);
  return kind === 'pass' ? t('told-pass', { who }) : null;
}

/** Of the chosen row single pieces may be kept or taken: rings around them say which. */
export function choosesPieces({ waiting, view: { areas, area } }: TurnEntry): boolean {
  return !waiting && area !== null && (areas[area]?.toggles.length ?? 0) > 0;
}

/** The potential of the loaded piece that is chosen. */
export function usedLoad({ chosen, position }: TurnEntry): Potential | null {
  const piece = boardPieces(position.pieces).find(({ point }) => point === chosen);
  return piece ? loadOf(piece) : null;
}

/** The next push would be a basic piece although others might still come in: afterwards they may not. */
function spends({ held, holdable }: EntryView): boolean {
  const last = holdable.at(-1);
  return holdable.length > 1 && last?.sign === null && last.word === held;
}

/** Loaded pieces may come in. */
function loads({ holdable }: EntryView): boolean {
  return holdable.some(({ sign }) => sign !== null);
}

/** Why something was refused or is wrong. Codes without a sentence of their own show the reason in English. */
export function problemText(problem: Problem): string {
  const text = t(`problem-${problem.code}`, {
    points: problem.points.join(' '),
    first: problem.points[0] ?? '',
    second: problem.points[1] ?? '',
    last: problem.points.at(-1) ?? '',
    colour: problem.colour ?? 'white',
    number: problem.number ?? 0,
    text: problem.text ?? '',
    reason: problem.english,
  });
  const words = text.startsWith('⟦') ? problem.english : text;
  return problem.place
    ? t('problem-at', { line: problem.place[0], column: problem.place[1], problem: words })
    : words;
}

/** The address of the rule behind a refusal. */
export function ruleAddress(problem: Problem): string | null {
  const [page, section] = problem.rule?.split('#') ?? [];
  return page && section ? `#/rules/${page}?section=${section}` : null;
}

/** The result in words: who won and why. */
export function resultText(end: End): string {
  if (end.winner === null) return t(`result-draw-${end.reason}`);
  return t(`result-${end.reason}`, { winner: end.winner });
}

/** What is to be said about a point besides what stands there. */
export interface PointMarks {
  readonly choosable?: boolean;
  /** Belongs to the row that is chosen: it goes, or it stays. */
  readonly fate?: 'taken' | 'kept' | undefined;
  /** Going here turns over so many markers. */
  readonly flips?: number;
  /** The loaded piece here may go to these points. */
  readonly uses?: readonly PointName[];
}

/** What a screen reader says about a point of a board. */
export function describePoint(
  geometry: Geometry,
  point: PointName,
  pieces: readonly Piece[],
  marks: PointMarks = {},
): string {
  const onPoint = piecesOn(geometry, point, pieces);
  // What lies on a part of the board says that it is there.
  const here = onPoint.length > 1 ? onPoint.filter(({ kind }) => kind !== 'floor') : onPoint;
  const gone = here.length === 0 && pieces.some(({ kind }) => kind === 'floor');
  const what = here.map((piece) => nameOn(point, piece)).join(', ');
  let place =
    what === ''
      ? t(gone ? 'point-missing' : 'point-empty', { point })
      : t('point-piece', { point, piece: what });
  if (marks.fate) place = t(`point-${marks.fate}`, { place });
  if (marks.uses?.length) place = t('point-uses', { place, points: marks.uses.join(', ') });
  if (marks.flips) place = t('point-flips', { place, count: marks.flips });
  return marks.choosable ? t('point-choosable', { place }) : place;
}

/** What stands on a point; where pieces cover several points, the one that is seen there from above. */
function piecesOn(geometry: Geometry, point: PointName, pieces: readonly Piece[]): readonly Piece[] {
  const dots = pieces.filter((piece) => piece.kind === 'dots');
  if (dots.length === 0) return pieces.filter((piece) => piece.point === point);
  const over = dots.filter((piece) => coveredBy(geometry, piece).includes(point));
  return over.toSorted((one, other) => other.level - one.level).slice(0, 1);
}

/** A piece as it is met on a point: one of its other dots, or itself with where it looks and how high it lies. */
function nameOn(point: PointName, piece: Piece): string {
  if (piece.kind !== 'dots') return pieceName(piece);
  const { colour, level } = piece;
  if (piece.point !== point) return t('dot-of', { colour, punct: piece.point });
  const lies = t('lies-towards', { direction: t(`direction-${directionOf(piece)}`), level });
  return `${pieceName(piece)}, ${lies}`;
}

/** A piece in words; one with signs from its top down. */
export function pieceName(piece: Piece | undefined): string {
  if (!piece) return '';
  const layers = layersOf(piece);
  const top = layers.at(-1);
  if (top && isPotential(top.kind)) return stackWords(layers);
  return t(`piece-${piece.figure}`, { colour: top?.colour ?? 'none', height: layers.length });
}

function stackWords(layers: readonly Layer[]): string {
  const top = layers.at(-1);
  if (!top || !isPotential(top.kind)) return t('piece-basic', { colour: top?.colour ?? 'white' });
  const values = { colour: top.colour, potential: POTENTIAL_NAMES[top.kind] };
  if (loadOf({ kind: 'stack', point: '', layers })) return t('piece-loaded', values);
  const used = t('piece-used', values);
  const below = layers.slice(0, -1);
  return below.length === 0 ? used : t('piece-on', { top: used, below: stackWords(below) });
}

/** A turn as it is spoken. */
export function spokenTurn(turn: TurnItem): string {
  return t('say-turn', { colour: turn.mover, turn: turn.text.replaceAll(';', ', ') });
}

/** The board as it is spoken on demand: all pieces by colour and kind. */
export function spokenBoard(position: PositionView): string {
  const groups = new Map<string, string[]>();
  const all = boardPieces(position.pieces);
  const occupied = new Set(all.filter(({ kind }) => kind !== 'floor').map(({ point }) => point));
  for (const piece of all) {
    if (piece.kind === 'floor' && occupied.has(piece.point)) continue;
    const name =
      piece.kind === 'stack' ? pieceName(piece) : t(`pieces-${piece.figure}`, { colour: piece.colour });
    groups.set(name, [...(groups.get(name) ?? []), piece.point]);
  }
  if (groups.size === 0) return t('board-empty');
  return [...groups].map(([name, points]) => `${name}: ${points.join(', ')}`).join('. ');
}
