import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../src/board/api';
import { columnEnd, cursorAt, cycleCursor, moveCursor, type Direction } from '../src/board/cursor';
import type { Geometry } from '../src/board/geometry';
import { commandOf, cursorAfter } from '../src/board/keyboard';
import {
  dvonnGeometry,
  gipfGeometry,
  tzaarGeometry,
  yinshGeometry,
  zertz48Geometry,
  zertzGeometry,
} from './boards';

function walk(geometry: Geometry, bottom: Colour, from: string, ...directions: Direction[]): string[] {
  let cursor = cursorAt(geometry, from);
  return directions.map((direction) => {
    cursor = moveCursor(geometry, bottom, cursor, direction);
    return cursor.point;
  });
}

describe('arrow keys', () => {
  it('run along the columns', () => {
    expect(walk(gipfGeometry, 'white', 'e5', 'up', 'up', 'down')).toEqual(['e6', 'e7', 'e6']);
    expect(walk(yinshGeometry, 'white', 'f6', 'down')).toEqual(['f5']);
  });

  it('keep to the height at which a sideways walk began', () => {
    expect(walk(gipfGeometry, 'white', 'e5', 'right', 'right', 'right', 'right')).toEqual([
      'f5',
      'g4',
      'h4',
      'i3',
    ]);
    expect(walk(yinshGeometry, 'white', 'f6', 'right', 'right', 'left', 'left')).toEqual([
      'g7',
      'h7',
      'g7',
      'f6',
    ]);
  });

  it('run along the rows of a level board, and up and down without drifting', () => {
    expect(walk(dvonnGeometry, 'white', 'f3', 'right', 'up', 'up')).toEqual(['g3', 'g4', 'h5']);
    expect(walk(dvonnGeometry, 'white', 'a3', 'left', 'up', 'down')).toEqual(['a3', 'b4', 'a3']);
    expect(walk(dvonnGeometry, 'black', 'f3', 'right', 'up')).toEqual(['e3', 'e2']);
  });

  it('turn with the board', () => {
    expect(walk(gipfGeometry, 'black', 'e5', 'up', 'down', 'right')).toEqual(['e4', 'e5', 'd4']);
    expect(walk(yinshGeometry, 'black', 'f6', 'left')).toEqual(['g6']);
  });

  it('stay on the board at its edge', () => {
    expect(walk(gipfGeometry, 'white', 'e9', 'up')).toEqual(['e9']);
    expect(walk(gipfGeometry, 'white', 'a3', 'left')).toEqual(['a3']);
    expect(walk(yinshGeometry, 'white', 'k10', 'right')).toEqual(['k10']);
  });

  it('find the nearest point where the next column is shorter', () => {
    expect(walk(gipfGeometry, 'white', 'e9', 'right')).toEqual(['f8']);
    expect(walk(yinshGeometry, 'white', 'b1', 'left')).toEqual(['a2']);
  });

  it('step over a hole', () => {
    expect(walk(tzaarGeometry, 'white', 'e4', 'up', 'down')).toEqual(['e6', 'e4']);
  });

  it.each([gipfGeometry, yinshGeometry, dvonnGeometry, tzaarGeometry, zertzGeometry, zertz48Geometry])(
    'undo each other and reach every point of $game',
    (geometry) => {
      const reached = new Set<string>();
      const open = [geometry.centre];
      while (open.length > 0) {
        const point = open.pop();
        if (point === undefined || reached.has(point)) continue;
        reached.add(point);
        open.push(
          ...(['up', 'down', 'left', 'right'] as const).flatMap((way) => walk(geometry, 'white', point, way)),
        );
        const [there, back] = walk(geometry, 'white', point, 'right', 'left');
        if (there !== point) expect(back).toBe(point);
      }
      expect(reached.size).toBe(geometry.points.length);
    },
  );
});

describe('other keys', () => {
  it('go to the ends of a column as it lies on the screen', () => {
    const cursor = cursorAt(gipfGeometry, 'c4');
    expect(columnEnd(gipfGeometry, 'white', cursor, 1).point).toBe('c7');
    expect(columnEnd(gipfGeometry, 'black', cursor, 1).point).toBe('c1');
  });

  it('go round what may be chosen, in either direction', () => {
    const choices = ['h3', 'b2', 'e5'];
    const step = (from: string, by: 1 | -1): string =>
      cycleCursor(gipfGeometry, cursorAt(gipfGeometry, from), choices, by).point;
    expect([step('b2', 1), step('e5', 1), step('h3', 1)]).toEqual(['e5', 'h3', 'b2']);
    expect([step('b2', -1), step('a1', 1), step('f4', -1)]).toEqual(['h3', 'b2', 'e5']);
    const lone = cursorAt(gipfGeometry, 'c3');
    expect(cycleCursor(gipfGeometry, lone, [], 1)).toBe(lone);
  });

  const held = { ctrlKey: false, altKey: false, metaKey: false };

  it('are read from the event', () => {
    expect(commandOf({ key: 'ArrowLeft', ...held })).toEqual({ type: 'step', direction: 'left' });
    expect(commandOf({ key: 'Enter', ...held })).toEqual({ type: 'confirm' });
    expect(commandOf({ key: ' ', ...held })).toEqual({ type: 'confirm' });
    expect(commandOf({ key: 'Escape', ...held })).toEqual({ type: 'cancel' });
    expect(commandOf({ key: 'PageDown', ...held })).toEqual({ type: 'cycle', step: 1 });
  });

  it('are left to the page when they are not the board’s', () => {
    expect(commandOf({ key: 'f', ...held })).toBeNull();
    expect(commandOf({ key: 'toString', ...held })).toBeNull();
    expect(commandOf({ key: 'ArrowLeft', ...held, altKey: true })).toBeNull();
  });

  it('do not move the cursor when they confirm or cancel', () => {
    const cursor = cursorAt(gipfGeometry, 'c3');
    expect(cursorAfter(gipfGeometry, 'white', cursor, { type: 'confirm' }, ['e5'])).toBe(cursor);
    expect(cursorAfter(gipfGeometry, 'white', cursor, { type: 'cycle', step: 1 }, ['e5']).point).toBe('e5');
  });
});

describe('the keys of pages', () => {
  it('are listened to in one way, so that fields, choices and the board keep theirs', () => {
    const folder = fileURLToPath(new URL('../src', import.meta.url));
    const listening = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svelte'))
      .filter((name) => /<svelte:window[^>]*onkeydown/.test(readFileSync(join(folder, name), 'utf8')));
    expect(listening.length).toBeGreaterThan(6);
    const own = listening.filter(
      (name) => !readFileSync(join(folder, name), 'utf8').includes('pressKey(event'),
    );
    expect(own).toEqual([]);
  });
});
