import type { GameName } from '../wasm';
import type { StoredGame } from '../store';

/** How games came out for one person, or for White where two people played. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** The games of a kind against a level of the computer. */
export interface LevelScore extends Score {
  readonly game: GameName;
  readonly level: number;
}

type Outcome = 'won' | 'drawn' | 'lost';

/** How a game against the computer ended for the person; null if it is none, or not over. */
function outcomeOf({ white, black, end, kind }: StoredGame): { level: number; outcome: Outcome } | null {
  const computer = white.kind === 'computer' ? white : black.kind === 'computer' ? black : null;
  const person = white.kind === 'person' ? 'white' : black.kind === 'person' ? 'black' : null;
  if (!computer || !person || !end || kind === 'study') return null;
  if (end.winner === null) return { level: computer.level, outcome: 'drawn' };
  return { level: computer.level, outcome: end.winner === person ? 'won' : 'lost' };
}

/** How one's games against each level ended: by game, then by level. */
export function againstLevels(games: readonly StoredGame[]): LevelScore[] {
  const scores = new Map<string, LevelScore>();
  for (const game of games) {
    const found = outcomeOf(game);
    if (!found) continue;
    const { level, outcome } = found;
    const key = `${game.game} ${level}`;
    const known = scores.get(key) ?? { game: game.game, level, won: 0, drawn: 0, lost: 0 };
    scores.set(key, { ...known, [outcome]: known[outcome] + 1 });
  }
  return [...scores.values()].toSorted(
    (one, other) => one.game.localeCompare(other.game) || one.level - other.level,
  );
}

/** The share of the points, in percent: a draw is half of one. */
export function percentOf({ won, drawn, lost }: Score): number {
  const count = won + drawn + lost;
  return count === 0 ? 0 : Math.round((100 * (won + drawn / 2)) / count);
}
