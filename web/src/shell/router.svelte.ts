import { parseRoute, type Route } from './routes';

let current = $state.raw<Route>(parseRoute(typeof location === 'undefined' ? '' : location.hash));

/** Where the user is; reactive. */
export function route(): Route {
  return current;
}

/** Follows the address from now on. */
export function followAddress(): void {
  addEventListener('hashchange', () => {
    current = parseRoute(location.hash);
  });
}

/** Goes to an address of the app: `navigate('#/play/42')`. With `replace`, the way back skips this page. */
export function navigate(hash: string, { replace = false } = {}): void {
  if (!replace) {
    location.hash = hash;
    return;
  }
  history.replaceState(null, '', hash);
  current = parseRoute(hash);
}
