import { readFile } from 'node:fs/promises';
import { loadRules as load } from './index.js';

export * from './module/rules/gipfel_wasm.js';

/** Loads the rules. Node fetches no files, so the module beside this one is read. */
export async function loadRules(source) {
  await load(source ?? (await readFile(new URL('./module/rules/gipfel_wasm_bg.wasm', import.meta.url))));
}
