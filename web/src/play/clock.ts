import type { Colour } from '../board';
import type { TimeControl } from '../store';

/** Two clocks of which at most one runs. Times are in milliseconds; `now` is any clock that only goes forward. */
export class ChessClock {
  readonly #left: [number, number];
  readonly #increment: number;
  #running: { readonly colour: Colour; readonly since: number } | null = null;

  constructor(time: TimeControl, left: readonly [number, number] = [time.initial, time.initial]) {
    this.#left = [left[0], left[1]];
    this.#increment = time.increment;
  }

  get running(): Colour | null {
    return this.#running?.colour ?? null;
  }

  /** Time left; never below zero. */
  left(colour: Colour, now: number): number {
    const kept = this.#left[place(colour)] ?? 0;
    const gone = this.#running?.colour === colour ? now - this.#running.since : 0;
    return Math.max(0, kept - gone);
  }

  both(now: number): [number, number] {
    return [this.left('white', now), this.left('black', now)];
  }

  start(colour: Colour, now: number): void {
    this.stop(now);
    this.#running = { colour, since: now };
  }

  stop(now: number): void {
    if (!this.#running) return;
    const { colour } = this.#running;
    this.#left[place(colour)] = this.left(colour, now);
    this.#running = null;
  }

  /** A turn was played: the clock stops and the mover gets his increment. Returns what he has left. */
  press(colour: Colour, now: number): number {
    this.stop(now);
    const left = this.left(colour, now) + this.#increment;
    this.#left[place(colour)] = left;
    return left;
  }

  /** Sets what a side has left, after a turn was taken back. */
  set(colour: Colour, left: number): void {
    this.#left[place(colour)] = left;
  }
}

function place(colour: Colour): 0 | 1 {
  return colour === 'white' ? 0 : 1;
}

/** `4:05`, `1:00:00`, and tenths below ten seconds: `9.4`. */
export function clockText(left: number): string {
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  // A clock shows the second that has begun.
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
