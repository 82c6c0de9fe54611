import type { Colour, Overlays, PointName } from '../board';
import type {
  Aim,
  Answer,
  Changed,
  EntryView,
  HeldView,
  LinkedView,
  PositionView,
  Problem,
  Step,
  Table,
} from '../wasm';
import { boardPieces, dotsOf, loadAt } from './pieces';

/** What entering turns needs to know and whom it tells. */
export interface EntrySetting {
  /** Decisions without a choice are made by themselves. */
  playForced(): boolean;
  /** What was decided waits for `confirm`. */
  confirmTurn(): boolean;
  /** Something has changed: show it, and keep it unless more follows at once, of which `changed` is told too. */
  changed?(changed: Changed, more: boolean): void;
}

/**
 * Turns being entered on a board. What a click means and what may be chosen is decided at the table inside the rules; this
 * class passes on what hands do and holds what has become of it.
 */
export class TurnEntry {
  /** What the table said last. */
  now = $state.raw<Changed>() as Changed;
  /** What is on the board. */
  position = $state.raw<PositionView>() as PositionView;
  /** The decisions of the unfinished turn, as far as they were made here. */
  steps = $state.raw<readonly Step[]>([]);
  /** The decisions of the turn before. */
  turnSteps = $state.raw<readonly Step[]>([]);
  /** The point under the pointer or the cursor. */
  pointed = $state.raw<PointName | null>(null);
  /** What was decided by itself, until the same player decides something: nobody is to wonder where his row went. */
  told = $state.raw<readonly Step[]>([]);
  /** The potential whose sign was tapped last: what it does is told until something else is done. */
  sign = $state.raw<string | null>(null);
  /** Why the last typed turn was refused. */
  problem = $state.raw<Problem | null>(null);

