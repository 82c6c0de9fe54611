/**
 * What the pages that teach need besides the rules: `await loadLessons()` once, then everything here answers at once.
 */
import init, { __wbg_reset_state as renew } from './pkg/learn/gipfel_wasm';
import moduleUrl from './pkg/learn/gipfel_wasm_bg.wasm?url';
import { loader } from './load';

export { LessonRun, chapters, rulesPage } from './pkg/learn/gipfel_wasm';

/** Loads lessons and rules; after a failure the next call tries again. */
export const loadLessons = loader(() => init({ module_or_path: moduleUrl }), renew);
