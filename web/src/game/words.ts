import type { PointName } from '../board';
import { t } from '../i18n';
import type { Colour, Piece } from '../board';
import type { End, PositionView, Problem, TurnView } from '../wasm';
import type { TurnEntry } from './entry.svelte';

/** The name of a side at the start of a sentence. */
export function sideName(colour: Colour): string {
  return t(`side-${colour}`);
}

/** What must be decided now, in one sentence. */
export function decisionSentence(entry: TurnEntry): string {
  if (entry.waiting) return t('decide-confirm');
  const { selection, choices } = entry;
  switch (choices.type) {
    case 'push':
      if (selection.chosen !== null) return t('decide-line');
      return t(`decide-${entry.state.position.prompt}`);
    case 'move':
      return t(selection.chosen === null ? 'decide-ring' : 'decide-target');
    case 'take':
      if (selection.row === null) return t('decide-which-row');
      if (choices.done !== null) return t('decide-take-or-end');
      return t((choices.rows[selection.row]?.gipf.length ?? 0) > 0 ? 'decide-take-or-keep' : 'decide-take');
    case 'row':
      return t(selection.row === null ? 'decide-which-row' : 'decide-take');
    case 'place':
    case 'ring':
    case 'pass':
      return t(`decide-${entry.state.position.prompt}`);
    default:
      return '';
  }
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
}

/** What a screen reader says about a point. */
export function describePoint(point: PointName, pieces: readonly Piece[], marks: PointMarks = {}): string {
  const here = pieces.filter((piece) => piece.point === point);
  const what = here.map((piece) => t(`piece-${piece.kind}`, { colour: colourOf(piece) })).join(', ');
  let place = what === '' ? t('point-empty', { point }) : t('point-piece', { point, piece: what });
  if (marks.fate) place = t(`point-${marks.fate}`, { place });
  if (marks.flips) place = t('point-flips', { place, count: marks.flips });
  return marks.choosable ? t('point-choosable', { place }) : place;
}

function colourOf(piece: Piece): Colour {
  return piece.kind === 'stack' ? (piece.layers.at(-1)?.colour ?? 'white') : piece.colour;
}

/** A turn as it is spoken. */
export function spokenTurn(turn: Pick<TurnView, 'mover' | 'text'>): string {
  return t('say-turn', { colour: turn.mover, turn: turn.text.replaceAll(';', ', ') });
}

/** The board as it is spoken on demand: all pieces by colour and kind. */
export function spokenBoard(position: PositionView): string {
  const groups = new Map<string, string[]>();
  for (const piece of position.pieces) {
    const name = t(`pieces-${piece.kind}`, { colour: piece.colour });
    groups.set(name, [...(groups.get(name) ?? []), piece.point]);
  }
  if (groups.size === 0) return t('board-empty');
  return [...groups].map(([name, points]) => `${name}: ${points.join(', ')}`).join('. ');
}
