import { playerOf, type StoredGame } from '../store';
import { RecordTree, Table } from '../wasm';
import { STUDY } from '../import/game';
import { playerName, studyName } from './names';

/** A kept game on a table, as far as it can be played again; fails if not even its start can be read. */
export function tableOf(game: Pick<StoredGame, 'record' | 'settled'>): Table {
  const table = Table.read(game.record, game.settled);
  if (!table) throw new Error(RecordTree.whyUnreadable(game.record)?.english);
  return table;
}

/** What the record of a game says about it besides what was played. */
export function tagsOf(game: Pick<StoredGame, 'white' | 'black' | 'time' | 'created'>): [string, string][] {
  const tags: [string, string][] = [['Date', new Date(game.created).toISOString().slice(0, 10)]];
  const named = (['white', 'black'] as const).some((colour) => {
    const player = playerOf(game, colour);
    return player.kind === 'computer' || player.name !== '';
  });
  if (named) tags.push(['White', playerName(game, 'white')], ['Black', playerName(game, 'black')]);
  if (game.time) tags.push(['TimeControl', `${game.time.initial / 1000}+${game.time.increment / 1000}`]);
  return tags;
}

/** What was written about a game, up to date with what was played; the bare record if nothing was. */
export function studyOf(game: StoredGame): RecordTree {
  if (game.kind === 'study') return treeOf(game.record);
  const table = tableOf(game);
  const study = game.study ? RecordTree.read(game.study) : undefined;
  const tree = study ?? treeOf(table.text([...table.tags(), ...tagsOf(game)]));
  if (!study) return tree;
  const clocks = table.clocks();
  let node = 0;
  for (const [index, turn] of table.turns().entries()) {
    const answer = tree.add(node, turn);
    if ('problem' in answer) break;
    ({ node } = answer.value);
    const left = clocks[index] ?? null;
    if (left !== null) tree.setClock(node, left);
  }
  tree.promoteToMain(node);
  return tree;
}

function treeOf(record: string): RecordTree {
  const tree = RecordTree.read(record);
  if (!tree) throw new Error(RecordTree.whyUnreadable(record)?.english);
  return tree;
}

/** A game with everything that was written about it. The record of a study says that it is one. */
export function recordText(game: StoredGame): string {
  const tree = studyOf(game);
  if (game.kind === 'study') tree.setTag(STUDY, studyName(game));
  return tree.text();
}

export function recordsText(games: readonly StoredGame[]): string {
  return games.map(recordText).join('\n');
}
