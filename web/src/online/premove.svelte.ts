import { TurnEntry } from '../game/entry.svelte';
import { Table, viewPosition, type PositionView } from '../wasm';
import type { Side } from './wire';

/** Decisions that only prepare the one that changes the board. */
const PREPARING: ReadonlySet<string> = new Set(['choose', 'aim']);

/** The field of a position's text that says who is to move. */
const SIDE = 3;

/**
 * The main action that somebody chooses before it is his turn. He chooses it on the board as it is; it is played when the time has
 * come, if it can be played then.
 */
export class Premove {
  /** What is chosen. */
  text = $state.raw<string | null>(null);
  /** The board on which it is chosen; null if nothing can be chosen there. */
  entry = $state.raw<TurnEntry | null>(null);

  readonly #side: Side | null;
  #position = '';

  constructor(side: Side | null) {
    this.#side = side;
  }

  /** Offers the board for a choice, as if it were one's turn. */
  offer(position: PositionView): void {
    if (this.#side === null || position.text === this.#position) return;
    this.#position = position.text;
    this.text = null;
    const fields = position.text.split(' ');
    fields[SIDE] = this.#side === 'white' ? 'w' : 'b';
    const turned = viewPosition(fields.join(' '));
    // Rows that wait to be taken are nobody's to decide yet.
    const fits = 'value' in turned && turned.value.stage === 'main' && turned.value.end === null;
    this.entry = fits ? this.#board(turned.value.text) : null;
  }

  /** What was chosen, for being played; afterwards nothing is. */
  take(): string | null {
    const { text } = this;
    this.clear();
    return text;
  }

  clear(): void {
    this.text = null;
    this.entry = null;
    this.#position = '';
  }

  #board(start: string): TurnEntry {
    const table = new Table(start, null, [], '');
    const entry: TurnEntry = new TurnEntry(table, {
      playForced: () => false,
      confirmTurn: () => true,
      changed: (changed) => {
        const last = changed.steps.findIndex(({ kind }) => !PREPARING.has(kind));
        if (last < 0) return;
        const made = [...entry.steps.slice(0, -changed.steps.length), ...changed.steps.slice(0, last + 1)];
        this.text = made.map(({ text }) => text).join(';');
        // The board stays as it is: another choice replaces this one.
        this.entry = this.#board(start);
      },
    });
    return entry;
  }
}
