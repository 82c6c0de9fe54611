import type { Colour, Overlays, PointName } from '../board';
import {
  Turn,
  expectValue,
  whyPoint,
  whyTakeSomething,
  type Choices,
  type LinkedView,
  type Problem,
  type Step,
  type TurnState,
  type TurnView,
} from '../wasm';
import {
  NOTHING,
  draggableOf,
  entryAction,
  entryBetween,
  entryOnto,
  keptAtFirst,
  newcomerOf,
  newcomersOf,
  overlaysOf,
  rowAt,
  rowsOf,
  takingAction,
  useBetween,
  type Newcomer,
  type Selection,
} from './selection';

/** A turn in the making, of a plain game or of a linked one. */
export type OpenTurn = Pick<Turn, 'state' | 'play' | 'playText' | 'playForced' | 'undo' | 'finish'>;

/** What entering a turn needs to know and whom it tells. */
export interface EntrySetting {
  /** Decisions without a choice are made by themselves. */
  playForced(): boolean;
  /** A complete turn waits for `confirm`. */
  confirmTurn(): boolean;
  /** Decisions were made: show what they do. */
  decided?(steps: readonly Step[]): void;
  /** Decisions were taken back: show the position as it is now. */
  takenBack?(): void;
  /** The turn is complete and confirmed. */
  completed(turn: TurnView): void;
}

/**
 * A turn being entered on a board, decision by decision: what is chosen, what may be chosen, and what a click means.
 * The rules behind it say what is legal; this class only knows how hands do it.
 */
export class TurnEntry {
  /** The turn so far. */
  state = $state.raw<TurnState>() as TurnState;
  selection = $state.raw<Selection>(NOTHING);
  /** The point under the pointer or the cursor. */
  pointed = $state.raw<PointName | null>(null);
  /** Why the last typed turn was refused. */
  problem = $state.raw<Problem | null>(null);
  /** Why the last thing pointed at did nothing. */
  why = $state.raw<Problem | null>(null);

  /** Whose turn it is. */
  readonly #owner: Colour;
  readonly #turn: OpenTurn;
  readonly #setting: EntrySetting;
  /** How many of the decisions, from each on, were made by themselves. */
  #automatic: boolean[] = [];
  /** How many of the first decisions cannot be taken back: the other has answered them, or dice have. */
  #floor = $state(0);
  #finished = false;

  constructor(turn: string | OpenTurn, setting: EntrySetting) {
    this.#turn = typeof turn === 'string' ? new Turn(turn) : turn;
    this.#setting = setting;
    this.state = this.#turn.state();
    this.#owner = this.state.steps[0]?.mover ?? this.state.position.side;
    this.#automatic = this.state.steps.map(() => false);
    this.#floor = this.#automatic.length;
    this.#settle();
  }

  /** Makes the decisions at the beginning that leave no choice. Call it once the start is on the screen. */
  begin(): void {
    this.#playForced();
    this.#completeIfReady();
  }

  /**
   * Who decides, by his colour on the board that is shown: also while a complete turn waits, when the position is the
   * other's already.
   */
  get mover(): Colour {
    const { linked, position } = this.state;
    if (linked?.stage === 'contest') return position.side;
    return linked && linked.stage !== 'main' ? linked.decider : this.#owner;
  }

  /** Who decides, by his colour in the game itself. */
  get decider(): Colour {
    const { linked } = this.state;
    return linked && linked.stage !== 'main' ? linked.decider : this.#owner;
  }

  /** What a linked game adds to the turn. */
  get linked(): LinkedView | null {
    return this.state.linked;
  }

  /** Nothing more is to be decided. */
  get complete(): boolean {
    return this.state.status === 'complete';
  }

  /** Some decisions of this turn stand for good. */
  get committed(): boolean {
    return this.#floor > 0;
  }

  get choices(): Choices {
    return this.#finished ? { type: 'none' } : this.state.choices;
  }

  get overlays(): Overlays {
    return overlaysOf(this.choices, this.selection, this.pointed);
  }

  get draggable(): readonly PointName[] {
    return draggableOf(this.choices);
  }

  /** The turn is complete and waits for `confirm`. */
  get waiting(): boolean {
    return !this.#finished && this.state.status === 'complete';
  }

  /** The chosen row can be taken as it is chosen. */
  get taking(): number | null {
    return takingAction(this.choices, this.selection);
  }

  /** Why the chosen row cannot be taken as it is chosen: everything of it was to stay. */
  get nothingTaken(): Problem | null {
    const blocked = this.selection.row !== null && this.taking === null;
    return blocked ? whyTakeSomething(this.state.position.text) : null;
  }

  /** The decision to let rows stand, if there is one. */
  get ending(): number | null {
    return this.choices.type === 'take' ? this.choices.done : null;
  }

  get passing(): number | null {
    return this.choices.type === 'pass' ? this.choices.action : null;
  }

  /** The kinds of pieces that may be brought in. */
  get newcomers(): readonly Newcomer[] {
    return newcomersOf(this.choices);
  }

