import init from './module/rules/gipfel_wasm.js';

export * from './module/rules/gipfel_wasm.js';

let loading;

/** Loads the rules; after a failure the next call tries again. */
export async function loadRules(source) {
  // Where the module says what made it panic, which ends it.
  globalThis.gipfel ??= { panicked: (message) => globalThis.reportError?.(new Error(message)) };
  const address = source ?? new URL('./module/rules/gipfel_wasm_bg.wasm', import.meta.url);
  loading ??= init({ module_or_path: address });
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
