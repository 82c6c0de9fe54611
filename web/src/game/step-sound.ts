import { settings } from '../settings';
import { play } from '../sound';
import type { Step } from '../wasm';

/** How long a phone trembles, in milliseconds: just so that a finger notices. */
const TICK = 12;

/** What decisions on a board sound and feel like. */
export function playSteps(steps: readonly Step[]): void {
  // Nobody who has not touched the page yet is to be startled, and browsers complain about it.
  if (settings.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TICK);
  const kinds = new Set(steps.map((step) => step.kind));
  if (kinds.has('take') || kinds.has('row') || kinds.has('ring')) play('take');
  else if (steps.some((step) => step.flips.length > 0)) play('flip');
  else play('push');
}
