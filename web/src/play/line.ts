import type { StoredGame } from '../store';
import { LinkedTurn, expectValue, playLine, playLinked, type Line } from '../wasm';

type Played = Pick<StoredGame, 'start' | 'links'>;

/** A game with the turns given, or its own. */
export function lineOf(game: Played, turns: readonly string[]): Line {
  return expectValue(
    game.links ? playLinked(game.start, game.links, [...turns]) : playLine(game.start, [...turns]),
  );
}

/** The next turn of a linked game, as far as it has been decided. */
export function linkedTurn(game: StoredGame): LinkedTurn | null {
  if (!game.links) return null;
  return new LinkedTurn(game.start, game.links, [...game.turns], game.pending ?? '');
}
