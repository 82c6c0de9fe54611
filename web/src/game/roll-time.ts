import { settings } from '../settings';

/** How long dice and coins roll, in milliseconds: not at all where nothing moves. */
export function rollTime(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 900 * settings.animation;
}
