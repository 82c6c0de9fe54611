import { readPuzzles, type Puzzle } from './puzzle';

// One chunk for each game, fetched when its puzzles are first wanted.
const files = {
  gipf: () => import('../../../data/puzzles/gipf.txt?raw'),
  yinsh: () => import('../../../data/puzzles/yinsh.txt?raw'),
  dvonn: () => import('../../../data/puzzles/dvonn.txt?raw'),
  tzaar: () => import('../../../data/puzzles/tzaar.txt?raw'),
  zertz: () => import('../../../data/puzzles/zertz.txt?raw'),
  punct: () => import('../../../data/puzzles/punct.txt?raw'),
  potentials: () => import('../../../data/puzzles/potentials.txt?raw'),
} as const;

/** What there are puzzles of. */
export type Topic = keyof typeof files;

export const topics = Object.keys(files) as readonly Topic[];

export function isTopic(text: string | undefined): text is Topic {
  return text !== undefined && Object.hasOwn(files, text);
}

const loaded = new Map<Topic, readonly Puzzle[]>();

/** Fetches the puzzles of a game. */
export async function loadPuzzles(topic: Topic): Promise<void> {
  if (!loaded.has(topic)) loaded.set(topic, readPuzzles((await files[topic]()).default));
}

/** The puzzles of a game that are fetched, the easy ones first. */
export function puzzlesOf(topic: Topic): readonly Puzzle[] {
  return loaded.get(topic) ?? [];
}
