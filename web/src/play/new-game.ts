import type { GameSoFar } from '../game/engine/messages';
import { newId, type Player, type StoredGame, type TimeControl } from '../store';
import { agreedOf, swapped, type Agreed } from './agreed';
import { Table, expectValue, startPosition, viewPosition, type GameName, type LinkSettings } from '../wasm';
import { newSeed } from './links';
import { tableOf, tagsOf } from './record-text';

/** What is chosen before a game. */
export interface GameChoice {
  readonly game: GameName;
  readonly variant: string;
  /** What is agreed on, by the words of the options, for White and Black. */
  readonly agreed: Agreed;
  readonly white: Player;
  readonly black: Player;
  readonly time: TimeControl | null;
  readonly links?: LinkSettings | null;
  /** A start other than the variant's own. */
  readonly position?: string | undefined;
  /** What was played from there already. */
  readonly turns?: readonly string[];
}

export function newGame(choice: GameChoice, now = Date.now()): StoredGame {
  const start =
    choice.position === undefined
      ? expectValue(startPosition(choice.game, choice.variant, choice.agreed))
      : expectValue(viewPosition(choice.position));
  const { white: first, black: second, time } = choice;
  const table = new Table(start.text, choice.links ?? null, [...(choice.turns ?? [])], '');
  const { turns: count } = table.now();
  return {
    id: newId(),
    game: start.game,
    variant: start.variant,
    record: table.text(tagsOf({ white: first, black: second, time, created: now })),
    settled: 0,
    count,
    position: table.moment(count)?.text ?? start.text,
    white: first,
    black: second,
    time,
    left: choice.time ? [choice.time.initial, choice.time.initial] : null,
    end: null,
    fresh: true,
    created: now,
    updated: now,
  };
}

/** The address of the form for a game that goes on from a moment of another. */
export function playOnAddress({ start, turns }: GameSoFar): string {
  const query = new URLSearchParams({ position: start });
  if (turns.length > 0) query.set('turns', turns.join(' '));
  return `#/play?${query}`;
}

/** The same game once more with the sides exchanged; a handicap stays with its player. */
export function rematchOf(game: StoredGame, now = Date.now()): StoredGame {
  const table = tableOf(game);
  const links = table.links();
  const start = expectValue(viewPosition(table.start()));
  const { variant, time } = game;
  const seats = { white: game.black, black: game.white };
  const agreed = agreedOf(start);
  const fresh = links && { ...links, seed: newSeed() };
  return newGame(
    {
      game: game.game,
      variant,
      agreed: agreed === null ? [] : swapped(agreed),
      ...seats,
      time,
      links: fresh,
      position: agreed === null ? start.text : undefined,
    },
    now,
  );
}
