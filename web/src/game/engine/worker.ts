/** The engine's side of the worker. It searches in pieces and listens in between; a new request ends the one before. */
import type { SearchView } from '../../wasm';
import init, { EngineHandle, searchBench } from '../../wasm/pkg/engine/gipfel_wasm';
import moduleUrl from '../../wasm/pkg/engine/gipfel_wasm_bg.wasm?url';
import type { AnalyseRequest, DecideRequest, EngineMessage, EngineRequest } from './messages';

/** Megabytes of memory for what the engine has seen: a phone has to bear it. */
const TABLE_SIZE = 32;
/** The length of a piece in milliseconds: how long it may take until the worker hears that nobody listens any more. */
const PIECE = 50;

/** What the engine said when it panicked. */
let said: string | null = null;
globalThis.gipfel = {
  panicked(message) {
    said = message;
  },
};

const loading = init({ module_or_path: moduleUrl }).then(() => new EngineHandle(TABLE_SIZE));

/** The request that is being answered. */
let current: number | null = null;

function send(message: EngineMessage): void {
  postMessage(message);
}

const { port1: sender, port2: receiver } = new MessageChannel();
receiver.start();

/** Lets the messages in that have come meanwhile. A timer would wait longer. */
function listen(): Promise<void> {
  return new Promise((resolve) => {
    receiver.addEventListener('message', () => resolve(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    sender.postMessage(null);
  });
}

async function analyse(engine: EngineHandle, { id, game, lines, limits }: AnalyseRequest): Promise<void> {
  const { depth = 0, nodes = 0, millis = 0 } = limits;
  const report = (info: SearchView): void => send({ kind: 'info', id, info });
  let more = engine.begin(game.start, [...game.turns], lines, depth, nodes, millis);
  while (more) {
    more = engine.advance(PIECE, report);
    await listen();
    if (current !== id) return;
  }
  send({ kind: 'done', id, turn: null });
}

function decide(engine: EngineHandle, request: DecideRequest): string | undefined {
  const { game, links, pending, level, seed } = request;
  const limit = links.limit ?? undefined;
  return engine.decide(game.start, links.links, limit, links.seed, [...game.turns], pending, level, seed);
}

async function answer(request: Exclude<EngineRequest, { kind: 'stop' }>): Promise<void> {
  const { id } = request;
  try {
    const engine = await loading;
    if (current !== id) return;
    if (request.kind === 'analyse') return await analyse(engine, request);
    if (request.kind === 'bench') {
      const begin = performance.now();
      const nodes = searchBench(request.game);
      return send({ kind: 'measured', id, nodes, millis: performance.now() - begin });
    }
    const { level, seed } = request;
    const { start, turns } = request.game;
    const turn =
      request.kind === 'decide' ? decide(engine, request) : engine.play(start, [...turns], level, seed);
    send({ kind: 'done', id, turn: turn ?? null });
  } catch (error) {
    send({ kind: 'failed', id, reason: said ?? String(error) });
  }
}

addEventListener('message', ({ data: request }: MessageEvent<EngineRequest>) => {
  if (request.kind === 'stop') {
    if (current === request.id) current = null;
    return;
  }
  current = request.id;
  void answer(request);
});