  readonly #table: Table;
  readonly #setting: EntrySetting;
  readonly #aim: Aim = $derived.by(() => {
    // The table itself is not seen to change.
    void this.now;
    return this.#table.aim(this.pointed);
  });

  constructor(table: Table, setting: EntrySetting) {
    this.#table = table;
    this.#setting = setting;
    this.now = table.now();
    if (this.now.position) this.position = this.now.position;
  }

  /** Makes the decisions at the beginning that leave no choice. Call it once the start is on the screen. */
  begin(): void {
    this.#goOn();
  }

  get view(): EntryView {
    return this.now.entry;
  }

  /** Who decides, by his colour on the board that is shown: also while a complete turn waits. */
  get mover(): Colour {
    return this.view.mover;
  }

  /** Who decides, by his colour in the game itself. */
  get decider(): Colour {
    return this.view.decider;
  }

  /** What a linked game adds to the turn. */
  get linked(): LinkedView | null {
    return this.now.linked;
  }

  /** Why what was pointed at last did nothing, or what is chosen cannot be taken. */
  get why(): Problem | null {
    return this.now.why;
  }

  get overlays(): Overlays {
    const { view } = this;
    if (view.areas.length > 0) return rowOverlays(view);
    const aim = this.#aim;
    const ends = view.targets.filter(({ ends: end }) => end);
    const passed = view.targets.filter(({ ends: end }) => !end);
    // What lies on its place and is still in the hand has only its direction to be chosen, which has buttons too.
    const turning = view.aiming && view.buttons.length > 0 && view.chosen !== null;
    const points = ends.map(({ point }) => point);
    return {
      chosen: view.chosen,
      targets: (view.chosen === null && !view.aiming) || turning ? [] : points,
      turning: turning && view.chosen !== null ? { at: view.chosen, towards: points } : null,
      ghost: aim.ghost ? dotsOf(aim.ghost) : null,
      leads: aim.targets,
      selectable: [...view.starts, ...passed.map(({ point }) => point)],
      path: aim.path,
      nudges: aim.nudges.map(({ from, to }) => ({ point: from, towards: to })),
      flips: aim.flips,
      fading: aim.lost,
    };
  }

  get draggable(): readonly PointName[] {
    return this.view.draggable;
  }

  /** The point that was chosen last of a decision that is not made yet. */
  get chosen(): PointName | null {
    return this.view.chosen;
  }

  /** What was decided waits for `confirm`. */
  get waiting(): boolean {
    return this.view.waiting;
  }

  get canUndo(): boolean {
    return this.view.canUndo;
  }

  /** What may be brought in. */
  get holdable(): readonly HeldView[] {
    return this.view.holdable;
  }

  /** Where a piece on the board may go. */
  leads(point: PointName): readonly PointName[] {
    return this.draggable.includes(point) ? this.#table.leads(point) : [];
  }

  /** How many pieces are turned over by what is chosen on its way to a point. */
  flipsTo(point: PointName): number {
    return this.view.targets.find((target) => target.point === point)?.flips ?? 0;
  }

  /** A point was clicked, tapped or confirmed with a key. */
  click(point: PointName): void {
    const load = loadAt(point, boardPieces(this.position.pieces));
    this.#accept(this.#table.tap(point));
    if (this.chosen === null && !this.waiting) this.sign = load;
  }

  /** A drag began: what is dragged is what is chosen. */
  dragStart(from: PointName): void {
    this.#accept(this.#table.lift(from));
  }

  drag(from: PointName, to: PointName | null): void {
    this.#accept(to === null ? this.#table.cancel() : this.#table.drag(from, to));
  }

  /** Takes back what is chosen but not yet decided. */
  cancel(): void {
    this.#accept(this.#table.cancel());
  }

  /** Chooses what to bring in. */
  hold(word: string): void {
    this.#accept(this.#table.hold(word));
    this.sign = this.holdable.find((held) => held.word === word)?.sign ?? null;
  }

  /** Presses a button that decides something. */
  press(word: string): void {
    this.#accept(this.#table.press(word));
  }

  /** Takes the chosen row. */
  take(): void {
    if (this.view.take !== null) this.press(this.view.take);
  }

  /** Takes back the last thing done: a choice, or the last decision with whatever followed from it by itself. */
  undo(): void {
    this.#accept(this.#table.undo(), true);
  }

  /** What was decided stands; a complete turn is played. */
  confirm(): void {
    if (this.waiting) this.#accept(this.#table.confirm());
  }

  /** Answers about a pending use: accepts or challenges it, or says how its contest ended. */
  answer(word: string): void {
    this.#try(this.#table.answer(word));
  }

  /** Enters decisions as text, which stand at once. False if they cannot be played. */
  type(text: string): boolean {
    return this.#try(this.#table.playText(text.trim()));
  }

  /** Plays a whole turn given as text, ended where it may end. False if it cannot be played. */
  play(text: string): boolean {
    const { turns } = this.now;
    if (!this.type(text)) return false;
    if (this.now.turns === turns) this.#accept(this.#table.confirm());
    return true;
  }

  /** Takes turns back, with all that was decided since. */
  takeBack(turns: number): void {
    [this.turnSteps, this.steps] = [[], []];
    this.#accept(this.#table.takeBack(turns), true);
  }

  /** Ends the game from outside. */
  end(winner: Colour | null, reason: string): void {
    this.#accept(this.#table.endBy(winner, reason));
  }

  #try(answer: Answer<Changed>): boolean {
    if ('problem' in answer) {
      this.problem = answer.problem;
      return false;
    }
    this.#accept(answer.value);
    return true;
  }

  #accept(changed: Changed, still = false, automatic = false): void {
    this.#tell(changed, automatic);
    const made = changed.steps.length;
    const gone = changed.back ? Math.max(0, this.view.decided + made - changed.entry.decided) : 0;
    [this.problem, this.sign] = [null, null];
    this.now = changed;
    if (changed.position) this.position = changed.position;
    this.steps = [...this.steps.slice(0, this.steps.length - gone), ...changed.steps];
    if (changed.turn) [this.turnSteps, this.steps] = [this.steps, []];
    // What was taken back is not made again by itself, and what follows a turn is begun by whoever is told of it.
    const more = !still && changed.turn === null && this.#follows !== null;
    this.#setting.changed?.(changed, more);
    if (more) this.#goOn();
  }

  #tell({ steps, back }: Changed, automatic: boolean): void {
    const own = steps.filter(({ mover }) => mover === this.told[0]?.mover);
    if (automatic) this.told = own.length === 0 ? steps : [...this.told, ...steps];
    else if (back || own.length > 0) this.told = [];
  }

  /** What is done without anybody's hand: a decision without a choice, or the end of a turn that nobody has to confirm. */
  get #follows(): 'forced' | 'confirm' | null {
    if (this.now.end) return null;
    if (this.view.forced && this.#setting.playForced()) return 'forced';
    return this.waiting && !this.#setting.confirmTurn() ? 'confirm' : null;
  }

  #goOn(): void {
    const follows = this.#follows;
    if (follows === 'forced') this.#accept(this.#table.playForced(), false, true);
    else if (follows === 'confirm') this.#accept(this.#table.confirm());
  }
}

/** The rows that may be taken, and what goes and stays of the one that is chosen. */
function rowOverlays({ areas, area, lifted, kept }: EntryView): Overlays {
  return {
    rows: areas.map(({ points }, index) => ({
      points,
      state: area === null ? 'offered' : index === area ? 'chosen' : 'other',
    })),
    selectable: [...new Set(areas.flatMap(({ points }) => points))],
    targets: areas[area ?? -1]?.toggles ?? [],
    lifted,
    kept,
  };
}
