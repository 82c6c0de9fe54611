import type { Colour } from '../board';
import type { ContestView, LinkedView } from '../wasm';

/** What is known when a use may be challenged. Scores are White's expected ones, 0 to 1. */
export interface Challenge {
  /** If the use goes ahead. */
  readonly used: number;
  /** If it is lost. */
  readonly lost: number;
  /** Who may challenge. */
  readonly decider: Colour;
  readonly pending: Pick<ContestView, 'contest'>;
  readonly left: LinkedView['left'];
}

/** In how many cases the user loses the contest: exact for dice and coins; games are even between equals. */
function lossOf(contest: string): number {
  return contest === 'die' ? 15 / 36 : 1 / 2;
}

/** With few challenges left, one has to promise at least this much. */
const DEAREST = 0.06;

/** Whether a challenge promises more than it costs. */
export function worthChallenging({ used, lost, decider, pending, left }: Challenge): boolean {
  const gain = (decider === 'white' ? lost - used : used - lost) * lossOf(pending.contest);
  const rest = left[decider === 'white' ? 0 : 1];
  return gain > (rest === null ? 0.01 : DEAREST / Math.max(1, rest));
}
