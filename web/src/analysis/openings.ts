import { Openings, type PlayedView } from '../wasm';

// One chunk for each, fetched when somebody asks for it. crates/lab/journal/data.md says how they are made.
const files: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'gipf standard': () => import('../../../data/openings/gipf.txt?raw'),
  'gipf basic': () => import('../../../data/openings/gipf-basic.txt?raw'),
  'gipf tournament': () => import('../../../data/openings/gipf-tournament.txt?raw'),
  'yinsh standard': () => import('../../../data/openings/yinsh.txt?raw'),
  'dvonn standard': () => import('../../../data/openings/dvonn.txt?raw'),
  'tzaar standard': () => import('../../../data/openings/tzaar.txt?raw'),
  'zertz standard': () => import('../../../data/openings/zertz.txt?raw'),
  'punct standard': () => import('../../../data/openings/punct.txt?raw'),
};

/** Whatever can say what was played from a position. */
export interface Book {
  from(position: string): readonly PlayedView[];
}

/** The game and the variant of a position's text. */
const kindOf = (position: string): string => position.split(' ', 2).join(' ');

/** Whether there are openings of the computer in the game of a position. */
export function hasOpenings(position: string): boolean {
  return Object.hasOwn(files, kindOf(position));
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

const loaded = new Map<string, Promise<Book>>();

/** The openings of the computer's games against itself; null where there are none. A failure is forgotten. */
export function loadOpenings(position: string): Promise<Book | null> {
  const kind = kindOf(position);
  const file = Object.hasOwn(files, kind) ? files[kind] : undefined;
  if (!file) return Promise.resolve(null);
  const known = loaded.get(kind);
  if (known) return known;
  const loading = file().then((module) => readOpenings(module.default));
  loaded.set(kind, loading);
  loading.catch(() => loaded.delete(kind));
  return loading;
}
