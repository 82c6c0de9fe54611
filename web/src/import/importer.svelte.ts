import { failureOf, gameStore, type Failure, type StoredGame } from '../store';
import type { Problem } from '../wasm';
import { fingerprint, sameNames } from './game';
import type { ImportMessage, Imported } from './messages';

/** The largest file that is read, in bytes. */
export const LARGEST_FILE = 20_000_000;

/** What became of one record of a file. */
export interface ImportRow {
  /** Its place among all that were read. */
  readonly number: number;
  /** The name of its file, where there are several. */
  readonly file: string | null;
  readonly state: 'read' | 'part' | 'known' | 'unread' | 'unsaved';
  readonly game: StoredGame | null;
  readonly problem: Problem | null;
}

/** Reads files of records, keeps their games, and says what became of each. */
export class Importer {
  running = $state(false);
  /** How much of the file has been read, from 0 to 1. */
  progress = $state(0);
  rows = $state.raw<readonly ImportRow[]>([]);
  /** Why the file was not read, or not to its end. */
  failure = $state.raw<{ readonly kind: 'too-large' | 'broken'; readonly reason: string } | null>(null);
  /** Why what was read could not be kept. */
  unsaved = $state.raw<Failure | null>(null);

  /** What is kept already, by fingerprint. */
  #known = new Map<string, StoredGame[]>();

  /** Reads files or a text; if there is just one record, `single` may take that instead of its being kept. */
  async run(sources: readonly (Blob | string)[], single?: (record: Imported) => boolean): Promise<void> {
    const size = sources.reduce((sum, source) => sum + sizeOf(source), 0);
    this.rows = [];
    this.progress = 0;
    this.unsaved = null;
    this.failure = size > LARGEST_FILE ? { kind: 'too-large', reason: '' } : null;
    if (this.failure) return;
    this.running = true;
    try {
      const { games } = await gameStore.all();
      this.#known = new Map();
      for (const game of games) this.#note(game);
      for (const [index, source] of sources.entries()) {
        const file = sources.length > 1 && source instanceof File ? source.name : null;
        const told = (progress: number): number => (this.progress = (index + progress) / sources.length);
        await this.#read(source, file, told, sources.length === 1 ? single : undefined);
      }
    } catch (error) {
      this.failure = { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
    }
    this.running = false;
  }

  clear(): void {
    this.rows = [];
    this.failure = null;
  }

  async #read(
    source: Blob | string,
    file: string | null,
    told: (progress: number) => void,
    single?: (record: Imported) => boolean,
  ): Promise<void> {
    let held: Imported | null = null;
    for await (const { records, progress } of readRecords(source)) {
      told(progress);
      const [first] = records;
      // The first record waits until it is known whether it is the only one.
      if (single && first && records.length === 1 && progress === 1 && this.rows.length === 0) held = first;
      else await this.#keep(records, file);
    }
    if (held && !single?.(held)) await this.#keep([held], file);
  }

  async #keep(records: readonly Imported[], file: string | null): Promise<void> {
    const rows = records.map((record, index) => ({
      ...this.#row(record),
      number: this.rows.length + index + 1,
      file,
    }));
    const games = rows.flatMap(({ state, game }) => (game && state !== 'known' ? [game] : []));
    try {
      if (games.length > 0) await gameStore.add(games);
      this.rows = [...this.rows, ...rows];
    } catch (error) {
      this.unsaved = failureOf(error);
      this.rows = [...this.rows, ...rows.map((row) => ({ ...row, state: 'unsaved' as const }))];
    }
  }

  #note(game: StoredGame): void {
    const print = fingerprint(game);
    this.#known.set(print, [...(this.#known.get(print) ?? []), game]);
  }

  #row({ game, problem }: Imported): Pick<ImportRow, 'state' | 'game' | 'problem'> {
    // Of a game in which nothing could be read there is nothing to keep.
    if (!game || (problem && game.count === 0)) return { state: 'unread', game: null, problem };
    const known = this.#known.get(fingerprint(game))?.some((other) => sameNames(game, other)) ?? false;
    if (!known) this.#note(game);
    return { state: known ? 'known' : problem ? 'part' : 'read', game, problem };
  }
}

function sizeOf(source: Blob | string): number {
  return typeof source === 'string' ? source.length : source.size;
}

/** The records of a file as the worker reads them. */
async function* readRecords(
  source: Blob | string,
): AsyncGenerator<Extract<ImportMessage, { kind: 'records' }>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const messages: ImportMessage[] = [];
  let wake: (() => void) | undefined;
  const hear = (message: ImportMessage): void => {
    messages.push(message);
    wake?.();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => hear(data));
  worker.addEventListener('error', ({ message }) => hear({ kind: 'failed', reason: message }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(source);
  try {
    for (;;) {
      const message = messages.shift();
      if (message?.kind === 'done') return;
      if (message?.kind === 'failed') throw new Error(message.reason);
      if (message) yield message;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    worker.terminate();
  }
}
