/**
 * A panic in the rules ends their module: whatever it was doing is half done, and what it holds is not to be trusted.
 * The page is told, and puts a fresh module in the place of the broken one; games are read from the store again.
 */

declare global {
  /** Where modules say what made them panic. */
  var gipfel: { panicked(message: string): void } | undefined;
}

let said: string | null = null;
let broken = $state.raw<string | null>(null);
const renewals: (() => void)[] = [];

/** Hears what modules say when they panic. To be called before one is loaded. */
export function hearPanics(): void {
  globalThis.gipfel ??= {
    panicked(message) {
      said = message;
    },
  };
}

/** A module is loaded; `renew` puts a fresh instance in its place. */
export function onRenewal(renew: () => void): void {
  renewals.push(renew);
}

/** What a module said when it broke; null as long as all is well. Reactive. */
export function failure(): string | null {
  return broken;
}

/** Looks whether an error is one of a broken module. */
export function noticeFailure(error: unknown): void {
  if (said === null && !(error instanceof WebAssembly.RuntimeError)) return;
  broken = said ?? String(error);
}

/** Hears of errors that nobody has caught. */
export function watchFailures(): void {
  addEventListener('error', ({ error }) => noticeFailure(error));
  addEventListener('unhandledrejection', ({ reason }) => noticeFailure(reason));
}

/** Puts fresh modules in the place of all that are loaded. */
export function renewModules(): void {
  for (const renew of renewals) renew();
  said = null;
  broken = null;
}
