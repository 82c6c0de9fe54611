import type { End, EvaluationView } from '../wasm';

/** White's expected score of a judgement, 0…1: what bars and graphs show. */
export function expectation(evaluation: EvaluationView): number {
  if (evaluation.winner !== null) return evaluation.winner === 'white' ? 1 : 0;
  // A lead of three units wins nine games out of ten.
  return 1 / (1 + Math.exp(-(evaluation.hundredths ?? 0) / 137));
}

/** `+1.25`, `−0.40`, `#4`, `#−3`: from White's point of view. */
export function scoreText(evaluation: EvaluationView): string {
  if (evaluation.winner !== null)
    return `#${evaluation.winner === 'white' ? '' : '−'}${evaluation.turns ?? 0}`;
  const hundredths = evaluation.hundredths ?? 0;
  const sign = hundredths < 0 ? '−' : '+';
  return `${sign}${(Math.abs(hundredths) / 100).toFixed(2)}`;
}

/** A turn that changed who stands better. */
export interface TurningPoint {
  /** The place of the turn in the line, from 1. */
  readonly turn: number;
  /** How much of White's expectation it cost or gained, −1…1. */
  readonly swing: number;
}

/** A swing of White's expectation below this is noise of a short search. */
const NOTABLE = 0.15;
const MOST = 5;

/**
 * The turns of a line after which things stood clearly different, the greatest swings of at most five. A swing counts
 * only as far as it lasts: short searches judge a little better for whoever has just moved.
 */
export function turningPoints(evaluations: readonly (EvaluationView | null)[]): TurningPoint[] {
  const points: TurningPoint[] = [];
  for (let turn = 1; turn < evaluations.length; turn += 1) {
    const [before, after] = [evaluations[turn - 1], evaluations[turn]];
    if (!before || !after) continue;
    const next = evaluations[turn + 1] ?? after;
    const [at, then] = [after, next].map((judged) => expectation(judged) - expectation(before)) as [
      number,
      number,
    ];
    const swing = at * then <= 0 ? 0 : Math.abs(at) < Math.abs(then) ? at : then;
    if (Math.abs(swing) >= NOTABLE) points.push({ turn, swing });
  }
  const greatest = points
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST);
  return greatest.toSorted((one, other) => one.turn - other.turn);
}

/** The judgement of a game that is over. */
export function endEvaluation(end: End): EvaluationView {
  if (end.winner === null) return { hundredths: 0, winner: null, turns: null, depth: null };
  return { hundredths: null, winner: end.winner, turns: 0, depth: null };
}
