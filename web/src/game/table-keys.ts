import type { Keys } from '../shell/keys';
import type { TurnEntry } from './entry.svelte';

/** The keys of a turn that is being entered. */
export function entryKeys(entry: TurnEntry | null): Keys {
  if (!entry) return {};
  return {
    u: entry.canUndo && (() => entry.undo()),
    c: entry.waiting && (() => entry.confirm()),
    t: entry.view.take !== null && (() => entry.take()),
  };
}

/** Ways through the turns of a game. */
export interface Steps {
  back(): void;
  forward(): void;
  toStart(): void;
  toEnd(): void;
}

/** A game of which one sees the position after any number of turns. */
export interface Walked {
  readonly shown: number;
  readonly turns: readonly unknown[];
  show(count: number): void;
}

export function stepsOf(game: Walked): Steps {
  return {
    back: () => game.show(game.shown - 1),
    forward: () => game.show(game.shown + 1),
    toStart: () => game.show(0),
    toEnd: () => game.show(game.turns.length),
  };
}

/** The keys that go through the turns of a game. */
export function walkKeys(steps: Steps): Keys {
  const back = (): void => steps.back();
  const forward = (): void => steps.forward();
  return {
    ',': back,
    ArrowLeft: back,
    '.': forward,
    ArrowRight: forward,
    Home: () => steps.toStart(),
    End: () => steps.toEnd(),
  };
}
