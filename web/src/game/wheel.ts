/** What a wheel or two fingers on a pad tell. */
export type Turned = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp'>;

/** So far a wheel goes for one step, in points: less than the notch of any mouse. */
const STEP = 40;
/** Steps come no faster, in milliseconds: a pad goes on by itself after the fingers have left it. */
const PAUSE = 60;
/** What was begun is forgotten after so long, in milliseconds. */
const MEMORY = 400;
/** A line and a page, in points: some browsers count in them. */
const UNITS = [1, 16, 400] as const;

/** Steps through a game by the wheel: one for each notch of a mouse, and no rush of them on a pad. */
export class WheelSteps {
  #sum = 0;
  #seen = -Infinity;
  #stepped = -Infinity;

  /** The step that what was turned completes; 0 if it completes none. */
  turn({ deltaX, deltaY, deltaMode, timeStamp }: Turned): -1 | 0 | 1 {
    // Sideways is not through the game.
    if (Math.abs(deltaX) >= Math.abs(deltaY)) return 0;
    const way = Math.sign(deltaY);
    if (timeStamp - this.#seen > MEMORY || way !== Math.sign(this.#sum)) this.#sum = 0;
    this.#seen = timeStamp;
    this.#sum += deltaY * (UNITS[deltaMode] ?? 1);
    if (Math.abs(this.#sum) < STEP || timeStamp - this.#stepped < PAUSE) return 0;
    this.#sum = 0;
    this.#stepped = timeStamp;
    return way < 0 ? -1 : 1;
  }
}
