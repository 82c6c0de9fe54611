import type { StoredGame } from '../store';
import { LinkedTurn, expectValue, playLine, playLinked, type Answer, type Line, type Problem } from '../wasm';

type Played = Pick<StoredGame, 'start' | 'links'>;

function tryLine(game: Played, turns: readonly string[]): Answer<Line> {
  return game.links ? playLinked(game.start, game.links, [...turns]) : playLine(game.start, [...turns]);
}

/** A game with the turns given, which are known to be playable. */
export function lineOf(game: Played, turns: readonly string[]): Line {
  return expectValue(tryLine(game, turns));
}

/** A kept game as far as it can be played again, and why no further. */
export function playableLine(game: Pick<StoredGame, 'start' | 'links' | 'turns'>): {
  readonly line: Line | null;
  readonly problem: Problem | null;
} {
  const whole = tryLine(game, game.turns);
  if ('value' in whole) return { line: whole.value, problem: null };
  let line: Line | null = null;
  let { problem } = whole;
  // Some number of turns can be played and one more cannot: `low` can, if anything can, and `high` cannot.
  let [low, high] = [-1, game.turns.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const answer = tryLine(game, game.turns.slice(0, middle));
    if ('value' in answer) [line, low] = [answer.value, middle];
    else [problem, high] = [answer.problem, middle];
  }
  return { line, problem };
}

/** The next turn of a linked game, as far as it has been decided. */
export function linkedTurn(game: StoredGame): LinkedTurn | null {
  if (!game.links) return null;
  return new LinkedTurn(game.start, game.links, [...game.turns], game.pending ?? '');
}
