import { describe, expect, it } from 'vitest';
import type { Colour } from '../src/board/api';
import { BOARDS, type Game } from '../src/board/boards';
import { STEP, distance, geometryOf, nearestPoint, placeOf, type Geometry } from '../src/board/geometry';
import { BASIC_RADIUS, FLOOR_OUTER, RING_OUTER } from '../src/board/pieces/measures';
import {
  dvonnGeometry,
  gipfGeometry,
  tzaarGeometry,
  yinshGeometry,
  zertz48Geometry,
  zertz61Geometry,
  zertzGeometry,
} from './boards';

const allBoards = Object.keys(BOARDS) as Game[];

function lineNames(geometry: Geometry): string[] {
  return geometry.lines.map((line) => line.map((point) => point.name).join(' '));
}

function neighbourNames(geometry: Geometry, point: string): string[] {
  return (geometry.neighbours.get(point) ?? []).map((neighbour) => neighbour.name).toSorted();
}

// Of 48 rings the middle is between rings, and half a turn leads to others.
describe.each(allBoards.filter((game) => game !== 'zertz-48').map(geometryOf))(
  'the $game board',
  (geometry) => {
    it('has its centre in the middle, or beside the hole there', () => {
      const place = geometry.hole ? { x: 0, y: STEP } : { x: 0, y: 0 };
      expect(geometry.byName.get(geometry.centre)).toMatchObject(place);
    });

    it('looks the same turned by 180°', () => {
      for (const point of geometry.points) {
        const opposite = geometry.points.filter((other) => distance(other, placeOf(point, 'black')) < 1);
        expect(opposite).toHaveLength(1);
      }
    });

    it('has lines whose points are one step apart and straight', () => {
      for (const line of geometry.lines) {
        for (let index = 1; index < line.length; index++) {
          const [a, b, c] = [line[index - 1], line[index], line[index + 1]];
          if (!a || !b) throw new Error('a line without points');
          expect(distance(a, b)).toBeCloseTo(STEP);
          if (c) expect(distance(a, c)).toBeCloseTo(2 * STEP);
        }
      }
    });

    it('has neighbours on both sides', () => {
      for (const [name, neighbours] of geometry.neighbours) {
        for (const neighbour of neighbours) expect(neighbourNames(geometry, neighbour.name)).toContain(name);
      }
    });

    it.each<Colour>(['white', 'black'])(
      'keeps its names inside the drawing with %s at the bottom',
      (bottom) => {
        const labels = geometry.labels(bottom);
        expect(new Set(labels.map((label) => label.text)).size).toBe(labels.length);
        for (const { x, y } of labels) {
          expect(Math.abs(x)).toBeLessThan(geometry.extent.x - STEP * 0.2);
          expect(Math.abs(y)).toBeLessThan(geometry.extent.y - STEP * 0.2);
        }
      },
    );

    it('finds the point under the pointer from half a step away, and none far off', () => {
      for (const point of geometry.points) {
        expect(nearestPoint(geometry, { x: point.x + STEP * 0.3, y: point.y - STEP * 0.3 })).toBe(point.name);
      }
      expect(nearestPoint(geometry, { x: STEP * 20, y: 0 })).toBeNull();
    });
  },
);

