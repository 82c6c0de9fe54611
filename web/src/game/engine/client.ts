import type { LinkSettings, SearchView } from '../../wasm';
import type { EngineMessage, EngineRequest, GameSoFar, SearchLimits } from './messages';

/** The part of a worker that is used, so that tests can bring their own. */
export interface WorkerLike {
  postMessage(message: EngineRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<EngineMessage>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

interface Waiting {
  readonly id: number;
  /** Whether the worker listens while it works on this. */
  readonly listens: boolean;
  readonly info: ((info: SearchView) => void) | undefined;
  readonly resolve: (turn: string | null) => void;
  readonly reject: (reason: Error) => void;
}

function browserWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/**
 * An engine in a worker of its own. The worker is loaded with the first request. It answers one request at a time: a
 * new one cancels the one before.
 *
 * A search can be stopped and what it has found out is kept. The turn of a level is found in one go, and nothing of it
 * is kept anyway: to cancel that, the worker is ended and the next request starts another.
 */
export class EngineClient {
  readonly #create: () => WorkerLike;
  #worker: WorkerLike | undefined;
  #waiting: Waiting | undefined;
  #last = 0;

  constructor(create: () => WorkerLike = browserWorker) {
    this.#create = create;
  }

  /** The turn a level plays; null if the game is over. */
  play(game: GameSoFar, level: number, seed: number): Promise<string | null> {
    return this.#ask(false, (id) => ({ kind: 'play', id, game, level, seed }));
  }

  /** What a level decides next in a linked game; null if only people can answer. */
  decide(
    game: GameSoFar,
    links: LinkSettings,
    pending: string,
    level: number,
    seed: number,
  ): Promise<string | null> {
    return this.#ask(false, (id) => ({ kind: 'decide', id, game, links, pending, level, seed }));
  }

  /** Searches and reports what it finds; resolves when a limit is reached, rejects when cancelled. */
  async analyse(
    game: GameSoFar,
    lines: number,
    limits: SearchLimits,
    info: (info: SearchView) => void,
  ): Promise<void> {
    await this.#ask(true, (id) => ({ kind: 'analyse', id, game, lines, limits }), info);
  }

  get busy(): boolean {
    return this.#waiting !== undefined;
  }

  /** Ends whatever goes on. */
  cancel(): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    if (!waiting.listens) return this.#end(new Cancelled());
    this.#waiting = undefined;
    this.#post({ kind: 'stop', id: waiting.id });
    waiting.reject(new Cancelled());
  }

  /** Frees the worker. */
  close(): void {
    this.#end(new Cancelled());
  }

  #ask(
    listens: boolean,
    request: (id: number) => EngineRequest,
    info?: (info: SearchView) => void,
  ): Promise<string | null> {
    this.cancel();
    this.#last += 1;
    const id = this.#last;
    this.#ready();
    return new Promise((resolve, reject) => {
      this.#waiting = { id, listens, info, resolve, reject };
      this.#post(request(id));
    });
  }

  #post(request: EngineRequest): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    this.#worker?.postMessage(request);
  }

  #ready(): void {
    if (this.#worker) return;
    const worker = this.#create();
    worker.addEventListener('message', (event) => this.#hear(event.data));
    worker.addEventListener('error', () => this.#end(new Error('the engine could not be started')));
    this.#worker = worker;
  }

  #hear(message: EngineMessage): void {
    const waiting = this.#waiting;
    if (waiting?.id !== message.id) return;
    if (message.kind === 'info') return waiting.info?.(message.info);
    // What has failed once is not to be trusted: the next request gets a worker of its own.
    if (message.kind === 'failed') return this.#end(new Error(message.reason));
    this.#waiting = undefined;
    waiting.resolve(message.kind === 'done' ? message.turn : null);
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(reason);
  }
}

/** Nobody wants the answer any more. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
  }
}
