import type { Request } from './wire';

/** What was asked of the server and not answered yet, kept beyond the page that asked. */
export interface Outbox {
  /** What earlier pages, or others that are open, have kept. */
  all(): readonly Request[];
  keep(request: Request): void;
  forget(id: string): void;
}

const PREFIX = 'gipfel.unanswered.';

/** Each request has a place of its own, so that pages that are open at the same time do not write over each other. */
export class StorageOutbox implements Outbox {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  all(): readonly Request[] {
    try {
      const storage = this.#storage();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => readRequest(storage.getItem(key)) ?? []);
    } catch {
      return [];
    }
  }

  keep(request: Request): void {
    try {
      this.#storage().setItem(PREFIX + request.id, JSON.stringify(request));
    } catch {
      // It is kept as long as the page is there.
    }
  }

  forget(id: string): void {
    try {
      this.#storage().removeItem(PREFIX + id);
    } catch {
      // Nothing was kept.
    }
  }
}

function readRequest(text: string | null): Request | null {
  try {
    const value = JSON.parse(text ?? '') as Partial<Request> | null;
    const isRequest = typeof value?.id === 'string' && typeof value.body?.kind === 'string';
    return isRequest ? (value as Request) : null;
  } catch {
    return null;
  }
}
