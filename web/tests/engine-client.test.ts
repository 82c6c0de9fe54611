import { expect, test } from 'vitest';
import { Cancelled, EngineClient, type WorkerLike } from '../src/game/engine/client';
import type { EngineMessage, EngineRequest } from '../src/game/engine/messages';
import type { SearchView } from '../src/wasm';

/** A worker that notes what it is told and says what the test lets it say. */
class Recorder implements WorkerLike {
  readonly heard: EngineRequest[] = [];
  ended = false;
  #listener: ((event: MessageEvent<EngineMessage>) => void) | undefined;

  postMessage(message: EngineRequest): void {
    this.heard.push(message);
  }
  addEventListener(type: string, listener: (event: MessageEvent<EngineMessage>) => void): void {
    if (type === 'message') this.#listener = listener;
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: EngineMessage): void {
    this.#listener?.({ data } as MessageEvent<EngineMessage>);
  }
}

function client(): { readonly engine: EngineClient; readonly workers: Recorder[] } {
  const workers: Recorder[] = [];
  const engine = new EngineClient(() => {
    const worker = new Recorder();
    workers.push(worker);
    return worker;
  });
  return { engine, workers };
}

const game = { start: 'somewhere', turns: [] };
const info: SearchView = { depth: 3, nodes: 10, millis: 1, lines: [] };

test('a search that is cancelled leaves its worker alive, and what it still says is not heard', async () => {
  const { engine, workers } = client();
  const found: SearchView[] = [];
  const first = engine.analyse(game, 1, {}, (view) => found.push(view));
  workers[0]?.say({ kind: 'info', id: 1, info });
  engine.cancel();
  await expect(first).rejects.toBeInstanceOf(Cancelled);
  workers[0]?.say({ kind: 'info', id: 1, info });
  const second = engine.analyse(game, 1, {}, (view) => found.push(view));
  workers[0]?.say({ kind: 'info', id: 1, info });
  workers[0]?.say({ kind: 'info', id: 2, info });
  workers[0]?.say({ kind: 'done', id: 2, turn: null });
  await second;
  expect(found).toHaveLength(2);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.ended).toBe(false);
  expect(workers[0]?.heard.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'analyse 1',
    'stop 1',
    'analyse 2',
  ]);
});

test('a new request cancels the one before', async () => {
  const { engine, workers } = client();
  const first = engine.analyse(game, 1, {}, () => undefined);
  const second = engine.analyse(game, 2, {}, () => undefined);
  await expect(first).rejects.toBeInstanceOf(Cancelled);
  workers[0]?.say({ kind: 'done', id: 2, turn: null });
  await second;
});

test('a level that is not waited for any more is ended with its worker', async () => {
  const { engine, workers } = client();
  const first = engine.play(game, 10, 1);
  engine.cancel();
  await expect(first).rejects.toBeInstanceOf(Cancelled);
  expect(workers[0]?.ended).toBe(true);
  const second = engine.play(game, 1, 1);
  workers[1]?.say({ kind: 'done', id: 2, turn: 'e2' });
  expect(await second).toBe('e2');
  expect(engine.busy).toBe(false);
});

test('what goes wrong in the worker is told', async () => {
  const { engine, workers } = client();
  const asked = engine.play(game, 1, 1);
  workers[0]?.say({ kind: 'failed', id: 1, reason: 'no such position' });
  await expect(asked).rejects.toThrow('no such position');
});

test('a worker that has failed is not asked again', async () => {
  const { engine, workers } = client();
  const first = engine.play(game, 1, 1);
  workers[0]?.say({ kind: 'failed', id: 1, reason: 'panicked at search.rs' });
  await expect(first).rejects.toThrow('panicked at search.rs');
  expect(workers[0]?.ended).toBe(true);
  const second = engine.play(game, 1, 1);
  workers[1]?.say({ kind: 'done', id: 2, turn: 'e2' });
  expect(await second).toBe('e2');
});
