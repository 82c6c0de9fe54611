import { turnArrows } from '../analysis/arrows';
import type { Arrow } from '../board';
import { Cancelled, EngineClient } from '../game/engine/client';
import { t } from '../i18n';
import { playTurn, turnIdea, valueOf, type SearchView } from '../wasm';

/** What a hint may cost: enough for a sensible turn, and no long wait on a phone. */
const LIMITS = { nodes: 400_000, millis: 1500 };

/** A turn that the engine suggests, and what it is good for. */
export interface Hint {
  /** The position it is for. */
  readonly position: string;
  readonly sentence: string;
  readonly arrows: readonly Arrow[];
}

/** Asks the engine for an idea. */
export class Hints {
  thinking = $state(false);
  hint = $state.raw<Hint | null>(null);

  readonly #engine = new EngineClient();
  #request = 0;

  /** Looks for a good turn in a position; what was found before is forgotten. */
  async ask(position: string): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    this.hint = null;
    this.thinking = true;
    const turn = await this.#best(position);
    if (request !== this.#request) return;
    this.thinking = false;
    this.hint = turn === undefined ? null : explain(position, turn);
  }

  /** Forgets the hint and stops looking for one. */
  clear(): void {
    this.#request += 1;
    this.thinking = false;
    this.hint = null;
    this.#engine.cancel();
  }

  close(): void {
    this.#engine.close();
  }

  async #best(position: string): Promise<string | undefined> {
    let last: SearchView | undefined;
    try {
      await this.#engine.analyse({ start: position, turns: [] }, 1, LIMITS, (info) => (last = info));
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
    return last?.lines[0]?.turns[0];
  }
}

function explain(position: string, turn: string): Hint | null {
  const [idea, played] = [turnIdea(position, turn), valueOf(playTurn(position, turn))];
  if (!idea || !played) return null;
  // Rows that are taken follow from the rest.
  const decisions = turn.split(';').filter((decision) => !decision.startsWith('x'));
  const sentence = t('hint-turn', {
    turn: decisions.length > 0 ? decisions.join(', ') : turn,
    idea: t(`idea-${idea.kind}`, { number: idea.number }),
  });
  return { position, sentence, arrows: turnArrows(played) };
}
