import { SvelteMap } from 'svelte/reactivity';
import { TurnEntry } from '../game/entry.svelte';
import type { GameSoFar } from '../game/engine/messages';
import { endEvaluation } from '../game/evaluation';
import { Scene } from '../game/scene.svelte';
import { playsForced } from '../play/forced';
import {
  Table,
  type RecordTree,
  expectValue,
  type EvaluationView,
  type NodeView,
  type PositionView,
  type Problem,
  type RecordChange,
  type RecordView,
  type Step,
  type TurnView,
  valueOf,
  viewPosition,
} from '../wasm';

/** A record being studied: its tree, the node on the board, and the turn being tried there. */
export class Study {
  /** Everything in the tree, by its name there. */
  readonly byId: ReadonlyMap<number, NodeView>;
  tags = $state.raw<RecordView['tags']>([]);
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  result = $state('*');
  /** Where the main line ends. */
  last = $state(0);
  /** How often a judgement was noted. */
  judged = $state(0);
  /** The node on the board. */
  node = $state(0);
  entry = $state.raw<TurnEntry | null>(null);
  /** Why the text it was read from stops early. */
  problem = $state.raw<Problem | null>(null);
  /** How often somebody has changed the record. */
  edits = $state(0);
  readonly scene: Scene;

  readonly #tree: RecordTree;
  readonly #nodes = new SvelteMap<number, NodeView>();
  #steps = $state.raw<readonly Step[]>([]);
  #position = $state.raw<PositionView>() as PositionView;

  constructor(tree: RecordTree, path: readonly number[] = []) {
    this.#tree = tree;
    this.problem = tree.problem();
    this.byId = this.#nodes;
    this.#readAll();
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
    return this.entry?.position ?? this.#position;
  }

  get start(): PositionView {
    return this.#positionAt(0);
  }

  get lastSteps(): readonly Step[] {
    return this.entry && this.entry.steps.length > 0 ? this.entry.steps : this.#steps;
  }

  /** The turn that led to the node on the board. */
  get lastTurn(): TurnView | null {
    return this.#tree.turn(this.node);
  }

  get current(): NodeView | undefined {
    return this.byId.get(this.node);
  }

  /** The nodes from the start to a node. */
  lineTo(id: number): NodeView[] {
    const nodes = this.byId;
    const line: NodeView[] = [];
    for (let node = nodes.get(id); node; node = node.parent === null ? undefined : nodes.get(node.parent))
      line.unshift(node);
    return line;
  }

  /** The main line, the start first. */
  get mainLine(): NodeView[] {
    return this.lineTo(this.last);
  }

  /** Where the way to the node on the board leaves the main line. */
  get mainNode(): NodeView | undefined {
    return this.lineTo(this.node).findLast((node) => node.main);
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

  /** Every position of the line that the node on the board is in. */
  positions(): PositionView[] {
    return this.line.map(({ id }) => this.#positionAt(id));
  }

  /** The game up to the node on the board, as the engine is told it. */
  get soFar(): GameSoFar {
    return this.gameTo(this.node);
  }

  gameTo(id: number): GameSoFar {
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
    const untouched = this.entry?.view.decided === 0;
    if (id === this.node && untouched) return;
    const forward = this.byId.get(id)?.parent === this.node && untouched;
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
    this.#apply(answer.value);
    this.go(answer.value.node);
    return null;
  }

  /** Deletes the node on the board and everything after it. */
  remove(): void {
    const { current } = this;
    if (!current || current.parent === null) return;
    const { parent } = current;
    this.#tree.remove(current.id);
    this.#readAll();
    this.edits += 1;
    this.go(parent);
  }

  promote(): void {
    this.#tree.promote(this.node);
    this.#readAll();
    this.edits += 1;
  }

  comment(text: string): void {
    this.#apply(expectValue(this.#tree.setComment(this.node, text)));
  }

  glyph(text: string): void {
    this.#apply(expectValue(this.#tree.setGlyph(this.node, text)));
  }

  /** Notes who is better at a node, and what the engine would play there. */
  evaluate(id: number, evaluation: EvaluationView, turn?: string): void {
    const node = this.byId.get(id);
    if (!node) return;
    const best = turn !== undefined && this.#tree.setBest(id, turn) ? turn : node.best;
    if (node.evaluation && best === node.best && sameEvaluation(node.evaluation, evaluation)) return;
    this.#tree.setEvaluation(id, evaluation);
    this.#nodes.set(id, { ...node, evaluation, best });
    this.judged += 1;
  }

  /** Those of some nodes that the engine has to judge. How a game ended needs no engine: it is noted at once. */
  unjudged(nodes: readonly NodeView[]): { readonly node: number; readonly game: GameSoFar }[] {
    return nodes.flatMap(({ id, evaluation, position }) => {
      if (evaluation !== null) return [];
      const end = valueOf(viewPosition(position))?.end ?? null;
      if (end === null) return [{ node: id, game: this.gameTo(id) }];
      this.evaluate(id, endEvaluation(end));
      return [];
    });
  }

  tag(name: string): string {
    return this.tags.find(([known]) => known === name)?.[1] ?? '';
  }

  setTag(name: string, value: string): void {
    this.#tree.setTag(name, value);
    this.tags = this.#tree.tags();
    this.edits += 1;
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

  /** Much may be elsewhere than before. */
  #readAll(): void {
    const { nodes, tags, result, last } = this.#tree.view();
    this.#nodes.clear();
    for (const node of nodes) this.#nodes.set(node.id, node);
    [this.tags, this.result, this.last] = [tags, result, last];
  }

  #apply({ nodes, result, last }: RecordChange): void {
    for (const node of nodes) this.#nodes.set(node.id, node);
    [this.result, this.last] = [result, last];
    this.edits += 1;
  }

  /** Lets a turn be tried at the node on the board. */
  #try(): void {
    this.entry = null;
    if (this.#position.end) return;
    const entry = new TurnEntry(new Table(this.#position.text, null, [], ''), {
      playForced: playsForced,
      // Everything here can be taken back.
      confirmTurn: () => false,
      changed: ({ steps, back, turn }) => {
        if (steps.length > 0) this.scene.play(steps);
        else if (back) this.scene.show(entry.position.pieces);
        if (turn) this.#completed(turn.text, entry.turnSteps);
      },
    });
    this.entry = entry;
  }

  #completed(text: string, steps: readonly Step[]): void {
    const change = expectValue(this.#tree.add(this.node, text));
    this.#apply(change);
    this.node = change.node;
    this.#position = this.#positionAt(change.node);
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
