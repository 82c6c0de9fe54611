import type { Game, Layer, Piece, Potential } from '../board';
import type { GameName, PieceView } from '../wasm';

/** The five kinds of potentials in the order in which they are written. */
export const POTENTIALS: readonly Potential[] = ['T', 'Z', 'D', 'Y', 'U'];

const BOARDS: Readonly<Record<GameName, Game>> = { gipf: 'gipf', 'gipf+': 'gipf', yinsh: 'yinsh' };
const KEYS: Readonly<Record<GameName, string>> = { gipf: 'gipf', 'gipf+': 'gipf-plus', yinsh: 'yinsh' };

/** The board a game is played on. */
export function boardOf(game: GameName): Game {
  return BOARDS[game];
}

/** The game's word in the names of texts. */
export function gameKey(game: GameName): string {
  return KEYS[game];
}

export function isPotential(letter: string): letter is Potential {
  return (POTENTIALS as readonly string[]).includes(letter);
}

/** One piece of a stack, by its letter in the text of positions: capital letters are white. */
function layerOf(letter: string): Layer {
  const kind = letter.toUpperCase();
  return { kind: isPotential(kind) ? kind : 'basic', colour: letter === kind ? 'white' : 'black' };
}

/** The pieces of a position as the board widget takes them. */
export function boardPieces(pieces: readonly PieceView[]): readonly Piece[] {
  return pieces.map(({ point, kind, colour, stack }): Piece => {
    if (kind === 'loaded' || kind === 'used')
      return { point, kind: 'stack', layers: [...(stack ?? '')].map(layerOf) };
    return { point, kind, colour };
  });
}

/** The potential that a loaded piece carries; null if it is none. */
export function loadOf(piece: Piece): Potential | null {
  if (piece.kind !== 'stack') return null;
  const [below, top] = piece.layers;
  if (!below || !top || piece.layers.length !== 2 || top.kind === 'basic') return null;
  return below.kind === 'basic' && below.colour === top.colour ? top.kind : null;
}
