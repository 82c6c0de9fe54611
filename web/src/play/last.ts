/** What was chosen and played last on this device: small enough for every page to know. */

import type { GameName } from '../wasm';
import { recallJson, rememberJson } from '../store/memory';

/** How people call themselves: alone against the computer, and as White and Black at one device. */
export interface Names {
  readonly you: string;
  readonly white: string;
  readonly black: string;
}

export const NO_NAMES: Names = { you: '', white: '', black: '' };

/** The longest name that is kept. */
export const LONGEST_NAME = 30;

/** The choices of the form for a new game. */
export interface LastChoice {
  readonly game: string;
  readonly variant: string;
  readonly opponent: 'person' | 'computer';
  readonly level: number;
  readonly side: 'white' | 'black' | 'either';
  readonly clock: string;
  /** The variant of each game that was played. */
  readonly variants: Readonly<Record<string, string>>;
  readonly names: Names;
  /** What was agreed on besides, as the form left it: whoever reads it finds out whether it still can be. */
  readonly agreed: unknown;
}

/** A game that is not over. */
export interface LastGame {
  readonly id: string;
  readonly game: GameName;
  readonly variant: string;
  readonly count: number;
}

const CHOICE = 'gipfel.choice';
const GAME = 'gipfel.last-game';

/** What was chosen last; null for somebody who has not played here yet. */
export function lastChoice(): LastChoice | null {
  const { game, variant, opponent, level, side, clock, variants, names, agreed } = read(CHOICE);
  if (typeof game !== 'string' || typeof variant !== 'string') return null;
  const [known, called] = [textsOf(variants), textsOf(names)];
  const name = (of: keyof Names): string => (called[of] ?? '').slice(0, LONGEST_NAME);
  return {
    game,
    variant,
    opponent: opponent === 'person' ? 'person' : 'computer',
    level: typeof level === 'number' && level >= 1 && level <= 10 ? Math.round(level) : 3,
    side: side === 'black' || side === 'either' ? side : 'white',
    clock: typeof clock === 'string' ? clock : 'none',
    variants: { ...known, [game]: variant },
    names: { you: name('you'), white: name('white'), black: name('black') },
    agreed: agreed ?? null,
  };
}

/** Of something that was stored, the texts by their names. */
function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

export function noteChoice(choice: LastChoice): void {
  rememberJson(CHOICE, choice);
}

/** The game that was played last, if it is not over. */
export function lastGame(): LastGame | null {
  const { id, game, variant, count } = read(GAME);
  if (typeof id !== 'string' || typeof game !== 'string' || typeof variant !== 'string') return null;
  return { id, game: game as GameName, variant, count: typeof count === 'number' ? count : 0 };
}

export function noteGame(game: LastGame | null): void {
  rememberJson(GAME, game);
}

/** Anybody may have written something else there. */
function read(key: string): Readonly<Record<string, unknown>> {
  const value = recallJson(key);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
