import type { Frame, LastTurn, Piece } from '../board';
import type { PieceView, Step } from '../wasm';
import { boardPieces } from './pieces';

/** The frames of the board widget: the arrangement after a step and how it came about. */
function framesOf({ pieces, halfway, moves, flips, removals }: Step): readonly Frame[] {
  const last = boardPieces(pieces);
  if (halfway === null) return [{ pieces: last, transition: { moves, flips, removals } }];
  return [
    { pieces: boardPieces(halfway), transition: { moves, flips } },
    { pieces: last, transition: { removals } },
  ];
}

/** What the board marks of the last turn. */
export function lastTurnOf(steps: readonly Step[] | undefined): LastTurn | null {
  if (!steps || steps.length === 0) return null;
  const points: string[] = [];
  const moves: { from: string; to: string }[] = [];
  for (const step of steps) {
    const first = step.moves[0];
    const last = step.moves.at(-1);
    if (first && last) moves.push({ from: first.from, to: last.to });
    points.push(
      ...step.moves.map(({ to }) => to),
      ...step.placed,
      ...step.removals.map((removal) => removal.point),
    );
  }
  // A point may have been entered and left again, or been taken from twice.
  return { points: [...new Set(points)], moves };
}

/** What stands on the board now and how it came there: the moving part of the board's props. */
export class Scene {
  pieces = $state.raw<readonly Piece[]>([]);
  transition = $state.raw<Frame['transition']>();
  via = $state.raw<readonly Frame[]>([]);

  constructor(pieces: readonly PieceView[]) {
    this.pieces = boardPieces(pieces);
  }

  /** Shows an arrangement; the widget finds the shortest way to it. */
  show(pieces: readonly PieceView[]): void {
    this.via = [];
    this.transition = undefined;
    this.pieces = boardPieces(pieces);
  }

  /** Plays steps one after another. */
  play(steps: readonly Step[]): void {
    const frames = steps.flatMap(framesOf);
    const last = frames.at(-1);
    if (!last) return;
    this.via = frames.slice(0, -1);
    this.transition = last.transition;
    this.pieces = last.pieces;
  }
}
