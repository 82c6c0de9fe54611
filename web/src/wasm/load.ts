import { hearPanics, onRenewal } from './failure.svelte';

/** Loads a module once; after a failure the next call tries again. */
export function loader(init: () => Promise<unknown>, renew: () => void): () => Promise<void> {
  let loading: Promise<unknown> | undefined;
  return async () => {
    hearPanics();
    loading ??= init().then(() => onRenewal(renew));
    try {
      await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}
