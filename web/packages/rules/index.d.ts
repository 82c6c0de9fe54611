export * from './module/rules/gipfel_wasm.js';
export type * from './types.js';

/**
 * Loads the rules once; everything else answers at once from then on. Without a source it takes the module beside this file:
 * browsers fetch it, Node reads it.
 */
export function loadRules(
  source?: string | URL | Request | Response | BufferSource | WebAssembly.Module,
): Promise<void>;
