import { trayCount } from '../game/pieces';
import {
  expectValue,
  games,
  startPosition,
  valueOf,
  type GameName,
  type OptionView,
  type PositionView,
} from '../wasm';

/** What is agreed on before a game: the words of options, each with the numbers of White and Black. */
export type Agreed = readonly (readonly [word: string, both: readonly [number, number]])[];

/** What may be agreed on. */
export function optionsOf(game: GameName): readonly OptionView[] {
  return games().find((known) => known.game === game)?.options ?? [];
}

/** What was agreed on for a start; null if it is no start of the game. */
export function agreedOf(start: PositionView): Agreed | null {
  const { game, variant, trays } = start;
  const options = optionsOf(game);
  const plain = expectValue(
    startPosition(
      game,
      variant,
      options.map(({ word }) => [word, [0, 0]]),
    ),
  );
  // An option is what lies on the tray with its word; pieces that are extra lie with the others.
  const trayOf = (word: string): string =>
    trays.some((tray) => tray.word === word) ? word : (trays[0]?.word ?? '');
  const more = (tray: string, colour: 'white' | 'black'): number =>
    trayCount(start, tray, colour) - trayCount(plain, tray, colour);
  const agreed: Agreed = options.map(({ word }) => {
    const tray = trayOf(word);
    return [word, [more(tray, 'white'), more(tray, 'black')]];
  });
  if (agreed.some(([, [white, black]]) => white < 0 || black < 0)) return null;
  return valueOf(startPosition(game, variant, agreed))?.text === start.text ? agreed : null;
}

/** The same with the sides exchanged. */
export function swapped(agreed: Agreed): Agreed {
  return agreed.map(([word, [white, black]]) => [word, [black, white]]);
}
