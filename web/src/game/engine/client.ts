import type { SearchView } from '../../wasm';
import type { EngineMessage, EngineRequest, GameSoFar, SearchLimits } from './messages';

/** The part of a worker that is used, so that tests can bring their own. */
export interface WorkerLike {
  postMessage(message: EngineRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<EngineMessage>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

interface Waiting {
  readonly info: ((info: SearchView) => void) | undefined;
  readonly resolve: (turn: string | null) => void;
  readonly reject: (reason: Error) => void;
}

function browserWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/**
 * An engine in a worker of its own. The worker is loaded with the first request. A busy worker hears nothing, so
 * cancelling ends it; the next request starts another.
 */
export class EngineClient {
  readonly #create: () => WorkerLike;
  #worker: WorkerLike | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(create: () => WorkerLike = browserWorker) {
    this.#create = create;
  }

  /** The turn a level plays; null if the game is over. */
  play(game: GameSoFar, level: number, seed: number): Promise<string | null> {
    return this.#ask((id) => ({ kind: 'play', id, game, level, seed }));
  }

  /** Searches and reports every iteration; resolves when a limit is reached, rejects when cancelled. */
  async analyse(
    game: GameSoFar,
    lines: number,
    limits: SearchLimits,
    info: (info: SearchView) => void,
  ): Promise<void> {
    await this.#ask((id) => ({ kind: 'analyse', id, game, lines, limits }), info);
  }

  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Ends whatever goes on. */
  cancel(): void {
    if (this.busy) this.#end(new Cancelled());
  }

  /** Frees the worker. */
  close(): void {
    this.#end(new Cancelled());
  }

  #ask(request: (id: number) => EngineRequest, info?: (info: SearchView) => void): Promise<string | null> {
    this.#last += 1;
    const id = this.#last;
    this.#ready();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { info, resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      this.#worker?.postMessage(request(id));
    });
  }

  #ready(): void {
    if (this.#worker) return;
    const worker = this.#create();
    worker.addEventListener('message', (event) => this.#hear(event.data));
    worker.addEventListener('error', () => this.#end(new Error('the engine could not be started')));
    this.#worker = worker;
  }

  #hear(message: EngineMessage): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.kind === 'info') return waiting.info?.(message.info);
    this.#waiting.delete(message.id);
    if (message.kind === 'done') waiting.resolve(message.turn);
    else waiting.reject(new Error(message.reason));
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const left = [...this.#waiting.values()];
    this.#waiting = new Map();
    for (const waiting of left) waiting.reject(reason);
  }
}

/** Nobody wants the answer any more. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
  }
}
