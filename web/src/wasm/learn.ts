/**
 * What the pages that teach need besides the rules: `await loadLessons()` once, then everything here answers at once.
 */
import init from './pkg/learn/gipfel_wasm';
import moduleUrl from './pkg/learn/gipfel_wasm_bg.wasm?url';

export { LessonRun, chapters, rulesPage } from './pkg/learn/gipfel_wasm';

let loading: Promise<unknown> | undefined;

/** Loads lessons and rules; after a failure the next call tries again. */
export async function loadLessons(): Promise<void> {
  loading ??= init({ module_or_path: moduleUrl });
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
