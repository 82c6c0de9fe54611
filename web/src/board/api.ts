/**
 * The whole interface of the board widget.
 *
 * The widget draws a board, pieces and hints, moves pieces from one arrangement to the next, and reports what
 * the user points at. It knows where points are; it knows no rule of any game. Every word it shows or speaks
 * comes in through a prop, so translation stays outside as well.
 */

export type { Game } from './boards';
import type { Game } from './boards';

/** The two sides. */
export type Colour = 'white' | 'black';

/** A point by its name in the notation: `e5`, `f10`; in GIPF also the dots, `e1`. */
export type PointName = string;

/** The five kinds of potentials: TAMSK, ZÈRTZ, DVONN, YINSH, PÜNCT. */
export type Potential = 'T' | 'Z' | 'D' | 'Y' | 'U';

/**
 * What colour a piece has. `red`: nobody's; `none`: it is covered, and whose it was does not matter any more. Any other word is
 * a colour of the stylesheet, `--tint-WORD`.
 */
export type Tint = Colour | 'red' | 'none' | (string & {});

/** What tells a colour apart by more than its hue: a shape on the face of a piece. */
export type Shape = 'ring' | 'bars' | 'triangle' | 'square' | 'cross' | 'star';

/** What tells pieces of one colour apart: a dot, or a dot with a circle around it. */
export type Mark = 'dotted' | 'circled';

/** One piece of a stack. */
export interface Layer {
  /** A basic piece, plain or with a mark, or a potential by its letter. */
  readonly kind: 'basic' | Mark | Potential;
  /** Whose piece it is; the layers of one stack may differ. */
  readonly colour: Tint;
  /** What lies on its face, so that nobody needs to see its hue. */
  readonly shape?: Shape;
}

interface PieceBase {
  /**
   * Identity across arrangements. Without it the widget matches old and new pieces by point, look and transition;
   * with it, the piece with the same id is always the same piece.
   */
  readonly id?: string;
  /** Where it stands. Several pieces may share a point: a ring and the marker inside it. */
  readonly point: PointName;
  /** What the game calls it, for whoever describes it. */
  readonly figure?: string;
}

/** A basic piece, or two of one colour as one piece, with a mark. */
export interface DiscPiece extends PieceBase {
  readonly kind: 'basic' | 'double';
  /** Whose piece it is. */
  readonly colour: Colour;
}

/** Any other stack. `[basic, Z]` is a piece loaded with Z, `[Z]` a lone used potential. */
export interface StackPiece extends PieceBase {
  readonly kind: 'stack';
  /** Bottom to top; at least one. */
  readonly layers: readonly Layer[];
}

/** YINSH: a ring. */
export interface RingPiece extends PieceBase {
  readonly kind: 'ring';
  /** Whose ring it is. */
  readonly colour: Colour;
}

/** YINSH: a marker, white on one side and black on the other. */
export interface MarkerPiece extends PieceBase {
  readonly kind: 'marker';
  /** The side that is up. */
  readonly colour: Colour;
}

/** A part of the board that can be taken away. What stands on it is another piece on its point. */
export interface FloorPiece extends PieceBase {
  readonly kind: 'floor';
  readonly colour: 'none';
}

/** A marble, which is nobody's. */
export interface BallPiece extends PieceBase {
  readonly kind: 'ball';
  readonly colour: BallColour;
}

/** The colours of marbles. */
export type BallColour = Colour | 'grey';

/** A step on the board: columns to the right, and steps up the column. */
export type Offset = readonly [number, number];

/** PÜNCT: a piece that covers several points and turns about the one it stands on. */
export interface DotsPiece extends PieceBase {
  readonly kind: 'dots';
  /** Whose piece it is. */
  readonly colour: Colour;
  /** Its other dots, seen from where it stands. */
  readonly dots: readonly Offset[];
  /** The level on which it lies, from 1. */
  readonly level: number;
}

/** Anything that stands on a point. */
export type Piece = DiscPiece | StackPiece | RingPiece | MarkerPiece | FloorPiece | BallPiece | DotsPiece;

