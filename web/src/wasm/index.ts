/**
 * The rules for the page, and what teaches them: `await loadRules()` once, then everything here answers at once.
 * What is legal, and what a turn does, is decided nowhere else.
 */
import init, { __wbg_reset_state as renew } from './pkg/page/gipfel_wasm';
import moduleUrl from './pkg/page/gipfel_wasm_bg.wasm?url';
import { loader } from './load';
import type { Answer, Problem } from './types';

export type * from './types';
export {
  LessonRun,
  Openings,
  RecordReader,
  RecordTree,
  Table,
  chapters,
  contests,
  editSetup,
  games,
  ownGames,
  playTurn,
  rulesPage,
  startPosition,
  turnIdea,
  viewPosition,
  whyNotYourTurn,
} from './pkg/page/gipfel_wasm';

/** Loads the rules; after a failure the next call tries again. */
export const loadRules = loader(() => init({ module_or_path: moduleUrl }), renew);

/** The value of an answer that cannot be a problem, because what was asked came from the rules themselves. */
export function expectValue<T>(answer: Answer<T>): T {
  if ('value' in answer) return answer.value;
  throw new Error(answer.problem.english);
}

/** The value, or null. */
export function valueOf<T>(answer: Answer<T>): T | null {
  return 'value' in answer ? answer.value : null;
}

/** What is wrong, or null. */
export function problemOf<T>(answer: Answer<T>): Problem | null {
  return 'problem' in answer ? answer.problem : null;
}
