import type { Arrow } from '../board';

/** The way of a main action given as text, from where to where; null if it has none. */
export function arrowOf(text: string | null): Arrow | null {
  const [, from, to] = /(?:^|[A-Z]:?)([a-k]\d+)-([a-k]\d+)$/.exec(text ?? '') ?? [];
  return from && to ? { from, to } : null;
}
