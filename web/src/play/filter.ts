import type { StoredGame } from '../store';
import { dayOf } from './dates';

/** How a game came out, or that it is a study, from the point of view of somebody who looks for it. */
export const RESULTS = ['open', 'won', 'lost', 'white', 'black', 'draw', 'study'] as const;
export type ResultChoice = (typeof RESULTS)[number];

/** Which games of a list are wanted; what is empty asks for nothing. */
export interface GameFilter {
  /** Words that occur in the names of the players, the game or the variant. */
  readonly text: string;
  readonly game: string;
  /** `computer`, or the name of somebody behind `person:`. */
  readonly opponent: string;
  readonly result: ResultChoice | '';
  /** The first and the last day, as a date field gives them. */
  readonly from: string;
  readonly to: string;
}

export const EVERYTHING: GameFilter = { text: '', game: '', opponent: '', result: '', from: '', to: '' };

export function isEverything(filter: GameFilter): boolean {
  return Object.values(filter).every((value) => value === '');
}

/** The opponents there are to choose from: the computer first, then people by name. */
export function opponentsOf(games: readonly Pick<StoredGame, 'white' | 'black'>[]): string[] {
  const players = games.flatMap(({ white, black }) => [white, black]);
  const named = players.flatMap((player) =>
    player.kind === 'person' && player.name !== '' ? [player.name] : [],
  );
  const computer = players.some(({ kind }) => kind === 'computer') ? ['computer'] : [];
  const people = [...new Set(named)].toSorted((one, other) => one.localeCompare(other));
  return [...computer, ...people.map((name) => `person:${name}`)];
}

/** The name of a person among the opponents; null for the computer. */
export function personOf(opponent: string): string | null {
  return opponent.startsWith('person:') ? opponent.slice('person:'.length) : null;
}

/** Small letters without their accents. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

function cameOut({ end, white, black, kind }: StoredGame, wanted: ResultChoice): boolean {
  if (kind === 'study' || wanted === 'study') return kind === wanted;
  if (end === null || wanted === 'open') return end === null && wanted === 'open';
  if (wanted === 'draw') return end.winner === null;
  if (wanted === 'white' || wanted === 'black') return end.winner === wanted;
  // Won and lost are said of one person against the computer.
  if (end.winner === null || (white.kind === 'computer') === (black.kind === 'computer')) return false;
  const mine = white.kind === 'person' ? 'white' : 'black';
  return (end.winner === mine) === (wanted === 'won');
}

function playedAgainst({ white, black }: StoredGame, opponent: string): boolean {
  const name = personOf(opponent);
  return [white, black].some((player) =>
    player.kind === 'computer' ? name === null : player.name === name && name !== null,
  );
}

/** Whether a game is wanted. `words` is how the list calls it: its game, its variant, its players. */
export function isWanted(game: StoredGame, filter: GameFilter, words: string): boolean {
  const day = dayOf(game.updated);
  return (
    (filter.game === '' || game.game === filter.game) &&
    (filter.opponent === '' || playedAgainst(game, filter.opponent)) &&
    (filter.result === '' || cameOut(game, filter.result)) &&
    (filter.from === '' || day >= filter.from) &&
    (filter.to === '' || day <= filter.to) &&
    folded(filter.text)
      .split(/\s+/u)
      .every((word) => folded(words).includes(word))
  );
}
