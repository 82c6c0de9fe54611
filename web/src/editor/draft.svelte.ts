import type { Colour, PointName } from '../board';
import {
  checkSetup,
  expectValue,
  readSetup,
  startPosition,
  type GameName,
  type PieceKind,
  type PieceView,
  type Problem,
  type SetupCheck,
  type SetupView,
} from '../wasm';

/** What the editor's hand holds: a piece to put down, the eraser, or nothing (pieces are moved). */
export type Tool =
  | {
      readonly kind: PieceKind;
      readonly colour: Colour;
      /** A loaded piece or a used potential: its layers from bottom to top, as positions write them. */
      readonly stack?: string;
    }
  | 'erase'
  | 'move';

type Stocks = NonNullable<SetupView['stocks']>;

type Look = Pick<PieceView, 'kind' | 'colour' | 'stack'>;

function sameTop(one: Look, other: Look): boolean {
  return one.kind === other.kind && one.colour === other.colour && one.stack?.at(-1) === other.stack?.at(-1);
}

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
    const draft = new Draft(startOf('gipf', 'standard'));
    if (text !== null) draft.read(text);
    return draft;
  }

  get check(): SetupCheck {
    return expectValue(checkSetup(this.setup));
  }

  /** Reads a position; what cannot be read changes nothing. */
  read(text: string): boolean {
    const answer = readSetup(text.trim());
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
    this.#change({ pieces: [] });
  }

  /** Uses the tool on a point: the same piece once more takes it off. */
  touch(point: PointName): void {
    const { tool } = this;
    if (tool === 'move') return;
    const here = this.setup.pieces.find((piece) => piece.point === point);
    const others = this.setup.pieces.filter((piece) => piece.point !== point);
    const laid = tool === 'erase' ? null : this.#laid(tool, here);
    const same = tool !== 'erase' && here !== undefined && sameTop(here, tool);
    if (laid === null || same) this.#change({ pieces: others });
    else this.#change({ pieces: [...others, { point, ...laid }] });
  }

  /** Moves a piece; off the board it is gone. */
  move(from: PointName, to: PointName | null): void {
    const piece = this.setup.pieces.find((candidate) => candidate.point === from);
    if (!piece) return;
    const others = this.setup.pieces.filter(({ point }) => point !== from && point !== to);
    this.#change({ pieces: to === null ? others : [...others, { ...piece, point: to }] });
  }

  /** How many potentials of a kind a side may still bring in. */
  setStock(side: number, place: number, count: number): void {
    const none: Stocks = [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ];
    const stocks = structuredClone(this.setup.stocks ?? none);
    const stock = stocks[side];
    if (stock) stock[place] = count;
    this.#change({ stocks });
  }

  set(changes: Partial<SetupView>): void {
    this.#change(changes);
  }

  /** A phase of one's own, or the one that fits. */
  setPhase(phase: string | null): void {
    this.automatic = phase === null;
    this.#change(phase === null ? {} : { phase });
  }

  /** What the tool puts down: a used D or U never lies alone, but on something of the opponent's. */
  #laid(tool: Exclude<Tool, string>, here: PieceView | undefined): Exclude<Tool, string> {
    const letter = tool.stack ?? '';
    const kind = letter.toUpperCase();
    if (tool.kind !== 'used' || (kind !== 'D' && kind !== 'U')) return tool;
    const under = tool.colour === 'white' ? 'p' : 'P';
    const fits = here?.colour !== tool.colour && here?.stack?.at(-1)?.toUpperCase() === kind;
    return { ...tool, stack: (fits ? here?.stack : under) + letter };
  }

  #change(changes: Partial<SetupView>): void {
    let next = { ...this.setup, ...changes };
    const check = checkSetup(next);
    // Nothing stands on the dots around the board, so nothing can be put there.
    if ('problem' in check) return;
    if (this.automatic) {
      const { phases } = check.value;
      const [first] = phases;
      if (first !== undefined && !phases.includes(next.phase)) next = { ...next, phase: first };
    }
    this.setup = next;
  }
}

function startOf(game: GameName, variant: string): SetupView {
  return expectValue(readSetup(expectValue(startPosition(game, variant, 0, 0)).text));
}
