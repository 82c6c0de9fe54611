export * from './module/rules/gipfel_wasm.js';
export type * from './types.js';

/**
 * Loads the rules once; everything else answers at once from then on. Without a source the module beside this file is
 * fetched; a server without files gives its bytes.
 */
export function loadRules(
  source?: string | URL | Request | Response | BufferSource | WebAssembly.Module,
): Promise<void>;
