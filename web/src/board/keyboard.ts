import type { Colour, PointName } from './api';
import { columnEnd, cycleCursor, moveCursor, type Cursor, type Direction } from './cursor';
import type { Geometry } from './geometry';

/** What a key asks for. */
export type KeyCommand =
  | { readonly type: 'step'; readonly direction: Direction }
  | { readonly type: 'cycle'; readonly step: 1 | -1 }
  | { readonly type: 'end'; readonly end: 1 | -1 }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ArrowUp: { type: 'step', direction: 'up' },
  ArrowDown: { type: 'step', direction: 'down' },
  ArrowLeft: { type: 'step', direction: 'left' },
  ArrowRight: { type: 'step', direction: 'right' },
  PageDown: { type: 'cycle', step: 1 },
  PageUp: { type: 'cycle', step: -1 },
  Home: { type: 'end', end: 1 },
  End: { type: 'end', end: -1 },
  Enter: { type: 'confirm' },
  ' ': { type: 'confirm' },
  Escape: { type: 'cancel' },
};

/**
 * The command of a key press, or null if the key is not the board's. Keys held with Ctrl, Alt or Meta belong to
 * the browser and the page.
 */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): KeyCommand | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  return Object.hasOwn(COMMANDS, event.key) ? (COMMANDS[event.key] ?? null) : null;
}

/** Whether a command is one that pages use too, to walk through turns: left, right, and to either end. */
export function isAcross(command: KeyCommand): boolean {
  if (command.type === 'step') return command.direction === 'left' || command.direction === 'right';
  return command.type === 'end';
}

/** The cursor after a command; `choices` are the points worth stopping at. */
export function cursorAfter(
  geometry: Geometry,
  bottom: Colour,
  cursor: Cursor,
  command: KeyCommand,
  choices: readonly PointName[],
): Cursor {
  switch (command.type) {
    case 'step':
      return moveCursor(geometry, bottom, cursor, command.direction);
    case 'cycle':
      return cycleCursor(geometry, cursor, choices, command.step);
    case 'end':
      return columnEnd(geometry, bottom, cursor, command.end);
    default:
      return cursor;
  }
}
