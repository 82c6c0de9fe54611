import { boardOf, boardPieces, mountBoard } from 'gipfel-board';
import { Table, loadRules } from 'gipfel-rules';

await loadRules();
const table = new Table('gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push', null, [], '');
const { position } = table.now();
const target = document.querySelector('#board');
if (!target || !position) throw new Error('there is nothing to show');
const pieces = boardPieces(position.pieces);
const board = mountBoard(target, { game: boardOf(position.game), pieces, onclick: play });

/** @param {string} point */
function play(point) {
  if (table.tap(point).entry.waiting) table.confirm();
  const { entry, position } = table.now();
  const targets = entry.targets.map((target) => target.point);
  board.set({ pieces: boardPieces(position?.pieces ?? []), overlays: { targets, selectable: entry.starts } });
  const turns = document.querySelector('#turns');
  if (turns) turns.textContent = table.turns().join(' ');
}