describe('the GIPF board', () => {
  const dots = gipfGeometry.points.filter((point) => point.dot);

  it('has 37 spots, 24 dots and 21 lines', () => {
    expect(gipfGeometry.points).toHaveLength(61);
    expect(dots).toHaveLength(24);
    expect(gipfGeometry.lines).toHaveLength(21);
  });

  it('has a dot at both ends of every line and 4 to 7 spots between', () => {
    for (const line of gipfGeometry.lines) {
      expect([line[0]?.dot, line.at(-1)?.dot]).toEqual([true, true]);
      const spots = line.slice(1, -1);
      expect(spots.every((point) => !point.dot)).toBe(true);
      expect(spots.length).toBeGreaterThanOrEqual(4);
      expect(spots.length).toBeLessThanOrEqual(7);
    }
  });

  it('ends one line at each corner dot and two at every other', () => {
    const corners = new Set(['a1', 'a5', 'e1', 'e9', 'i1', 'i5']);
    for (const dot of dots) {
      const ending = gipfGeometry.lines.filter((line) => line[0] === dot || line.at(-1) === dot);
      expect(ending).toHaveLength(corners.has(dot.name) ? 1 : 2);
    }
  });

  it('has the lines of the rulebook', () => {
    expect(lineNames(gipfGeometry)).toEqual(
      expect.arrayContaining([
        'c1 c2 c3 c4 c5 c6 c7',
        'a1 b2 c3 d4 e5 f5 g5 h5 i5',
        'c1 d2 e3 f3 g3 h3 i3',
        'a5 b5 c5 d5 e5 f4 g3 h2 i1',
        'a2 b2 c2 d2 e2 f1',
      ]),
    );
  });

  it('knows neighbours across the middle column', () => {
    expect(neighbourNames(gipfGeometry, 'e5')).toEqual(['d4', 'd5', 'e4', 'e6', 'f4', 'f5']);
    expect(neighbourNames(gipfGeometry, 'f5')).toEqual(['e5', 'e6', 'f4', 'f6', 'g4', 'g5']);
    expect(neighbourNames(gipfGeometry, 'e1')).toEqual(['d1', 'e2', 'f1']);
  });

  it('has dot e1 at the bottom for White and at the top for Black', () => {
    const e1 = gipfGeometry.byName.get('e1');
    if (!e1) throw new Error('no e1');
    expect(placeOf(e1, 'white').y).toBe(4 * STEP);
    expect(placeOf(e1, 'black').y).toBe(-4 * STEP);
  });
});

it.each<Colour>(['white', 'black'])('DVONN keeps its names clear of pieces, %s at the bottom', (bottom) => {
  for (const label of dvonnGeometry.labels(bottom)) {
    for (const point of dvonnGeometry.points) {
      const gap = distance(label, placeOf(point, bottom)) - BASIC_RADIUS;
      expect(gap, `${label.text} at ${point.name}`).toBeGreaterThan(STEP * 0.25);
    }
  }
});

describe('the YINSH board', () => {
  it('has 85 points and 33 lines', () => {
    expect(yinshGeometry.points).toHaveLength(85);
    expect(yinshGeometry.lines).toHaveLength(33);
  });

  it.each<Colour>(['white', 'black'])(
    'keeps its names clear of rings at the rim, %s at the bottom',
    (bottom) => {
      for (const label of yinshGeometry.labels(bottom)) {
        for (const point of yinshGeometry.points) {
          const gap = distance(label, placeOf(point, bottom)) - RING_OUTER;
          expect(gap, `${label.text} at ${point.name}`).toBeGreaterThan(STEP * 0.2);
        }
        // Also as large as it is written on a small board.
        expect(Math.hypot(label.x, label.y) + STEP * 0.2, label.text).toBeLessThan(
          yinshGeometry.extent.x - 10,
        );
      }
    },
  );

  it('has three lines through every point', () => {
    for (const point of yinshGeometry.points) {
      expect(yinshGeometry.lines.filter((line) => line.includes(point))).toHaveLength(3);
    }
  });

  it('runs its lines by letter, by number, and by both', () => {
    expect(lineNames(yinshGeometry)).toEqual(
      expect.arrayContaining([
        'a2 a3 a4 a5',
        'f2 f3 f4 f5 f6 f7 f8 f9 f10',
        'b1 c1 d1 e1',
        'g11 h11 i11 j11',
        'b1 c2 d3 e4 f5 g6 h7 i8 j9 k10',
      ]),
    );
  });

  it('knows neighbours', () => {
    expect(neighbourNames(yinshGeometry, 'f6')).toEqual(['e5', 'e6', 'f5', 'f7', 'g6', 'g7']);
    expect(neighbourNames(yinshGeometry, 'a2')).toEqual(['a3', 'b2', 'b3']);
  });
});

