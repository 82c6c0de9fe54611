import type { Player, StoredGame } from '../store';
import { RecordTree, expectValue } from '../wasm';
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
  let node = 0;
  game.turns.forEach((turn, index) => {
    node = expectValue(record.add(node, turn));
    const left = game.clocks[index];
    if (left !== undefined) record.setClock(node, Math.round(left));
  });
  if (game.end) {
    record.setResult(game.end.winner);
    record.setTag('Termination', game.end.reason);
  }
  return record;
}

export function recordText(game: StoredGame): string {
  return recordOf(game).text();
}
