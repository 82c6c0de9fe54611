import { newId, type Player, type StoredGame, type TimeControl } from '../store';
import { composedStart, compositionOf, swapped } from './composition';
import { expectValue, startPosition, viewPosition, type GameName, type LinkSettings } from '../wasm';
import { newSeed } from './links';

/** What is chosen before a game. */
export interface GameChoice {
  readonly game: GameName;
  readonly variant: string;
  /** Extra pieces for White and Black. */
  readonly extra: readonly [number, number];
  readonly white: Player;
  readonly black: Player;
  readonly time: TimeControl | null;
  readonly links?: LinkSettings | null;
  /** A start other than the variant's own. */
  readonly position?: string | undefined;
}

export function newGame(choice: GameChoice, now = Date.now()): StoredGame {
  const [white, black] = choice.extra;
  const start =
    choice.position === undefined
      ? expectValue(startPosition(choice.game, choice.variant, white, black))
      : expectValue(viewPosition(choice.position));
  return {
    id: newId(),
    game: start.game,
    variant: start.variant,
    start: start.text,
    turns: [],
    links: choice.links ?? null,
    white: choice.white,
    black: choice.black,
    time: choice.time,
    clocks: [],
    left: choice.time ? [choice.time.initial, choice.time.initial] : null,
    end: null,
    created: now,
    updated: now,
  };
}

/** The same game once more with the sides exchanged; a handicap stays with its player. */
export function rematchOf(game: StoredGame, now = Date.now()): StoredGame {
  const start = expectValue(viewPosition(game.start));
  const { variant, time } = game;
  const seats = { white: game.black, black: game.white };
  if (game.game === 'gipf+') {
    const composition = compositionOf(start);
    const position = composition ? composedStart(swapped(composition)).text : game.start;
    const links = game.links ? { ...game.links, seed: newSeed() } : null;
    return newGame({ game: game.game, variant, extra: [0, 0], ...seats, time, position, links }, now);
  }
  const plain = expectValue(startPosition(game.game, game.variant, 0, 0));
  const extra = [
    start.black.reserve - plain.black.reserve,
    start.white.reserve - plain.white.reserve,
  ] as const;
  const ordinary = extra.every((pieces) => pieces >= 0 && pieces <= 3);
  const usual = ordinary ? expectValue(startPosition(game.game, game.variant, extra[1], extra[0])) : null;
  return newGame(
    {
      game: game.game,
      variant,
      extra: usual?.text === game.start ? extra : [0, 0],
      ...seats,
      time,
      position: usual?.text === game.start ? undefined : game.start,
    },
    now,
  );
}