describe('the DVONN board', () => {
  it('has 49 spaces, 25 of them with six neighbours', () => {
    expect(dvonnGeometry.points).toHaveLength(49);
    const inner = dvonnGeometry.points.filter(({ name }) => neighbourNames(dvonnGeometry, name).length === 6);
    expect(inner).toHaveLength(25);
  });

  it('runs its lines by letter, by number, and by both', () => {
    expect(lineNames(dvonnGeometry)).toEqual(
      expect.arrayContaining([
        'a1 a2 a3',
        'f1 f2 f3 f4 f5',
        'a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 k3',
        'a1 b2 c3 d4 e5',
        'g1 h2 i3 j4 k5',
      ]),
    );
  });

  it('has c5 at the upper left and i1 at the lower right', () => {
    const [c5, i1] = ['c5', 'i1'].map((name) => dvonnGeometry.byName.get(name));
    expect(c5).toMatchObject({ x: -4 * STEP });
    expect(c5?.y).toBeLessThan(0);
    expect(i1).toMatchObject({ x: 4 * STEP });
  });
});

describe('the TZAAR board', () => {
  it('has 60 spaces around a hole, 30 of them with six neighbours', () => {
    expect(tzaarGeometry.points).toHaveLength(60);
    expect(tzaarGeometry.byName.has('e5')).toBe(false);
    const inner = tzaarGeometry.points.filter(({ name }) => neighbourNames(tzaarGeometry, name).length === 6);
    expect(inner).toHaveLength(30);
  });

  it('ends the lines through the middle at the hole', () => {
    const names = lineNames(tzaarGeometry);
    expect(names).toHaveLength(30);
    expect(names).toEqual(
      expect.arrayContaining([
        'e1 e2 e3 e4',
        'e6 e7 e8 e9',
        'a1 b2 c3 d4',
        'f5 g5 h5 i5',
        'a5 b5 c5 d5',
        'f4 g3 h2 i1',
        'c1 d2 e3 f3 g3 h3 i3',
      ]),
    );
  });
});

describe('the ZÈRTZ boards', () => {
  it('have 37, 48 and 61 rings, each with its name', () => {
    const boards = [zertzGeometry, zertz48Geometry, zertz61Geometry];
    expect(boards.map(({ points }) => points.length)).toEqual([37, 48, 61]);
    for (const board of boards) expect(board.byName.size).toBe(board.points.length);
  });

  it('run their lines as the rules say', () => {
    expect(lineNames(zertzGeometry)).toEqual(
      expect.arrayContaining(['a1 b2 c3 d4 e4 f4 g4', 'a4 b4 c4 d4 e3 f2 g1']),
    );
    expect(lineNames(zertz48Geometry)).toEqual(expect.arrayContaining(['a1 b2 c3 d4 e4 f4 g4 h4']));
    expect(lineNames(zertz61Geometry)).toEqual(expect.arrayContaining(['a1 b2 c3 d4 e5 f5 g5 h5 i5']));
  });

  it('stay inside their drawing, and are as wide for their height as each other', () => {
    for (const { points, extent } of [zertzGeometry, zertz48Geometry, zertz61Geometry]) {
      expect(extent.x / extent.y).toBeCloseTo(zertzGeometry.extent.x / zertzGeometry.extent.y);
      for (const { x, y } of points) {
        expect(Math.abs(x) + FLOOR_OUTER).toBeLessThan(extent.x);
        expect(Math.abs(y) + FLOOR_OUTER).toBeLessThan(extent.y);
      }
    }
  });
});

describe('picking', () => {
  it('favours what can be done over what is slightly nearer', () => {
    const between = { x: 0, y: STEP * 0.46 };
    expect(nearestPoint(gipfGeometry, between)).toBe('e5');
    expect(nearestPoint(gipfGeometry, between, (point) => point === 'e4')).toBe('e4');
    expect(nearestPoint(gipfGeometry, { x: 0, y: STEP * 0.3 }, (point) => point === 'e4')).toBe('e5');
  });
});