  /** What a push brings in. */
  get newcomer(): Newcomer | null {
    return newcomerOf(this.choices, this.selection.piece);
  }

  /** The decision to discard the T on the centre, if it is due. */
  get discarding(): number | null {
    return this.choices.type === 'push' ? this.choices.discard : null;
  }

  /** Where the potential of a loaded piece may go now. */
  usesOf(point: PointName): readonly PointName[] {
    const { choices } = this;
    if (choices.type !== 'push') return [];
    return choices.uses.filter((use) => use.from === point).map((use) => use.to);
  }

  /** The potential of the loaded piece that is chosen. */
  get using(): string | null {
    const { choices } = this;
    if (choices.type !== 'push') return null;
    return choices.uses.find((use) => use.from === this.selection.chosen)?.potential ?? null;
  }

  /** How many markers the chosen ring would turn over on its way to a point. */
  flipsTo(point: PointName): number {
    const { choices } = this;
    if (choices.type !== 'move') return 0;
    const { chosen } = this.selection;
    return choices.moves.find((move) => move.from === chosen && move.to === point)?.flips.length ?? 0;
  }

  get canUndo(): boolean {
    return (
      !this.#finished &&
      (this.selection.chosen !== null || this.#automatic.slice(this.#floor).includes(false))
    );
  }

  /** A point was clicked, tapped or confirmed with a key. */
  click(point: PointName): void {
    this.problem = null;
    const why = this.#refusal(this.selection.chosen, point);
    const choices = this.choices;
    switch (choices.type) {
      case 'push':
        this.#clickPush(point);
        break;
      case 'move':
        this.#clickMove(point);
        break;
      case 'place':
      case 'ring':
        this.#decide(choices.points.find((choice) => choice.point === point)?.action);
        break;
      case 'take':
      case 'row':
        this.#clickRow(point);
        break;
      default:
    }
    this.why = why;
  }

  /** A drag began: what is dragged is what is chosen. */
  dragStart(from: PointName): void {
    this.problem = null;
    this.why = null;
    this.selection = { ...this.selection, chosen: from };
  }

  drag(from: PointName, to: PointName | null): void {
    const choices = this.choices;
    if (to === null) return this.cancel();
    if (choices.type === 'push') {
      const entry = entryBetween(choices.entries, from, to);
      if (entry) return this.#enter(entry.dot, entryAction(entry, this.newcomer));
      const use = useBetween(choices.uses, from, to);
      if (use) return this.#decide(use.action);
    }
    if (choices.type === 'move') {
      const move = choices.moves.find((candidate) => candidate.from === from && candidate.to === to);
      if (move) return this.#decide(move.action);
    }
    const why = this.#refusal(from, to);
    this.cancel();
    this.why = why;
  }

  /** Takes back what is chosen but not yet decided. */
  cancel(): void {
    this.why = null;
    this.selection = { ...NOTHING, piece: this.selection.piece };
    this.#settle();
  }

  /** Chooses the kind of piece to bring in. */
  bringIn(piece: Newcomer): void {
    this.why = null;
    this.selection = { ...this.selection, piece };
  }

  /** Discards the T on the centre. */
  discard(): void {
    this.#decide(this.discarding);
  }

  /** Takes the chosen row. */
  take(): void {
    this.#decide(this.taking);
  }

  /** Lets rows stand. */
  end(): void {
    this.#decide(this.ending);
  }

  pass(): void {
    this.#decide(this.passing);
  }

  /** Takes back the last thing done: a choice, or the last decision with whatever followed from it by itself. */
  undo(): void {
    if (this.selection.chosen !== null) return this.cancel();
    if (!this.canUndo) return;
    while (this.#automatic.at(-1) && this.#automatic.length > this.#floor) this.#pop();
    if (this.#automatic.length > this.#floor) this.#pop();
    this.problem = null;
    this.why = null;
    this.selection = { ...NOTHING, piece: this.selection.piece };
    this.state = this.#turn.state();
    this.#settle();
    this.#setting.takenBack?.();
  }

  /** Ends a complete turn. */
  confirm(): void {
    if (this.#finished || this.state.status === 'incomplete') return;
    this.#finished = true;
    this.selection = NOTHING;
    this.#setting.completed(expectValue(this.#turn.finish()));
  }

  /** Answers about a pending use: accepts or challenges it, or says how its contest ended. */
  answer(word: 'accept' | 'challenge' | 'won' | 'lost'): void {
    const answer = this.#turn.playText(word);
    if ('problem' in answer) return;
    this.#accept(answer.value, false);
    this.#playForced();
    this.#completeIfReady();
  }

  /** Enters decisions as text; a complete turn counts as confirmed. False if they cannot be played. */
  type(text: string): boolean {
    const answer = this.#turn.playText(text.trim());
    if ('problem' in answer) {
      this.problem = answer.problem;
      return false;
    }
    this.problem = null;
    this.#accept(answer.value, false);
    this.#playForced();
    if (this.state.status === 'complete') this.confirm();
    return true;
  }

  #clickPush(point: PointName): void {
    if (this.choices.type !== 'push') return;
    const { entries, uses } = this.choices;
    const { chosen } = this.selection;
    const piece = this.newcomer;
    const use = useBetween(uses, chosen, point);
    if (use) return this.#decide(use.action);
    if (chosen !== null) {
      const aimed = entryBetween(entries, chosen, point);
      if (aimed) return this.#enter(aimed.dot, entryAction(aimed, piece));
    }
    if (point === chosen) return this.cancel();
    if (entries.some((entry) => entry.dot === point) || uses.some(({ from }) => from === point)) {
      this.selection = { ...this.selection, chosen: point };
      return;
    }
    const onto = entryOnto(entries, point);
    if (onto) this.#enter(onto.dot, entryAction(onto, piece));
    else this.cancel();
  }

  #clickMove(point: PointName): void {
    if (this.choices.type !== 'move') return;
    const { moves } = this.choices;
    const { chosen } = this.selection;
    const aimed = moves.find((move) => move.from === chosen && move.to === point);
    if (aimed) this.#decide(aimed.action);
    else if (point !== chosen && moves.some((move) => move.from === point))
      this.selection = { ...this.selection, chosen: point };
    else this.cancel();
  }

  #clickRow(point: PointName): void {
    const { row, kept } = this.selection;
    const choices = this.choices;
    if (row !== null && choices.type === 'take' && choices.rows[row]?.gipf.includes(point)) {
      const stays = !kept.includes(point);
      this.selection = {
        ...this.selection,
        kept: stays ? [...kept, point] : kept.filter((spot) => spot !== point),
      };
      return;
    }
    const next = rowAt(choices, point, row);
    // A second click on a row that was chosen takes it.
    if (next !== null && next === row) return this.take();
    this.#chooseRow(next);
  }

  #chooseRow(row: number | null): void {
    this.selection = { ...this.selection, row, kept: row === null ? [] : this.#keptAtFirst(row) };
  }

  #keptAtFirst(row: number): readonly PointName[] {
    if (this.choices.type !== 'take') return [];
    const { side, pieces } = this.state.position;
    const worth = (spot: PointName): number => {
      const piece = pieces.find(({ point }) => point === spot);
      return (piece?.kind === 'gipf' ? 6 : 5) * (piece?.colour === side ? 1 : -1);
    };
    const chosen = this.choices.rows[row];
    if (!chosen) return [];
    // Where a row may stand, nothing goes that is the mover's own until he says so.
    return this.choices.done === null
      ? keptAtFirst(chosen, worth)
      : chosen.gipf.filter((spot) => worth(spot) > 0);
  }

