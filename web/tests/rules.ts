import { readFileSync } from 'node:fs';
import { tableOf } from '../src/play/record-text';
import type { StoredGame } from '../src/store';
import { Table } from '../src/wasm';
import { initSync } from '../src/wasm/pkg/page/gipfel_wasm';
import { EngineHandle, initSync as initEngine } from '../src/wasm/pkg/engine/gipfel_wasm';

/** The rules for tests: Node reads the module from the disk. */
export function loadRulesFromDisk(): void {
  const module = readFileSync(new URL('../src/wasm/pkg/page/gipfel_wasm_bg.wasm', import.meta.url));
  initSync({ module });
}

/** The engine, the same way. */
export function loadEngineFromDisk(): EngineHandle {
  const module = readFileSync(new URL('../src/wasm/pkg/engine/gipfel_wasm_bg.wasm', import.meta.url));
  initEngine({ module });
  return new EngineHandle(1);
}

/** The turns of a kept game. */
export function turnsOf(game: StoredGame): string[] {
  return tableOf(game).turns();
}

/** A kept game with other turns. */
export function withTurns(game: StoredGame, turns: readonly string[]): StoredGame {
  const old = tableOf(game);
  const table = new Table(old.start(), old.links(), [...turns], '');
  const position = table.moment(turns.length)?.text ?? '';
  return { ...game, record: table.text([]), count: turns.length, position };
}
