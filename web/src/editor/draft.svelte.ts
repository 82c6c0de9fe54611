import type { Colour, PointName } from '../board';
import {
  editSetup,
  expectValue,
  games,
  startPosition,
  type Edit,
  type GameName,
  type Problem,
  type SetupView,
} from '../wasm';

/** What the editor's hand holds: a piece to put down, by its number, the eraser, or nothing (pieces are moved). */
export type Tool = number | 'erase' | 'move';

/** An arrangement being set up, with what the rules say about it. */
export class Draft {
  setup = $state.raw<SetupView>() as SetupView;
  tool = $state.raw<Tool>('move');
  /** The phase follows from the board as far as it can. */
  automatic = $state(true);
  /** Why a typed position was refused. */
  problem = $state.raw<Problem | null>(null);

  constructor(setup: SetupView) {
    this.setup = setup;
  }

  /** The draft of a position's text; of the usual start if it cannot be read. */
  static of(text: string | null): Draft {
    const [usual] = games();
    if (!usual) throw new Error('there is a game');
    const draft = new Draft(startOf(usual.game, usual.variants[0] ?? ''));
    if (text !== null) draft.read(text);
    return draft;
  }

  /** Reads a position; what cannot be read changes nothing. */
  read(text: string): boolean {
    const answer = editSetup(text.trim(), { type: 'read' });
    if ('problem' in answer) {
      this.problem = answer.problem;
      return false;
    }
    this.problem = null;
    this.automatic = false;
    this.setup = answer.value;
    return true;
  }

  /** The usual start of a game. */
  start(game: GameName, variant: string): void {
    this.setup = startOf(game, variant);
    this.tool = 'move';
    this.automatic = true;
    this.problem = null;
  }

  clear(): void {
    this.edit({ type: 'clear' });
  }

  /** Uses the tool on a point. */
  touch(point: PointName): void {
    const { tool } = this;
    if (tool === 'erase') this.move(point, null);
    else if (tool !== 'move') this.edit({ type: 'put', point, tool });
  }

  /** Moves what stands on a point; off the board it is gone. */
  move(from: PointName, to: PointName | null): void {
    this.edit({ type: 'carry', from, to });
  }

  /** How many pieces lie on a tray; on one that belongs to both, nobody's. */
  setCount(tray: number, owner: Colour | null, count: number): void {
    this.edit({ type: 'count', tray, owner, count });
  }

  /** A phase of one's own, or the one that fits. */
  setPhase(word: string | null): void {
    this.automatic = word === null;
    this.edit(word === null ? { type: 'read' } : { type: 'phase', word });
  }

  /** Changes the arrangement. */
  edit(edit: Edit): void {
    const next = expectValue(editSetup(this.setup.text, edit));
    const [first] = next.phases;
    const other = this.automatic && first !== undefined && !next.phases.includes(next.phase);
    this.setup = other ? expectValue(editSetup(next.text, { type: 'phase', word: first })) : next;
  }
}

function startOf(game: GameName, variant: string): SetupView {
  const { text } = expectValue(startPosition(game, variant, []));
  return expectValue(editSetup(text, { type: 'read' }));
}
