import type { Game } from '../../board';
import { dvonn } from './dvonn';
import type { Example } from './example';
import { gipf } from './gipf';
import { punct } from './punct';
import { tzaar } from './tzaar';
import { yinsh } from './yinsh';

/** The registration of the games that are shown, in the order in which they are. */
export const examples: Readonly<Record<Game, Example>> = { gipf, yinsh, dvonn, tzaar, punct };

/** Their words. */
export const exampleGames = Object.keys(examples) as readonly Game[];
