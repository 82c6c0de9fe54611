import { describe, expect, it } from 'vitest';
import type { Colour, Layer, Piece, Transition } from '../src/board/api';
import { difference, type Change, type Shown } from '../src/board/diff';
import type { Geometry } from '../src/board/geometry';
import { dvonnGeometry, gipfGeometry, tzaarGeometry, yinshGeometry, zertzGeometry } from './boards';

/** A board whose pieces have been shown: each key is the letter of the piece's place in the list. */
function board(geometry: Geometry, ...pieces: Piece[]) {
  const shown: Shown[] = pieces.map((piece, index) => ({ key: 'ABCDEFGHIJ'.charAt(index), piece }));
  return (next: Piece[], transition?: Transition) => {
    let minted = 0;
    return difference(shown, { pieces: next, transition }, geometry, () => `new${++minted}`);
  };
}

const basic = (point: string, colour: Colour = 'white'): Piece => ({ kind: 'basic', point, colour });
const ring = (point: string, colour: Colour = 'white'): Piece => ({ kind: 'ring', point, colour });
const floor = (point: string): Piece => ({ kind: 'floor', point, colour: 'none' });
const marble = (point: string, colour: 'white' | 'grey'): Piece => ({ kind: 'ball', point, colour });
const marker = (point: string, colour: Colour = 'white'): Piece => ({ kind: 'marker', point, colour });
const stack = (point: string, ...kinds: Layer['kind'][]): Piece => ({
  kind: 'stack',
  point,
  layers: kinds.map((kind) => ({ kind, colour: 'white' })),
});

const keysByPoint = (shown: readonly Shown[]): Record<string, string> =>
  Object.fromEntries(shown.map((entry) => [entry.piece.point, entry.key]));

describe('a push', () => {
  const before = board(gipfGeometry, basic('e2'), basic('e3'), basic('e7', 'black'));
  const after = [basic('e2'), basic('e3'), basic('e4'), basic('e7', 'black')];
  const moves = [
    { from: 'e1', to: 'e2' },
    { from: 'e2', to: 'e3' },
    { from: 'e3', to: 'e4' },
  ];

  it('moves every piece of the line and brings one in from the dot, though all look alike', () => {
    const { shown, changes } = before(after, { moves });
    expect(keysByPoint(shown)).toEqual({ e2: 'new1', e3: 'A', e4: 'B', e7: 'C' });
    expect(changes).toEqual<Change[]>([
      { type: 'enter', key: 'new1', from: 'e1', to: 'e2' },
      { type: 'move', key: 'A', from: 'e2', to: 'e3' },
      { type: 'move', key: 'B', from: 'e3', to: 'e4' },
    ]);
  });

  it('shows only the new piece when nothing tells the pieces apart', () => {
    expect(before(after).changes).toEqual([{ type: 'enter', key: 'new1', from: null, to: 'e4' }]);
  });

  it('leaves unmoved pieces unmoved whatever the order of the list', () => {
    const { shown, changes } = before([basic('e7', 'black'), basic('e3'), basic('e2')]);
    expect(changes).toEqual([]);
    expect(keysByPoint(shown)).toEqual({ e2: 'A', e3: 'B', e7: 'C' });
  });
});

describe('a ring move', () => {
  const before = board(yinshGeometry, ring('f6'), marker('f7'), marker('f8', 'black'), ring('a2'));
  const after = [marker('f6'), marker('f7', 'black'), marker('f8'), ring('f9'), ring('a2')];

  it('moves the ring, puts the marker down and turns the others in order', () => {
    const { shown, changes } = before(after, { moves: [{ from: 'f6', to: 'f9' }], flips: ['f8', 'f7'] });
    expect(changes).toEqual<Change[]>([
      { type: 'enter', key: 'new1', from: null, to: 'f6' },
      { type: 'move', key: 'A', from: 'f6', to: 'f9' },
      { type: 'flip', key: 'C', at: 'f8' },
      { type: 'flip', key: 'B', at: 'f7' },
    ]);
    expect(shown.find((entry) => entry.key === 'B')?.turnedFrom).toBe('white');
  });

  it('is found without a hint: the ring that looks alike and is missing has moved', () => {
    const { changes } = before(after);
    expect(changes).toContainEqual({ type: 'move', key: 'A', from: 'f6', to: 'f9' });
    expect(changes.filter((change) => change.type === 'flip')).toHaveLength(2);
  });
});

describe('a taking', () => {
  const before = board(gipfGeometry, basic('b2'), basic('c3'), basic('d4', 'black'), basic('h2'));

  it('keeps what leaves on the screen, in the order and with the destinations of the hint', () => {
    const { shown, changes } = before([basic('h2')], {
      removals: [
        { point: 'd4', to: 'away' },
        { point: 'c3', to: 'white' },
        { point: 'b2', to: 'white' },
      ],
    });
    expect(changes).toEqual<Change[]>([
      { type: 'leave', key: 'C', at: 'd4', to: 'away' },
      { type: 'leave', key: 'B', at: 'c3', to: 'white' },
      { type: 'leave', key: 'A', at: 'b2', to: 'white' },
    ]);
    expect(shown.filter((entry) => entry.leaving).map((entry) => entry.key)).toEqual(['A', 'B', 'C']);
  });

  it('does not take a piece that takes the place of another for the one that left', () => {
    const { changes } = before([basic('b2'), basic('c3'), basic('d4', 'black'), basic('h2')], {
      moves: [{ from: 'a1', to: 'b2' }],
      removals: [{ point: 'b2', to: 'white' }],
    });
    expect(changes).toEqual([
      { type: 'enter', key: 'new1', from: 'a1', to: 'b2' },
      { type: 'leave', key: 'A', at: 'b2', to: 'white' },
    ]);
  });

  it('forgets what was still leaving before', () => {
    const { shown } = difference(
      [{ key: 'A', piece: basic('b2'), leaving: true }],
      { pieces: [] },
      gipfGeometry,
      () => 'new',
    );
    expect(shown).toEqual([]);
  });
});

