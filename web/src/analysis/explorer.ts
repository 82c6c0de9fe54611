import { tableOf } from '../play/record-text';
import type { StoredGame } from '../store';
import type { PlayedView } from '../wasm';
import type { Book } from './openings';

/** So many turns of each game count as its opening. */
const OPENING = 24;

/** The openings of one's own games: what was played from each position. */
export class Explorer implements Book {
  readonly #turns = new Map<string, Map<string, PlayedView>>();

  /** Adds a game as far as it can be played again. */
  add(game: StoredGame): void {
    if (game.kind === 'study' || game.count === 0) return;
    const table = tableOf(game);
    const { end } = game;
    const turns = table.turns().slice(0, OPENING);
    for (const [index, turn] of turns.entries()) {
      const position = table.moment(index)?.text;
      if (position === undefined) return;
      const known = this.#turns.get(position) ?? new Map<string, PlayedView>();
      const before = known.get(turn) ?? { turn, games: 0, won: 0, drawn: 0, lost: 0 };
      known.set(turn, {
        turn,
        games: before.games + 1,
        won: before.won + (end?.winner === 'white' ? 1 : 0),
        drawn: before.drawn + (end && end.winner === null ? 1 : 0),
        lost: before.lost + (end?.winner === 'black' ? 1 : 0),
      });
      this.#turns.set(position, known);
    }
  }

  /** What was played from a position, the most frequent first. */
  from(position: string): PlayedView[] {
    return [...(this.#turns.get(position)?.values() ?? [])].toSorted(
      (one, other) => other.games - one.games || one.turn.localeCompare(other.turn),
    );
  }
}
