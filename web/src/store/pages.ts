/** The locks of the browser; undefined where they are missing: old browsers, and pages without HTTPS. */
export function browserLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

const PAGE = 'gipfel.page.';

/** Shows other pages that this one is alive, as long as it is. */
export function showAlive(page: string, locks = browserLocks()): void {
  // It is held until the page is gone.
  locks?.request(PAGE + page, () => new Promise(() => undefined)).catch(() => undefined);
}

/** The pages that are alive; null if that cannot be known. */
export async function alivePages(locks = browserLocks()): Promise<ReadonlySet<string> | null> {
  try {
    const held = (await locks?.query())?.held;
    return held ? new Set(held.map(({ name = '' }) => name.slice(PAGE.length))) : null;
  } catch {
    return null;
  }
}
