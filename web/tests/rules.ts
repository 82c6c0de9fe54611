import { readFileSync } from 'node:fs';
import { initSync } from '../src/wasm/pkg/board/gipfel_wasm';

/** The rules for tests: Node reads the module from the disk. */
export function loadRulesFromDisk(): void {
  const module = readFileSync(new URL('../src/wasm/pkg/board/gipfel_wasm_bg.wasm', import.meta.url));
  initSync({ module });
}
