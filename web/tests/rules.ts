import { readFileSync } from 'node:fs';
import { initSync } from '../src/wasm/pkg/board/gipfel_wasm';
import { initSync as initLessons } from '../src/wasm/pkg/learn/gipfel_wasm';

/** The rules for tests: Node reads the module from the disk. */
export function loadRulesFromDisk(): void {
  const module = readFileSync(new URL('../src/wasm/pkg/board/gipfel_wasm_bg.wasm', import.meta.url));
  initSync({ module });
}

/** Lessons and pages of the rules, the same way. */
export function loadLessonsFromDisk(): void {
  const module = readFileSync(new URL('../src/wasm/pkg/learn/gipfel_wasm_bg.wasm', import.meta.url));
  initLessons({ module });
}
