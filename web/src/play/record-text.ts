import type { Player, StoredGame } from '../store';
import { RecordTree } from '../wasm';
import { playerName } from './names';

function named(player: Player): boolean {
  return player.kind === 'computer' || player.name !== '';
}

/** A game on this device as a record, with names, date and clocks. */
export function recordOf(game: StoredGame): RecordTree {
  const record = game.links ? RecordTree.linked(game.start, game.links) : new RecordTree(game.start);
  record.setTag('Date', new Date(game.created).toISOString().slice(0, 10));
  if (named(game.white) || named(game.black)) {
    record.setTag('White', playerName(game, 'white'));
    record.setTag('Black', playerName(game, 'black'));
  }
  playInto(record, game);
  if (game.end) {
    record.setResult(game.end.winner);
    record.setTag('Termination', game.end.reason);
  }
  return record;
}

/** Plays what was played of a game in its record, as far as it goes; returns where that ends. */
function playInto(record: RecordTree, game: StoredGame): number {
  let node = 0;
  for (const [index, turn] of game.turns.entries()) {
    const answer = record.add(node, turn);
    // What no longer replays is kept as it is, and shown as far as it does.
    if ('problem' in answer) break;
    node = answer.value;
    const left = game.clocks[index];
    if (left !== undefined) record.setClock(node, Math.round(left));
  }
  return node;
}

/** What was written about a game, up to date with what was played; the bare record if nothing was. */
export function studyOf(game: StoredGame): RecordTree {
  const study = game.study ? RecordTree.read(game.study) : undefined;
  if (!study) return recordOf(game);
  study.promoteToMain(playInto(study, game));
  return study;
}

/** A game with everything that was written about it. */
export function recordText(game: StoredGame): string {
  return studyOf(game).text();
}

export function recordsText(games: readonly StoredGame[]): string {
  return games.map(recordText).join('\n');
}
