// The board of the position behind the hash.
import { boardOf, boardPieces, mountBoard } from 'gipfel-board';
import { Table, loadRules } from 'gipfel-rules';

await loadRules();
const { position } = new Table(decodeURIComponent(location.hash.slice(1)), null, [], '').now();
if (!position) throw new Error('there is nothing to show');
mountBoard(document.body, {
  game: boardOf(position.game, position.variant),
  pieces: boardPieces(position.pieces),
  motion: 0,
});
