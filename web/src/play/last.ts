/** What was chosen and played last on this device: small enough for every page to know. */

import type { GameName } from '../wasm';

/** The choices of the form for a new game. */
export interface LastChoice {
  readonly game: string;
  readonly variant: string;
  readonly opponent: 'person' | 'computer';
  readonly level: number;
  readonly side: 'white' | 'black' | 'either';
  readonly clock: string;
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
  const { game, variant, opponent, level, side, clock } = read(CHOICE);
  if (typeof game !== 'string' || typeof variant !== 'string') return null;
  return {
    game,
    variant,
    opponent: opponent === 'person' ? 'person' : 'computer',
    level: typeof level === 'number' && level >= 1 && level <= 10 ? Math.round(level) : 3,
    side: side === 'black' || side === 'either' ? side : 'white',
    clock: typeof clock === 'string' ? clock : 'none',
  };
}

export function noteChoice(choice: LastChoice): void {
  write(CHOICE, choice);
}

/** The game that was played last, if it is not over. */
export function lastGame(): LastGame | null {
  const { id, game, variant, count } = read(GAME);
  if (typeof id !== 'string' || typeof game !== 'string' || typeof variant !== 'string') return null;
  return { id, game: game as GameName, variant, count: typeof count === 'number' ? count : 0 };
}

export function noteGame(game: LastGame | null): void {
  write(GAME, game);
}

/** Every browser may refuse to store, and anybody may have written something else there. */
function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
}
