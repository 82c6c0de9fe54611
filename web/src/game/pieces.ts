import type { BallColour, DotsPiece, Game, Layer, Mark, Piece, Potential } from '../board/api';
import { GAMES } from '../board/boards';
import type { GameName, LayerView, PieceView, PositionView, TrayView } from '../wasm';

/** The five kinds of potentials in the order in which they are written. */
export const POTENTIALS: readonly Potential[] = ['T', 'Z', 'D', 'Y', 'U'];

/** `captured`: pieces of the opponent's that are gone since the start. `controlled`: pieces in stacks that are his. `kinds`: his stacks of each kind. */
export type Tally = 'captured' | 'controlled' | 'kinds';

/** What is counted for a player besides what lies on his trays, in games in which something is. */
const TALLIES: Partial<Record<GameName, Tally>> = {
  gipf: 'captured',
  'gipf+': 'captured',
  dvonn: 'controlled',
  tzaar: 'kinds',
};

/** The board a game is played on; that of its first variant if none is named. */
export function boardOf(game: GameName, variant?: string): Game {
  const boards: Readonly<Record<string, Game>> = GAMES[game].boards;
  const [first] = Object.values(boards);
  const board = (variant === undefined ? undefined : boards[variant]) ?? first;
  if (board === undefined) throw new Error(`${game} has no board`);
  return board;
}

/** The game's word in the names of texts. */
export function gameKey(game: GameName): string {
  return game.replace('+', '-plus');
}

/** Names of one word are the same in every language; for another the texts have a key. */
function nameOr(title: string, key: string): string {
  return title.includes(' ') ? key : title;
}

/** What sentences call a game: its name, or its key where the name is translated. */
export function gameName(game: GameName): string {
  return nameOr(GAMES[game].title, gameKey(game));
}

/** The same for what lessons, rules and puzzles are about. */
export function topicName(topic: string): string {
  const game = Object.values(GAMES).find((known) => known.topic === topic);
  return game ? nameOr(game.title, topic) : topic;
}

export function tallyOf(game: GameName): Tally | null {
  return TALLIES[game] ?? null;
}

export function isPotential(letter: string | null): letter is Potential {
  return letter !== null && (POTENTIALS as readonly string[]).includes(letter);
}

/** The mark on a piece that looks like this; null if there is none. */
export function markOf(look: LayerView['look']): Mark | null {
  return look === 'dotted' || look === 'circled' ? look : null;
}

/** The colour of a marble that looks like this; null if it is none. */
export function ballOf(piece: Pick<LayerView, 'look' | 'tint'> | undefined): BallColour | null {
  if (piece?.look !== 'ball') return null;
  return piece.tint === 'white' || piece.tint === 'black' ? piece.tint : 'grey';
}

/** A part of the board, and the marble that may lie on it. */
function onFloor({ point, figure, layers }: PieceView): readonly Piece[] {
  const ball = ballOf(layers.at(-1));
  const floor: Piece = { point, figure: 'vacant-ring', kind: 'floor', colour: 'none' };
  if (ball === null) return [floor];
  const marble: Piece = { point, figure, kind: 'ball', colour: ball };
  return layers.length > 1 ? [floor, marble] : [marble];
}

function layerOf({ look, sign, tint }: LayerView): Layer {
  const colour = tint === 'grey' ? 'none' : tint;
  return { kind: isPotential(sign) ? sign : (markOf(look) ?? 'basic'), colour };
}

/** Those of the pieces on a point that cover several points; none if they cover only their own. */
function dotsOn({ point, figure, layers }: PieceView): readonly DotsPiece[] {
  return layers.flatMap(({ dots, level, tint }): readonly DotsPiece[] =>
    dots === null || (tint !== 'white' && tint !== 'black')
      ? []
      : [{ kind: 'dots', point, figure, colour: tint, dots, level: Math.max(level, 1) }],
  );
}

/** A piece that covers several points. */
export function dotsOf(piece: PieceView): DotsPiece | null {
  return dotsOn(piece).at(-1) ?? null;
}

/** The pieces of a position as the board widget takes them. */
export function boardPieces(pieces: readonly PieceView[]): readonly Piece[] {
  return pieces.flatMap((piece): readonly Piece[] => {
    const look = piece.layers[0]?.look;
    if (look === 'floor' || look === 'ball') return onFloor(piece);
    const dots = dotsOn(piece);
    return dots.length > 0 ? dots : [roundPiece(piece)];
  });
}

function roundPiece(piece: PieceView): Piece {
  const { point, figure, colour } = piece;
  const looks = piece.layers.map(({ look }) => look);
  if (colour !== null && (looks[0] === 'ring' || looks[0] === 'marker'))
    return { point, figure, colour, kind: looks[0] };
  const plain = piece.layers.every(({ look, tint }) => look === 'disc' && tint === colour);
  // Two that lie on each other are one piece in GIPF, and a stack where there are stacks.
  const single = looks.length === 1 || (looks.length === 2 && !figure.endsWith('stack'));
  if (colour !== null && plain && single)
    return { point, figure, colour, kind: looks.length === 1 ? 'basic' : 'double' };
  return { point, figure, kind: 'stack', layers: piece.layers.map(layerOf) };
}

/** The potential that a loaded piece carries; null if it is none. */
export function loadOf(piece: Piece): Potential | null {
  if (piece.kind !== 'stack') return null;
  const [below, top] = piece.layers;
  if (!below || !top || piece.layers.length !== 2 || !isPotential(top.kind)) return null;
  return below.kind === 'basic' && below.colour === top.colour ? top.kind : null;
}

/** The potential of the loaded piece on a point; null if there is none. */
export function loadAt(point: string | null, pieces: readonly Piece[]): Potential | null {
  const piece = pieces.find((candidate) => candidate.point === point);
  return piece ? loadOf(piece) : null;
}

/** What a player has on trays with a word. */
export function trayCount(position: PositionView, word: string, owner: TrayView['owner']): number {
  return position.trays.find((tray) => tray.word === word && tray.owner === owner)?.count ?? 0;
}

/** Pieces of a colour on the board and beside it, those with a sign aside. */
function owned({ pieces, trays }: PositionView, colour: TrayView['owner']): number {
  const own = ({ look, tint }: LayerView): boolean => look === 'disc' && tint === colour;
  const standing = pieces.reduce((sum, piece) => sum + piece.layers.filter(own).length, 0);
  return trays.reduce((sum, tray) => (own(tray.piece) ? sum + tray.count : sum), standing);
}

/** How many stacks of each kind a player has: the kind's word, what it looks like, and the number. */
export function kindsLeft(
  { pieces, trays }: PositionView,
  colour: 'white' | 'black',
): readonly { readonly kind: string; readonly look: LayerView['look']; readonly count: number }[] {
  const own = trays.filter(({ owner }) => owner === colour);
  return own.map(({ kind, piece: { look } }) => ({
    kind,
    look,
    count: pieces.filter((piece) => piece.colour === colour && piece.layers.at(-1)?.look === look).length,
  }));
}

/** What is counted for a player besides what lies on his trays. */
export function tallied(position: PositionView, start: PositionView, colour: 'white' | 'black'): number {
  const tally = tallyOf(position.game);
  if (tally === null || tally === 'kinds') return 0;
  if (tally === 'controlled')
    return position.pieces.reduce(
      (sum, piece) => (piece.colour === colour ? sum + piece.layers.length : sum),
      0,
    );
  const other = colour === 'white' ? 'black' : 'white';
  return owned(start, other) - owned(position, other);
}
