import { recallJson, rememberJson } from '../store/memory';

/** The games whose clocks were stopped by hand: so they stay when the page is loaded again. */

const KEY = 'gipfel.paused';
/** The oldest are forgotten. */
const MOST = 20;

function read(): string[] {
  const value = recallJson(KEY);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

export function isPaused(id: string): boolean {
  return read().includes(id);
}

export function notePaused(id: string, paused: boolean): void {
  const others = read().filter((known) => known !== id);
  if (!paused && others.length === read().length) return;
  rememberJson(KEY, paused ? [id, ...others].slice(0, MOST) : others);
}
