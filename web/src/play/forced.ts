import { settings } from '../settings';

/** Whether what is forced is played by itself, and how many games somebody has to have seen for it. */

const FINISHED = 'gipfel.finished';

/** In so many games on this device everything is done by hand: who learns wants to see what he does. */
const FIRST_GAMES = 3;

function finished(): number {
  try {
    return Number.parseInt(localStorage.getItem(FINISHED) ?? '0', 10) || 0;
  } catch {
    return 0;
  }
}

/** A game was played to its end here. */
export function noteFinished(): void {
  try {
    localStorage.setItem(FINISHED, String(finished() + 1));
  } catch {
    // Then he goes on learning.
  }
}

/** What the user has chosen; before that, what his experience suggests. */
export function playsForced(): boolean {
  return settings.playForced ?? finished() >= FIRST_GAMES;
}
