import type { Arrow } from '../board';
import { playTurn, valueOf, type LineView, type TurnView } from '../wasm';

/** An arrow for what a turn mainly does. Equal ends are a piece put on a point. */
export function turnArrow(turn: TurnView): Pick<Arrow, 'from' | 'to'> | null {
  const main =
    turn.steps.find((step) => ['push', 'use', 'move', 'place'].includes(step.kind)) ?? turn.steps[0];
  if (!main) return null;
  if (main.kind === 'place') return { from: main.text, to: main.text };
  const [first, last] = [main.moves[0], main.moves.at(-1)];
  if (first && last) return { from: first.from, to: last.to };
  const [one, other] = [main.removals[0], main.removals.at(-1)];
  return one && other ? { from: one.point, to: other.point } : null;
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
