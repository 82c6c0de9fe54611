import { recall, rememberJson } from '../store/memory';

/** What has been done of the lessons, kept on this device: the names of the steps by chapter. */
const KEY = 'gipfel.lessons';

type Done = Readonly<Record<string, readonly string[]>>;

function isDone(value: unknown): value is Done {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (steps) => Array.isArray(steps) && steps.every((step) => typeof step === 'string'),
    )
  );
}

/** What was kept; nothing if it cannot be read. */
export function parseProgress(text: string | null): Done {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isDone(value) ? value : {};
  } catch {
    return {};
  }
}

class Progress {
  #done = $state.raw<Done>(parseProgress(recall(KEY)));

  /** Whether a step has been done once. */
  has(chapter: string, step: string): boolean {
    return this.#done[chapter]?.includes(step) ?? false;
  }

  /** How many of these steps have been done. */
  count(chapter: string, steps: readonly string[]): number {
    return steps.filter((step) => this.has(chapter, step)).length;
  }

  /** The first of these steps that has not been done; the first of all if none is left. */
  next(chapter: string, steps: readonly string[]): number {
    const open = steps.findIndex((step) => !this.has(chapter, step));
    return Math.max(open, 0);
  }

  get any(): boolean {
    return Object.keys(this.#done).length > 0;
  }

  note(chapter: string, step: string): void {
    if (this.has(chapter, step)) return;
    this.#keep({ ...this.#done, [chapter]: [...(this.#done[chapter] ?? []), step] });
  }

  forget(): void {
    this.#keep({});
  }

  #keep(done: Done): void {
    this.#done = done;
    rememberJson(KEY, done);
  }
}

/** The progress of whoever uses this browser; reactive. */
export const progress = new Progress();