describe('a potential', () => {
  it('that jumps away enters from the stack it was on, which stays', () => {
    const before = board(gipfGeometry, stack('d3', 'basic', 'Z'));
    const { shown, changes } = before([basic('d3'), stack('f4', 'Z')], { moves: [{ from: 'd3', to: 'f4' }] });
    expect(keysByPoint(shown)).toEqual({ d3: 'A', f4: 'new1' });
    expect(changes).toEqual([{ type: 'enter', key: 'new1', from: 'd3', to: 'f4' }]);
  });

  it('that jumps onto a stack lands on top of it', () => {
    const before = board(gipfGeometry, stack('e4', 'basic', 'D'), basic('e5', 'black'));
    const onto: Piece = {
      kind: 'stack',
      point: 'e5',
      layers: [
        { kind: 'basic', colour: 'black' },
        { kind: 'D', colour: 'white' },
      ],
    };
    const { shown, changes } = before([basic('e4'), onto], { moves: [{ from: 'e4', to: 'e5' }] });
    expect(keysByPoint(shown)).toEqual({ e4: 'A', e5: 'B' });
    expect(changes).toEqual([{ type: 'land', key: 'B', from: 'e4', to: 'e5' }]);
  });
});

const tower = (point: string, colour: Colour, height: number): Piece => ({
  kind: 'stack',
  point,
  layers: Array.from({ length: height }, (_, level) => ({
    kind: 'basic',
    colour: level === height - 1 ? colour : 'none',
  })),
});

describe('a stack', () => {
  it('moves as a whole onto another, and what is cut off leaves', () => {
    const before = board(dvonnGeometry, tower('c3', 'white', 2), basic('e3', 'black'), basic('b3'));
    const transition: Transition = {
      moves: [{ from: 'c3', to: 'e3' }],
      removals: [{ point: 'b3', to: 'away' }],
    };
    const { shown, changes } = before([tower('e3', 'white', 3)], transition);
    expect(changes).toEqual([
      { type: 'land', key: 'B', from: 'c3', to: 'e3' },
      { type: 'leave', key: 'C', at: 'b3', to: 'away' },
    ]);
    expect(shown.find(({ key }) => key === 'B')?.arrived).toBe(2);
    expect(
      shown.some(({ key }) => key === 'A'),
      'it is drawn where it has landed',
    ).toBe(false);
  });
});

describe('a capture', () => {
  it('takes off what stands there, and moves the stack that captures', () => {
    const mine: Piece = { kind: 'stack', point: 'c3', layers: [{ kind: 'dotted', colour: 'white' }] };
    const before = board(tzaarGeometry, mine, basic('c6', 'black'));
    const transition: Transition = {
      moves: [{ from: 'c3', to: 'c6' }],
      removals: [{ point: 'c6', to: 'away' }],
    };
    const { shown, changes } = before([{ ...mine, point: 'c6' }], transition);
    expect(changes).toEqual([
      { type: 'move', key: 'A', from: 'c3', to: 'c6' },
      { type: 'leave', key: 'B', at: 'c6', to: 'away' },
    ]);
    expect(shown.filter(({ leaving }) => !leaving).map(({ key }) => key)).toEqual(['A']);
  });
});

describe('a jump', () => {
  it('moves the marble, takes the other, and leaves every ring where it lies', () => {
    const rings = ['c3', 'd4', 'e4'].map(floor);
    const before = board(zertzGeometry, ...rings, marble('c3', 'white'), marble('d4', 'grey'));
    const transition: Transition = {
      moves: [{ from: 'c3', to: 'e4' }],
      removals: [{ point: 'd4', to: 'white' }],
    };
    const { shown, changes } = before([...rings, marble('e4', 'white')], transition);
    expect(changes).toEqual([
      { type: 'move', key: 'D', from: 'c3', to: 'e4' },
      { type: 'leave', key: 'E', at: 'd4', to: 'white' },
    ]);
    const lying = shown.filter(({ piece }) => piece.kind === 'floor').map(({ key }) => key);
    expect(lying).toEqual(['A', 'B', 'C']);
  });
});

describe('identity', () => {
  it('follows ids over everything else', () => {
    const before = board(gipfGeometry, { ...basic('e2'), id: 'x' }, { ...basic('e3'), id: 'y' });
    const { shown } = before([
      { ...basic('e3'), id: 'x' },
      { ...basic('e2'), id: 'y' },
    ]);
    expect(keysByPoint(shown)).toEqual({ e3: 'A', e2: 'B' });
  });
});