/** One piece going from a point to another. */
export interface Move {
  /**
   * Where it comes from. If no piece of that look stood there (a GIPF dot, the stack a potential is lifted from),
   * a new piece enters from that point.
   */
  readonly from: PointName;
  /** Where it stands in the new arrangement. */
  readonly to: PointName;
}

/** Where a piece goes that leaves the board: towards a player's reserve, or out of the game. */
export type Destination = Colour | 'away';

/** One piece leaving the board. */
export interface Removal {
  /** Where it stood in the old arrangement. */
  readonly point: PointName;
  /** The side of the board it leaves over; `away` leaves outwards from the centre. */
  readonly to: Destination;
}

/**
 * How the previous arrangement became this one. It is only a hint for the animation: the pieces decide what is
 * shown in the end, and without it the widget guesses.
 */
export interface Transition {
  /** All of these slide at once. */
  readonly moves?: readonly Move[];
  /** Markers turned over, in the order in which the ring passes them. */
  readonly flips?: readonly PointName[];
  /** Pieces taken off, in the order in which they lift. */
  readonly removals?: readonly Removal[];
}

/** One arrangement and how it came about. */
export interface Frame {
  /** Everything that stands on the board. */
  readonly pieces: readonly Piece[];
  /** How the arrangement before it became this one. */
  readonly transition?: Transition;
}

/** A run of points shown as one band. */
export interface RowBand {
  /** The points of the row in line order; the first and the last give the band its ends. */
  readonly points: readonly PointName[];
  /** `offered`: may be taken (default). `chosen`: is the one being taken. `other`: shown, but not now. */
  readonly state?: 'offered' | 'chosen' | 'other';
}

/** The line a push runs along. */
export interface Path {
  /** The dot or point it starts from. */
  readonly from: PointName;
  /** Where the furthest piece ends; drawn dashed. */
  readonly to: PointName;
}

/** A piece shifted a few pixels from where it stands, to show where it would go. */
export interface Nudge {
  /** The point whose pieces shift. */
  readonly point: PointName;
  /** The point they shift towards. */
  readonly towards: PointName;
}

/** An arrow of analysis. Equal ends draw a circle: a piece put on that point. */
export interface Arrow {
  /** Tail. */
  readonly from: PointName;
  /** Head. */
  readonly to: PointName;
  /** How strongly it is drawn, 0…1 (default 1): width and opacity. */
  readonly weight?: number;
  /** `best` (default) the engine's choice, `other` an alternative, `threat` what the opponent intends. */
  readonly kind?: 'best' | 'other' | 'threat';
}

/** The last turn played. */
export interface LastTurn {
  /** Points it touched: tinted. */
  readonly points?: readonly PointName[];
  /** Ways it went: a tinted line with a small origin. */
  readonly moves?: readonly Move[];
}

/** Everything drawn on the board besides its pieces. All of it is optional and plain data. */
export interface Overlays {
  /** Points that may be chosen now, drawn as accent dots (a ring around a piece that stands there). */
  readonly targets?: readonly PointName[];
  /** Points where the piece that is pointed at could go: marked like targets, but not to be chosen yet. */
  readonly leads?: readonly PointName[];
  /** Points that react without a mark: pieces one may pick up, dots one may push from. */
  readonly selectable?: readonly PointName[];
  /** The point already chosen: ringed. */
  readonly chosen?: PointName | null;
  /** The line of the push that is being considered: tinted, its end spot dashed. */
  readonly path?: Path | null;
  /** A piece as it would lie: drawn faintly. */
  readonly ghost?: DotsPiece | null;
  /** The piece on a point is being turned: where it may look, each by the point there. */
  readonly turning?: { readonly at: PointName; readonly towards: readonly PointName[] } | null;
  /** Pieces that would move. */
  readonly nudges?: readonly Nudge[];
  /** Markers that would turn over: a turn-arrow on each. */
  readonly flips?: readonly PointName[];
  /** Rows, each as one amber band. */
  readonly rows?: readonly RowBand[];
  /** Pieces that will be taken: they lift off the board. */
  readonly lifted?: readonly PointName[];
  /** Pieces that would be lost: they fade. */
  readonly fading?: readonly PointName[];
  /** Pieces that could be taken and stay: they sit in place with a holding ring. */
  readonly kept?: readonly PointName[];
  /** Arrows of analysis. */
  readonly arrows?: readonly Arrow[];
  /** What the last turn touched. */
  readonly lastTurn?: LastTurn | null;
}

