import { GAMES } from '../board';
import { readPuzzles, type Puzzle } from './puzzle';

// One chunk for each game, fetched when its puzzles are first wanted.
const files = import.meta.glob<string>('../../../data/puzzles/*.txt', { query: '?raw', import: 'default' });

const file = (topic: string) => files[`../../../data/puzzles/${topic}.txt`];

/** What there are puzzles of: a game, by the word of its files. */
export type Topic = string;

export const topics: readonly Topic[] = Object.values(GAMES)
  .map(({ topic }) => topic)
  .filter((topic) => file(topic) !== undefined);

export function isTopic(text: string | undefined): text is Topic {
  return text !== undefined && topics.includes(text);
}

const loaded = new Map<Topic, readonly Puzzle[]>();

/** Fetches the puzzles of a game. */
export async function loadPuzzles(topic: Topic): Promise<void> {
  const load = file(topic);
  if (load && !loaded.has(topic)) loaded.set(topic, readPuzzles(await load()));
}

/** The puzzles of a game that are fetched, the easy ones first. */
export function puzzlesOf(topic: Topic): readonly Puzzle[] {
  return loaded.get(topic) ?? [];
}
