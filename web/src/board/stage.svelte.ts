import { tick } from 'svelte';
import type { Frame } from './api';
import { Animator, prefersReducedMotion } from './animator';
import { difference, type Shown } from './diff';
import type { Geometry } from './geometry';
import { planMotions, type Dropped, type Motion, type Scene } from './motion';

/** What the stage asks of the board around it at the moment a frame is shown. */
export interface StageSetting {
  /** Geometry and orientation. */
  scene(): Scene;
  /** The user's factor on durations. */
  factor(): number;
  /** The element that draws a part of a shown piece. */
  find(motion: Motion): Element | null;
  /** All frames are shown and nothing moves. */
  settled(): void;
}

/** The pieces on the screen and the way they get from one arrangement to the next. */
export class Stage {
  /** What is drawn now, pieces on their way out included. */
  shown = $state.raw<readonly Shown[]>([]);

  readonly #setting: StageSetting;
  readonly #animator = new Animator();
  #geometry: Geometry | null = null;
  #minted = 0;
  /** Counts calls of `show`; a run that is no longer the newest stops at its next step. */
  #run = 0;
  #skipping = false;
  #dropped: Dropped | null = null;

  constructor(setting: StageSetting) {
    this.#setting = setting;
  }

  /** Shows frames one after the other. What was still going on is cut short. */
  async show(frames: readonly Frame[], dropped: Dropped | null = null): Promise<void> {
    const run = ++this.#run;
    this.#dropped = dropped;
    this.#skipping = false;
    const { geometry } = this.#setting.scene();
    const first = this.#geometry !== geometry;
    if (first) {
      this.#geometry = geometry;
      this.shown = [];
    }
    this.#animator.release();
    for (const frame of first ? frames.slice(-1) : frames) {
      await this.#showFrame(frame, geometry, first, run);
      if (run !== this.#run) return;
    }
    this.#setting.settled();
  }

  async #showFrame(frame: Frame, geometry: Geometry, first: boolean, run: number): Promise<void> {
    const { shown, changes } = difference(this.shown, frame, geometry, () => `p${++this.#minted}`);
    const factor = this.#setting.factor();
    const still = first || this.#skipping || factor <= 0 || prefersReducedMotion() || document.hidden;
    if (!still && changes.length > 0) {
      this.shown = shown;
      await tick();
      if (run !== this.#run) return;
      const motions = planMotions(changes, { ...this.#setting.scene(), dropped: this.#dropped });
      await this.#animator.run(motions, factor, (motion) => this.#setting.find(motion));
      if (run !== this.#run) return;
    }
    this.shown = shown
      .filter((entry) => !entry.leaving)
      .map((entry) => (entry.turnedFrom || entry.moving ? { key: entry.key, piece: entry.piece } : entry));
    // The elements keep their last pose until the new drawing is in place: no flicker in between.
    await tick();
    if (run === this.#run) this.#animator.release();
  }

  /** Ends what is moving and shows the last frame. */
  skip(): void {
    this.#skipping = true;
    this.#animator.skip();
  }

  /** Stops for good. */
  destroy(): void {
    this.#run++;
    this.#animator.release();
  }
}
