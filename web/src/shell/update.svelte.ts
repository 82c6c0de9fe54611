let ready = $state(false);

/** Whether a newer version than the one on the screen is stored; reactive. */
export function isUpdateReady(): boolean {
  return ready;
}

/** The least time between two looks for a newer version, in milliseconds. */
const pause = 60 * 60 * 1000;

/**
 * Installs the service worker, which keeps the app for use without a network. A newer version is fetched in the
 * background and used from the next load on; the page that is open keeps its own version to the end.
 */
export async function installWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker;
  const firstVisit = worker.controller === null;
  worker.addEventListener('controllerchange', () => {
    ready = ready || !firstVisit;
  });
  try {
    const registration = await worker.register('./sw.js', { updateViaCache: 'none' });
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - looked < pause) return;
      looked = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Private windows and file hosts without HTTPS: the app works, but not offline.
  }
}
