import { GAMES, type Game } from '../../board';
import type { Example } from './example';

// A game has its example in a file of its name.
const files = import.meta.glob<Example>(['./*.ts', '!./index.ts', '!./example.ts'], {
  eager: true,
  import: 'example',
});

/** A game that is shown on its first board. */
export interface ShownGame {
  readonly game: Game;
  /** The name on the box, the same in every language. */
  readonly name: string;
  readonly example: Example;
}

/** The games that are shown, in the order of the games. */
export const shownGames: readonly ShownGame[] = Object.values(GAMES).flatMap(({ title, topic, boards }) => {
  const example = files[`./${topic}.ts`];
  const [game] = Object.values(boards);
  return example && game ? [{ game, name: title, example }] : [];
});