/** The look of board and pieces. `contrast`: high contrast. `pattern`: shape and hatching instead of hue. */
export type BoardStyle = 'paper' | 'wood' | 'slate' | 'contrast' | 'pattern';

/** What the widget reports. Points are those of the board, whatever the orientation. */
export interface BoardEvents {
  /** A point was clicked, tapped, or confirmed with Enter or Space. Not only targets: the host decides. */
  readonly onclick?: (point: PointName) => void;
  /** A drag began on a point listed in `draggable`. */
  readonly ondragstart?: (from: PointName) => void;
  /** A drag ended; `to` is null when it ended off the board. Ending on its origin reports a click instead. */
  readonly ondrag?: (from: PointName, to: PointName | null) => void;
  /** The pointer is now over this point, or over none. Also reported while dragging and for a pressed finger. */
  readonly onhover?: (point: PointName | null) => void;
  /** The keyboard cursor is now on this point, or no longer shown: the focus left, or a pointer took over. */
  readonly onfocus?: (point: PointName | null) => void;
  /** Escape was pressed, or a drag was broken off. */
  readonly oncancel?: () => void;
  /** The arrangement given last is shown and nothing moves any more. */
  readonly onsettled?: () => void;
}

/** Everything the widget takes. Only `game` and `pieces` are needed. */
export interface BoardProps extends BoardEvents {
  /** Which board is drawn. */
  readonly game: Game;
  /** Everything that stands on the board. A new array is a new arrangement. */
  readonly pieces: readonly Piece[];
  /** How the previous arrangement became this one. */
  readonly transition?: Transition;
  /** Arrangements to be shown in between, oldest first: the earlier actions of one turn. */
  readonly via?: readonly Frame[];
  /** Everything drawn besides the pieces. */
  readonly overlays?: Overlays;
  /** Whose side is at the bottom (default white). Black turns the board by 180°. */
  readonly orientation?: Colour;
  /** Names of the points around the board (default true). */
  readonly coordinates?: boolean;
  /** The look of board and pieces (default `paper`). */
  readonly boardStyle?: BoardStyle;
  /**
   * Factor on every duration: 1 normal (default), 2 half as fast, 0 none. A user who asks the system for reduced
   * motion gets none, whatever stands here.
   */
  readonly motion?: number;
  /** Points from which a drag may start. While there are any, a finger on the board does not scroll the page. */
  readonly draggable?: readonly PointName[];
  /** False: nothing reacts and there is no tab stop; for previews and diagrams (default true). */
  readonly interactive?: boolean;
  /** Name of the board for screen readers: “GIPF board, White to move”. */
  readonly label?: string;
  /** What the keys do, read after the name. */
  readonly help?: string;
  /** What a screen reader says about a point: “e5, white GIPF-piece, may be chosen”. Default: its name. */
  readonly describe?: (point: PointName) => string;
  /** The page uses left, right, Home and End too: they are its own until the cursor is on the board. */
  readonly sharedKeys?: boolean;
  /** Spoken whenever it changes: turn, choices, results. */
  readonly announcement?: string;
}

/** What can be asked of a mounted widget besides its props. */
export interface BoardMethods {
  /** Ends every running animation at once, showing the arrangement given last. */
  skip(): void;
  /** Puts the keyboard focus on the board, and the cursor on the point if one is given. */
  focus(point?: PointName): void;
  /** Speaks a text through the live region, even if it is the one spoken before. */
  announce(text: string): void;
}
