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

/** The judgement of a game that is over. */
export function endEvaluation(end: End): EvaluationView {
  if (end.winner === null) return { hundredths: 0, winner: null, turns: null, depth: null };
  return { hundredths: null, winner: end.winner, turns: 0, depth: null };
}
