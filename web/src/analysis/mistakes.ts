import { expectation } from '../game/evaluation';
import { t } from '../i18n';
import { turnIdea, type EvaluationView, type NodeView } from '../wasm';

/** How bad a turn was; each has the mark that annotators give it. */
export const GRADES = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;
export type Grade = keyof typeof GRADES;

/** A turn that gave something away. */
export interface Mistake {
  readonly node: NodeView;
  /** The node before it. */
  readonly before: NodeView;
  readonly grade: Grade;
  /** How much of the mover's expectation went, 0…1. */
  readonly loss: number;
  /** What the engine would have played instead. */
  readonly better: string | null;
}

/** The smallest loss of each grade; below the first it is noise of a short search. */
const LEAST: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.35],
  ['mistake', 0.2],
  ['inaccuracy', 0.1],
];

/** What the expectation of a side is worth in a judgement, 0…1. */
function worth(evaluation: EvaluationView, white: boolean): number {
  return white ? expectation(evaluation) : 1 - expectation(evaluation);
}

export function gradeOf(loss: number): Grade | null {
  return LEAST.find(([, least]) => loss >= least)?.[0] ?? null;
}

/** How much a turn lost for whoever played it, between two judgements. */
export function lossBetween(before: EvaluationView, after: EvaluationView, white: boolean): number {
  return worth(before, white) - worth(after, white);
}

/**
 * The turns of a line that gave something away, as far as it is judged. A loss counts only as far as it lasts: short
 * searches judge a little better for whoever has just moved.
 */
export function mistakesOf(line: readonly NodeView[]): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [index, node] of line.entries()) {
    const before = line[index - 1];
    const judged = before?.evaluation;
    if (!judged || !node.evaluation || node.mover === null) continue;
    const white = node.mover === 'white';
    const next = line[index + 1];
    // Whether it lasts is not known yet.
    if (next && !next.evaluation) continue;
    const losses = [node.evaluation, next?.evaluation ?? node.evaluation].map((after) =>
      lossBetween(judged, after, white),
    );
    const loss = Math.min(...losses);
    const grade = gradeOf(loss);
    if (grade === null || before.best === node.text) continue;
    mistakes.push({ node, before, grade, loss, better: before.best });
  }
  return mistakes;
}

/** Why a turn would have been better: the words of the hint. */
export function betterText({ before, better }: Pick<Mistake, 'before' | 'better'>): string {
  if (better === null) return '';
  const idea = turnIdea(before.position, better);
  if (!idea) return t('review-better-plain', { turn: better });
  return t('review-better', { turn: better, idea: t(`idea-${idea.kind}`, { number: idea.number }) });
}
