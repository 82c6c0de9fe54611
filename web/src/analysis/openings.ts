import { GAMES } from '../board';
import { Openings, type GameName, type PlayedView } from '../wasm';

// One chunk for each, fetched when somebody asks for it. crates/lab/journal/data.md says how they are made.
const files = import.meta.glob<string>('../../../data/openings/*.txt', { query: '?raw', import: 'default' });

/** Whatever can say what was played from a position. */
export interface Book {
  from(position: string): readonly PlayedView[];
}

/** The file for a position: that of its game for the usual variant, with the variant behind it for another. */
function fileOf(position: string): (() => Promise<string>) | undefined {
  const [game = '', variant = ''] = position.split(' ', 2);
  if (!Object.hasOwn(GAMES, game)) return undefined;
  const { topic, boards } = GAMES[game as GameName];
  const name = variant === Object.keys(boards)[0] ? topic : `${topic}-${variant}`;
  return files[`../../../data/openings/${name}.txt`];
}

/** Whether there are openings of the computer in the game of a position. */
export function hasOpenings(position: string): boolean {
  return fileOf(position) !== undefined;
}

/** So many lines are read without letting the page do something else: a few milliseconds. */
const LINES = 40;

/** Reads a tree of openings bit by bit. */
export async function readOpenings(text: string): Promise<Book> {
  const openings = new Openings(text);
  while (!openings.read(LINES)) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  return { from: (position) => openings.played(position) };
}

const loaded = new Map<() => Promise<string>, Promise<Book>>();

/** The openings of the computer's games against itself; null where there are none. A failure is forgotten. */
export function loadOpenings(position: string): Promise<Book | null> {
  const file = fileOf(position);
  if (!file) return Promise.resolve(null);
  const known = loaded.get(file);
  if (known) return known;
  const loading = file().then(readOpenings);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
}
