/** The engine's side of the worker. It searches in pieces and listens in between; a new request ends the one before. */
import type { SearchView } from '../../wasm';
import init, { EngineHandle } from '../../wasm/pkg/engine/gipfel_wasm';
import moduleUrl from '../../wasm/pkg/engine/gipfel_wasm_bg.wasm?url';
import type { AnalyseRequest, DecideRequest, EngineMessage, EngineRequest } from './messages';

/** Megabytes of memory for what the engine has seen: a phone has to bear it. */
const TABLE_SIZE = 32;
/** The length of a piece in milliseconds: how long it may take until the worker hears that nobody listens any more. */
const PIECE = 50;

const nets = import.meta.glob<string>('../../../../crates/engine/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Where the weights of the networks are, by game or variant as files are named; the others are judged by what the module brings
 * along.
 */
const weights = new Map(
  Object.entries(nets).map(([path, url]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.net'.length);
    return [name.replace('-plus', '+').replace('-', ' '), url] as const;
  }),
);

/** What the engine said when it panicked. */
let said: string | null = null;
globalThis.gipfel = {
  panicked(message) {
    said = message;
  },
};

const loading = init({ module_or_path: moduleUrl }).then(() => new EngineHandle(TABLE_SIZE));

/** The networks that are loaded or on their way, by what they judge. */
const networks = new Map<string, Promise<void>>();

async function loadNetwork(engine: EngineHandle, judged: string, url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    engine.setNet(new Uint8Array(await response.arrayBuffer()));
  } catch {
    // Without it the engine plays on, a little weaker; the next request asks again.
    networks.delete(judged);
  }
}

/** The engine, with what it judges some games by. */
async function engineFor(asked: (judged: string) => boolean): Promise<EngineHandle> {
  const engine = await loading;
  for (const [judged, url] of weights) {
    if (!asked(judged)) continue;
    const network = networks.get(judged) ?? loadNetwork(engine, judged, url);
    networks.set(judged, network);
    await network;
  }
  return engine;
}

/** Whether a request is about a game or variant: that of a position's text, those that contests are played in, or a whole game. */
function isAbout(request: Exclude<EngineRequest, { kind: 'stop' }>, judged: string): boolean {
  if (request.kind === 'bench') return `${judged} `.startsWith(`${request.game} `);
  if (request.game.start.startsWith(`${judged} `)) return true;
  return request.kind === 'decide' && request.links.links.includes(`:${judged}`);
}

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
  const turns = [...game.turns];
  return engine.decide(
    game.start,
    links.links,
    links.contests,
    limit,
    links.seed,
    turns,
    pending,
    level,
    seed,
  );
}

async function answer(request: Exclude<EngineRequest, { kind: 'stop' }>): Promise<void> {
  const { id } = request;
  try {
    const engine = await engineFor((judged) => isAbout(request, judged));
    if (current !== id) return;
    if (request.kind === 'analyse') return await analyse(engine, request);
    if (request.kind === 'bench') {
      const begin = performance.now();
      const nodes = engine.bench(request.game);
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
