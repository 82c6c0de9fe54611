import { mount, unmount } from 'svelte';
import type { BoardMethods, BoardProps } from './api';
import Board from './Board.svelte';

/** A board in a page that does not use Svelte. */
export interface MountedBoard extends BoardMethods {
  /** Changes the given props and leaves the others as they are. */
  set(props: Partial<BoardProps>): void;
  /** Takes the board out of the page. */
  destroy(): Promise<void>;
}

/** Puts a board into an element, as wide as the element is. */
export function mountBoard(target: Element, props: BoardProps): MountedBoard {
  const current = $state<{ -readonly [Name in keyof BoardProps]: BoardProps[Name] }>({ ...props });
  const board = mount(Board, { target, props: current });
  return {
    set: (change) => void Object.assign(current, change),
    skip: () => board.skip(),
    focus: (point) => board.focus(point),
    announce: (text) => board.announce(text),
    destroy: () => unmount(board),
  };
}
