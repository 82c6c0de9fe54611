import type { Colour } from '../board';

/** From which side boards were seen last, by what is shown on them. */
const KEY = 'gipfel.orientation';
/** The oldest are forgotten. */
const MOST = 60;

function read(): [string, Colour][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(
      (entry): entry is [string, Colour] =>
        Array.isArray(entry) &&
        typeof entry[0] === 'string' &&
        (entry[1] === 'white' || entry[1] === 'black'),
    );
  } catch {
    return [];
  }
}

/** The side at the bottom of a board: as it was seen last, or else as it is usual. */
export function bottomOf(name: string, usual: Colour = 'white'): Colour {
  return read().find(([known]) => known === name)?.[1] ?? usual;
}

export function noteBottom(name: string, bottom: Colour): void {
  const others = read().filter(([known]) => known !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify([[name, bottom], ...others].slice(0, MOST)));
  } catch {
    // Nothing is lost but the memory of it.
  }
}
