import type { Motion } from './motion';

/** Whether the user asked the system for less motion. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Runs planned motions on the elements of one board. */
export class Animator {
  #running: Animation[] = [];

  /**
   * Starts the motions, durations multiplied by `factor`; resolves when all have ended or were skipped. Elements
   * are found through `find`, so the plan needs no document.
   */
  async run(
    motions: readonly Motion[],
    factor: number,
    find: (motion: Motion) => Element | null,
  ): Promise<void> {
    for (const motion of motions) {
      const element = find(motion);
      if (!element) continue;
      const animation = element.animate([...motion.keyframes], {
        delay: motion.delay * factor,
        duration: motion.duration * factor,
        easing: motion.easing,
        // Until its turn comes a piece shows as it was; when it is over, until the whole frame is.
        fill: 'both',
      });
      this.#running.push(animation);
    }
    await Promise.all(this.#running.map((animation) => animation.finished.catch(() => undefined)));
  }

  /** Ends everything at once; `run` then resolves. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** Lets go of the elements: from here on they show what their attributes say. */
  release(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}
