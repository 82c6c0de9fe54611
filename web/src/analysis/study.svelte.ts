import { TurnEntry } from '../game/entry.svelte';
import { Scene } from '../game/scene.svelte';
import { settings } from '../settings';
import {
  type RecordTree,
  expectValue,
  type EvaluationView,
  type NodeView,
  type PositionView,
  type Problem,
  type RecordView,
  type Step,
  type TurnView,
} from '../wasm';

/** A record being studied: its tree, the node on the board, and the turn being tried there. */
export class Study {
  view = $state.raw<RecordView>() as RecordView;
  /** The node on the board. */
  node = $state(0);
  entry = $state.raw<TurnEntry | null>(null);
  /** Why the text it was read from stops early. */
  problem = $state.raw<Problem | null>(null);
  /** How often somebody has changed the record. */
  edits = $state(0);
  readonly scene: Scene;

  readonly #tree: RecordTree;
  readonly #byId = $derived(new Map(this.view.nodes.map((node) => [node.id, node])));
  #steps = $state.raw<readonly Step[]>([]);
  #position = $state.raw<PositionView>() as PositionView;

  constructor(tree: RecordTree, path: readonly number[] = []) {
    this.#tree = tree;
    this.problem = tree.problem();
    this.view = tree.view();
    this.node = tree.follow(new Uint32Array(path));
    this.#position = this.#positionAt(this.node);
    this.scene = new Scene(this.#position.pieces);
    this.#steps = tree.turn(this.node)?.steps ?? [];
    this.#try();
  }

  /** The position of the node on the board. */
  get position(): PositionView {
    return this.#position;
  }

  /** The position on the board, inside a turn too. */
  get shown(): PositionView {
    return this.entry?.state.position ?? this.#position;
  }

  get start(): PositionView {
    return this.#positionAt(0);
  }

  get lastSteps(): readonly Step[] {
    return this.entry && this.entry.state.steps.length > 0 ? this.entry.state.steps : this.#steps;
  }

  /** The turn that led to the node on the board. */
  get lastTurn(): TurnView | null {
    return this.#tree.turn(this.node);
  }

  get byId(): ReadonlyMap<number, NodeView> {
    return this.#byId;
  }

  get current(): NodeView | undefined {
    return this.#byId.get(this.node);
  }

  /** The nodes from the start to a node. */
  lineTo(id: number): NodeView[] {
    const nodes = this.byId;
    const line: NodeView[] = [];
    for (let node = nodes.get(id); node; node = node.parent === null ? undefined : nodes.get(node.parent))
      line.unshift(node);
    return line;
  }

  /** The line the node on the board is in: up to it, and on with the first continuation. */
  get line(): NodeView[] {
    const nodes = this.byId;
    const line = this.lineTo(this.node);
    for (let next = line.at(-1)?.children[0]; next !== undefined; next = line.at(-1)?.children[0]) {
      const node = nodes.get(next);
      if (!node) break;
      line.push(node);
    }
    return line;
  }

  /** The game up to the node on the board, as the engine is told it. */
  get soFar(): { readonly start: string; readonly turns: readonly string[] } {
    return this.gameTo(this.node);
  }

  gameTo(id: number): { readonly start: string; readonly turns: readonly string[] } {
    const [root, ...rest] = this.lineTo(id);
    // Contests are no business of the engine: it is told where they have led.
    const linked = rest.some((node) => node.decisions !== null);
    if (linked) return { start: rest.at(-1)?.position ?? '', turns: [] };
    return { start: root?.position ?? '', turns: rest.flatMap((node) => node.text ?? []) };
  }

  get path(): readonly number[] {
    return [...this.#tree.path(this.node)];
  }

  /** Shows a node. */
  go(id: number): void {
    if (id === this.node && this.entry?.state.steps.length === 0) return;
    const forward = this.byId.get(id)?.parent === this.node && this.entry?.state.steps.length === 0;
    this.node = id;
    this.#position = this.#positionAt(id);
    this.#steps = this.#tree.turn(id)?.steps ?? [];
    if (forward) this.scene.play(this.#steps);
    else this.scene.show(this.#position.pieces);
    this.#try();
  }

  back(): void {
    const parent = this.current?.parent;
    if (parent !== null && parent !== undefined) this.go(parent);
  }

  forward(): void {
    const next = this.current?.children[0];
    if (next !== undefined) this.go(next);
  }

  toStart(): void {
    this.go(0);
  }

  toEnd(): void {
    this.go(this.line.at(-1)?.id ?? 0);
  }

  /** Plays a turn given as text at the node on the board and shows where it leads. */
  play(turn: string): Problem | null {
    const answer = this.#tree.add(this.node, turn);
    if ('problem' in answer) return answer.problem;
    this.#refresh();
    this.go(answer.value);
    return null;
  }

  /** Deletes the node on the board and everything after it. */
  remove(): void {
    const { current } = this;
    if (!current || current.parent === null) return;
    const { parent } = current;
    this.#tree.remove(current.id);
    this.#refresh();
    this.go(parent);
  }

  promote(): void {
    this.#tree.promote(this.node);
    this.#refresh();
  }

  comment(text: string): void {
    this.#tree.setComment(this.node, text);
    this.#refresh();
  }

  glyph(text: string): void {
    this.#tree.setGlyph(this.node, text);
    this.#refresh();
  }

  evaluate(id: number, evaluation: EvaluationView): void {
    const known = this.#byId.get(id)?.evaluation;
    if (known && sameEvaluation(known, evaluation)) return;
    this.#tree.setEvaluation(id, evaluation);
    // The engine reports many times a second: the rest of a long record is not written out anew each time.
    const nodes = this.view.nodes.map((node) => (node.id === id ? { ...node, evaluation } : node));
    this.view = { ...this.view, nodes };
  }

  tag(name: string): string {
    return this.view.tags.find(([known]) => known === name)?.[1] ?? '';
  }

  setTag(name: string, value: string): void {
    this.#tree.setTag(name, value);
    this.#refresh();
  }

  /** The record as text. */
  text(): string {
    return this.#tree.text();
  }

  #positionAt(id: number): PositionView {
    const position = this.#tree.position(id);
    if (!position) throw new Error('no such node');
    return position;
  }

  #refresh(): void {
    this.edits += 1;
    this.view = this.#tree.view();
  }

  /** Lets a turn be tried at the node on the board. */
  #try(): void {
    this.entry = null;
    if (this.#position.end) return;
    const entry = new TurnEntry(this.#position.text, {
      playForced: () => settings.playForced,
      // Everything here can be taken back.
      confirmTurn: () => false,
      decided: (steps) => this.scene.play(steps),
      takenBack: () => this.scene.show(entry.state.position.pieces),
      completed: (turn) => this.#completed(turn.text, turn.steps),
    });
    this.entry = entry;
  }

  #completed(text: string, steps: readonly Step[]): void {
    const id = expectValue(this.#tree.add(this.node, text));
    this.#refresh();
    this.node = id;
    this.#position = this.#positionAt(id);
    this.#steps = steps;
    this.#try();
  }
}

function sameEvaluation(one: EvaluationView, other: EvaluationView): boolean {
  return (
    one.hundredths === other.hundredths &&
    one.winner === other.winner &&
    one.turns === other.turns &&
    one.depth === other.depth
  );
}
