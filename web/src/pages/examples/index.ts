import type { Game, LargerBoard } from '../../board';
import { dvonn } from './dvonn';
import type { Example } from './example';
import { gipf } from './gipf';
import { punct } from './punct';
import { tzaar } from './tzaar';
import { yinsh } from './yinsh';
import { zertz } from './zertz';

/** A game is shown on its first board. */
export type ShownGame = Exclude<Game, LargerBoard>;

/** The registration of the games that are shown, in the order in which they are. */
export const examples: Readonly<Record<ShownGame, Example>> = { gipf, yinsh, dvonn, tzaar, zertz, punct };

/** Their words. */
export const exampleGames = Object.keys(examples) as readonly ShownGame[];
