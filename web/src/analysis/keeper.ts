import type { Study } from './study.svelte';

/** How long judgements of the engine may wait until they are kept, in milliseconds. */
const PATIENCE = 2000;

/** Keeps a study as it grows: what somebody does to it at once, what the engine adds now and then. */
export class StudyKeeper {
  readonly #study: Study;
  readonly #keep: (text: string) => void;
  #kept: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(study: Study, keep: (text: string) => void) {
    this.#study = study;
    this.#keep = keep;
    this.#kept = study.text();
  }

  keep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#study.text();
    if (text === this.#kept) return;
    this.#kept = text;
    this.#keep(text);
  }

  keepLater(): void {
    this.#timer ??= setTimeout(() => this.keep(), PATIENCE);
  }

  close(): void {
    if (this.#timer !== undefined) this.keep();
  }
}
