import type { NodeView } from '../wasm';
import { gradeOf, lossBetween, type Mistake } from './mistakes';
import { Review } from './search.svelte';
import type { Study } from './study.svelte';

/** What became of an attempt to do better. */
export type Verdict = 'open' | 'judging' | 'best' | 'good' | 'worse';

/** Somebody tries to do better than in the game: he plays, and the engine says whether it was. */
export class Retry {
  readonly mistake: Mistake;
  verdict = $state<Verdict>('open');

  readonly #study: Study;
  readonly #engine = new Review();

  constructor(study: Study, mistake: Mistake) {
    this.#study = study;
    this.mistake = mistake;
    study.go(mistake.before.id);
  }

  /** A turn was played at the place of the mistake. */
  async played(node: NodeView): Promise<void> {
    if (this.verdict !== 'open' || node.parent !== this.mistake.before.id) return;
    if (node.text === this.mistake.better) {
      this.verdict = 'best';
      return;
    }
    this.verdict = 'judging';
    await this.#engine.run(this.#study.unjudged([node]), (id, found, turn) =>
      this.#study.evaluate(id, found, turn),
    );
    const after = this.#study.byId.get(node.id)?.evaluation;
    const { evaluation } = this.mistake.before;
    const lost = after && evaluation ? lossBetween(evaluation, after, node.mover === 'white') : 1;
    this.verdict = gradeOf(lost) === null ? 'good' : 'worse';
  }

  again(): void {
    this.verdict = 'open';
    this.#study.go(this.mistake.before.id);
  }

  close(): void {
    this.#engine.close();
  }
}
