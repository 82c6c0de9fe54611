import { newId, type Player, type StoredGame, type TimeControl } from '../store';
import { composedStart, compositionOf, swapped } from './composition';
import { Table, expectValue, startPosition, viewPosition, type GameName, type LinkSettings } from '../wasm';
import { newSeed } from './links';
import { tableOf, tagsOf } from './record-text';

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
  const { white: first, black: second, time } = choice;
  const table = new Table(start.text, choice.links ?? null, [], '');
  return {
    id: newId(),
    game: start.game,
    variant: start.variant,
    record: table.text(tagsOf({ white: first, black: second, time, created: now })),
    settled: 0,
    count: 0,
    position: start.text,
    white: first,
    black: second,
    time,
    left: choice.time ? [choice.time.initial, choice.time.initial] : null,
    end: null,
    created: now,
    updated: now,
  };
}

/** The same game once more with the sides exchanged; a handicap stays with its player. */
export function rematchOf(game: StoredGame, now = Date.now()): StoredGame {
  const table = tableOf(game);
  const links = table.links();
  const start = expectValue(viewPosition(table.start()));
  const { variant, time } = game;
  const seats = { white: game.black, black: game.white };
  if (game.game === 'gipf+') {
    const composition = compositionOf(start);
    const position = composition ? composedStart(swapped(composition)).text : start.text;
    const fresh = links && { ...links, seed: newSeed() };
    return newGame({ game: game.game, variant, extra: [0, 0], ...seats, time, position, links: fresh }, now);
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
      extra: usual?.text === start.text ? extra : [0, 0],
      ...seats,
      time,
      position: usual?.text === start.text ? undefined : start.text,
    },
    now,
  );
}
