import type { NodeView } from '../wasm';

/** A turn in the printed tree. */
export interface TreeTurn {
  readonly node: NodeView;
  /** `3.` or `3…` where one is needed. */
  readonly label: string;
  /** Lines that could have been played instead. */
  readonly variations: readonly (readonly TreeTurn[])[];
}

/** The line that begins with a node: its turns, each with the variations that branch off instead of it. */
export function treeLine(nodes: ReadonlyMap<number, NodeView>, first: number): TreeTurn[] {
  const turns: TreeTurn[] = [];
  let id: number | undefined = first;
  let numbered = false;
  while (id !== undefined) {
    const node: NodeView | undefined = nodes.get(id);
    if (!node) break;
    const parent = node.parent === null ? undefined : nodes.get(node.parent);
    // A line that a variation starts has no siblings of its own: they belong to the line it leaves.
    const siblings =
      turns.length === 0 && parent?.children[0] !== id ? [] : (parent?.children.slice(1) ?? []);
    const variations = siblings.map((sibling) => treeLine(nodes, sibling));
    turns.push({ node, label: label(node, numbered), variations });
    // After a variation or a comment Black's turn is numbered again.
    numbered = variations.length === 0 && node.comment === '';
    id = node.children[0];
  }
  return turns;
}

function label(node: NodeView, continues: boolean): string {
  if (node.mover === 'white') return `${node.number}.`;
  return continues ? '' : `${node.number}…`;
}
