/** A position in which one turn wins and everything else is clearly worse. */
export interface Puzzle {
  /** Its place among those of its game, from 1. */
  readonly number: number;
  readonly position: string;
  /** In how many turns of his own the player wins, if that is proved. */
  readonly turns: number | null;
  /** The turns that are right; whatever leads to the same position is right, too. */
  readonly solutions: readonly string[];
  /** How hard it is, from 1 to 5. */
  readonly grade: number;
}

export const GRADES = [1, 2, 3, 4, 5] as const;

/** The puzzles of a file, the easy ones first: `position | win in 2 | turn turn … | grade`. */
export function readPuzzles(text: string): readonly Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [position = '', promise = '', solutions = '', grade = ''] = line.split(' | ');
      const turns = /\d+/.exec(promise)?.[0];
      return {
        position,
        turns: turns === undefined ? null : Number(turns),
        solutions: solutions.split(' '),
        grade: Number(grade),
      };
    })
    .toSorted((one, other) => one.grade - other.grade)
    .map((puzzle, index) => ({ ...puzzle, number: index + 1 }));
}
