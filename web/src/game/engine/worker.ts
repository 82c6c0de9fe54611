/** The engine's side of the worker: one request after another; while it searches nothing reaches it. */
import type { SearchView } from '../../wasm';
import init, { EngineHandle } from '../../wasm/pkg/engine/gipfel_wasm';
import moduleUrl from '../../wasm/pkg/engine/gipfel_wasm_bg.wasm?url';
import type { EngineMessage, EngineRequest } from './messages';

/** Megabytes of memory for what the engine has seen: a phone has to bear it. */
const TABLE_SIZE = 32;

const loading = init({ module_or_path: moduleUrl }).then(() => new EngineHandle(TABLE_SIZE));

function send(message: EngineMessage): void {
  postMessage(message);
}

async function answer(request: EngineRequest): Promise<void> {
  const { id } = request;
  try {
    const engine = await loading;
    const { start, turns } = request.game;
    if (request.kind === 'play') {
      const turn = engine.play(start, [...turns], request.level, request.seed);
      send({ kind: 'done', id, turn: turn ?? null });
      return;
    }
    const { depth = 0, nodes = 0, millis = 0 } = request.limits;
    const report = (info: SearchView): void => send({ kind: 'info', id, info });
    engine.analyse(start, [...turns], request.lines, depth, nodes, millis, report);
    send({ kind: 'done', id, turn: null });
  } catch (error) {
    send({ kind: 'failed', id, reason: String(error) });
  }
}

addEventListener('message', (event: MessageEvent<EngineRequest>) => void answer(event.data));
