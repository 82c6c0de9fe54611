import type { Colour } from '../board';
import { recallJson, rememberJson } from '../store/memory';

/** From which side boards were seen last, by what is shown on them. */
const KEY = 'gipfel.orientation';
/** The oldest are forgotten. */
const MOST = 60;

function read(): [string, Colour][] {
  const value = recallJson(KEY);
  if (!Array.isArray(value)) return [];
  return value.filter(
    (entry): entry is [string, Colour] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && (entry[1] === 'white' || entry[1] === 'black'),
  );
}

/** The side at the bottom of a board: as it was seen last, or else as it is usual. */
export function bottomOf(name: string, usual: Colour = 'white'): Colour {
  return read().find(([known]) => known === name)?.[1] ?? usual;
}

export function noteBottom(name: string, bottom: Colour): void {
  const others = read().filter(([known]) => known !== name);
  rememberJson(KEY, [[name, bottom], ...others].slice(0, MOST));
}
