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

/** A kept game as far as it can be played again, and why no further; no line if not even its start can be read. */
export function playableLine(game: Pick<StoredGame, 'start' | 'links' | 'turns'>): {
  readonly line: Line | null;
  readonly problem: Problem | null;
} {
  const answer = tryLine(game, game.turns);
  if ('problem' in answer) return { line: null, problem: answer.problem };
  return { line: answer.value, problem: answer.value.problem };
}

/** The next turn of a linked game, as far as it has been decided. */
export function linkedTurn(game: StoredGame): LinkedTurn | null {
  if (!game.links) return null;
  return new LinkedTurn(game.start, game.links, [...game.turns], game.pending ?? '');
}
