import { settings } from '../settings';
import { recall, remember } from '../store/memory';

/** Whether what is forced is played by itself, and how many games somebody has to have seen for it. */

const FINISHED = 'gipfel.finished';

/** In so many games on this device everything is done by hand: who learns wants to see what he does. */
const FIRST_GAMES = 3;

function finished(): number {
  return Number.parseInt(recall(FINISHED) ?? '0', 10) || 0;
}

/** A game was played to its end here. */
export function noteFinished(): void {
  remember(FINISHED, String(finished() + 1));
}

/** What the user has chosen; before that, what his experience suggests. */
export function playsForced(): boolean {
  return settings.playForced ?? finished() >= FIRST_GAMES;
}