  /** Why a point cannot be chosen now; null if choosing it does something. */
  #refusal(chosen: PointName | null, point: PointName): Problem | null {
    if (this.choices.type === 'none' || point === chosen) return null;
    return whyPoint(this.state.position.text, chosen, point, newcomerLetter(this.newcomer));
  }

  /** A single row needs no choosing. */
  #settle(): void {
    if (rowsOf(this.choices).length === 1 && this.selection.row === null) this.#chooseRow(0);
  }

  #enter(dot: PointName, action: number | null): void {
    this.#decide(action, dot);
  }

  #decide(action: number | null | undefined, dot?: PointName): void {
    if (action === null || action === undefined) return;
    this.#accept(expectValue(this.#turn.play(action)), false, dot);
    this.#playForced();
    this.#completeIfReady();
  }

  #playForced(): void {
    if (this.#setting.playForced() && this.state.forced) this.#accept(this.#turn.playForced(), true);
  }

  #completeIfReady(): void {
    if (this.state.status === 'complete' && this.state.steps.length > 0 && !this.#setting.confirmTurn())
      this.confirm();
  }

  #accept(state: TurnState, automatic: boolean, dot?: PointName): void {
    const known = this.#automatic.length;
    const steps = state.steps
      .slice(known)
      .map((step, index) => (index === 0 && dot ? enteringFrom(step, dot) : step));
    this.#automatic.push(...steps.map(() => automatic));
    const before = this.state.linked;
    this.state = state;
    this.why = null;
    if (before?.decider !== state.linked?.decider || before?.stage !== state.linked?.stage)
      this.#floor = this.#automatic.length;
    this.selection = { ...NOTHING, piece: this.selection.piece };
    this.#settle();
    if (steps.length > 0) this.#setting.decided?.(steps);
  }

  #pop(): void {
    this.#turn.undo();
    this.#automatic.pop();
  }
}

/** The rules name one dot for all that lead onto an empty spot; the hand has used another. */
function enteringFrom(step: Step, dot: PointName): Step {
  const [first, ...rest] = step.moves;
  if ((step.kind !== 'push' && step.kind !== 'extra') || !first) return step;
  return { ...step, moves: [{ ...first, from: dot }, ...rest] };
}

/** The letter of a piece that is brought in; a basic piece has none. */
function newcomerLetter(piece: Newcomer | null): string | null {
  if (piece === null || piece === 'basic') return null;
  return piece === 'gipf' ? 'G' : piece;
}
