import type { Arrow } from '../board';
import { playTurn, valueOf, type LineView, type Step, type TurnView } from '../wasm';

type Way = Pick<Arrow, 'from' | 'to'>;

/** An arrow for what a turn mainly does. Equal ends are a piece put on a point. */
export function turnArrow({ steps }: TurnView): Way | null {
  return (
    steps.map(({ moves, placed }) => wayOf(moves, placed)).find((way) => way !== null) ??
    rowWay(steps) ??
    turnedWay(steps)
  );
}

/** All that has to be seen to play a turn: what it mainly does, and what is taken off by hand in the end. */
export function turnArrows(turn: TurnView): Arrow[] {
  const main = turnArrow(turn);
  const last = turn.steps.at(-1);
  const point = last?.kind === 'remove' ? last.removals[0]?.point : undefined;
  return [...(main ? [main] : []), ...(point ? [{ from: point, to: point, kind: 'other' as const }] : [])];
}

function wayOf(moves: Step['moves'], placed: Step['placed']): Way | null {
  const [first, last, point] = [moves[0], moves.at(-1), placed[0]];
  if (first && last) return { from: first.from, to: last.to };
  return point === undefined ? null : { from: point, to: point };
}

/** Where nothing moves: the row that is taken. */
function rowWay(steps: readonly Step[]): Way | null {
  const { removals } = steps.find((step) => step.removals.length > 0) ?? { removals: [] };
  const [one, other] = [removals[0], removals.at(-1)];
  return one && other ? { from: one.point, to: other.point } : null;
}

/** A piece is only turned where it lies: that which was chosen. */
function turnedWay(steps: readonly Step[]): Way | null {
  const chosen = steps.find(({ kind }) => kind === 'choose')?.text;
  return chosen !== undefined && /^[a-z]\d+$/u.test(chosen) ? { from: chosen, to: chosen } : null;
}

/** The first turns of the engine's lines as arrows, the best strongest. */
export function lineArrows(position: string, lines: readonly LineView[]): Arrow[] {
  return lines.flatMap((line, index) => {
    const [first] = line.turns;
    const turn = first === undefined ? null : valueOf(playTurn(position, first));
    const arrow = turn ? turnArrow(turn) : null;
    if (!arrow) return [];
    return [
      { ...arrow, weight: 1 - 0.22 * index, kind: index === 0 ? ('best' as const) : ('other' as const) },
    ];
  });
}
