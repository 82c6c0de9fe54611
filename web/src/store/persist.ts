let asked = false;

/**
 * Asks the browser not to clear the games away when it needs room. Somebody who has just played a turn knows what the
 * question is about, if the browser passes it on.
 */
export function askToPersist(): void {
  if (asked || typeof navigator === 'undefined' || typeof document === 'undefined') return;
  asked = true;
  void ask(navigator.storage).catch(() => undefined);
}

async function ask(storage: StorageManager | undefined): Promise<void> {
  // Old browsers, and pages without HTTPS, know no storage manager.
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}
