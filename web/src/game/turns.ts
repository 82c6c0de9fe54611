import type { ContestView, End, TurnItem } from '../wasm';

/** A turn in the list: its text and how many turns are played when it is shown. */
export interface TurnCell {
  readonly text: string;
  readonly count: number;
}

/** One number of the list: White's turn and Black's. */
export interface TurnRow {
  readonly number: number;
  readonly cells: readonly [TurnCell | null, TurnCell | null];
}

/** Turns two by two, as they are written. A game may begin with Black, and a side may move twice in a row. */
export function pairTurns(turns: readonly TurnItem[]): TurnRow[] {
  const rows: { number: number; cells: [TurnCell | null, TurnCell | null] }[] = [];
  turns.forEach((turn, index) => {
    const cell = { text: turn.text, count: index + 1 };
    const last = rows.at(-1);
    if (turn.mover === 'black' && last && last.cells[1] === null) last.cells[1] = cell;
    else rows.push({ number: rows.length + 1, cells: turn.mover === 'white' ? [cell, null] : [null, cell] });
  });
  return rows;
}

/** The turns of a game that is played as a contest: White, who uses the potential, begins. */
export function contestTurns({ turns, movers }: ContestView): TurnItem[] {
  return turns.map((text, index) => ({ text, mover: movers[index] ?? 'white' }));
}

/** The result as it stands behind the turns. */
export function scoreOf({ winner }: End): string {
  if (winner === null) return '½–½';
  return winner === 'white' ? '1–0' : '0–1';
}
