import { beforeAll, describe, expect, test } from 'vitest';
import { TurnEntry, type EntrySetting } from '../src/game/entry.svelte';
import { Table as Course, type Step, type TurnItem } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

const GIPF = 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push';

interface Table {
  readonly entry: TurnEntry;
  readonly turns: TurnItem[];
  readonly steps: Step[];
}

function at(position: string, options: { playForced?: boolean; confirmTurn?: boolean } = {}): Table {
  const turns: TurnItem[] = [];
  const steps: Step[] = [];
  const setting: EntrySetting = {
    playForced: () => options.playForced ?? true,
    confirmTurn: () => options.confirmTurn ?? false,
    changed: (changed) => {
      steps.push(...changed.steps);
      if (changed.turn) turns.push(changed.turn);
    },
  };
  const entry = new TurnEntry(new Course(position, null, [], ''), setting);
  entry.begin();
  return { entry, turns, steps };
}

describe('GIPF push', () => {
  test('a dot, then the line', () => {
    const { entry, turns } = at(GIPF);
    entry.click('e1');
    expect(entry.overlays.chosen).toBe('e1');
    expect(entry.overlays.targets).toEqual(['e3']);
    expect(entry.overlays.nudges).toEqual([{ point: 'e2', towards: 'e3' }]);
    expect(entry.overlays.path).toEqual({ from: 'e1', to: 'e3' });
    entry.click('e3');
    expect(turns.map((turn) => turn.text)).toEqual(['e1-e3']);
  });

  test('a dot with several lines shows all ends and narrows to the one pointed at', () => {
    const { entry } = at(GIPF);
    entry.click('d1');
    expect(new Set(entry.overlays.targets)).toEqual(new Set(['d2', 'f2']));
    expect(entry.overlays.path).toBeNull();
    entry.pointed = 'e2';
    expect(entry.overlays.path).toEqual({ from: 'd1', to: 'f2' });
  });

  test('an empty spot alone is a decision, and comes in from the dot that was used', () => {
    const { entry, turns, steps } = at(GIPF);
    entry.click('d1');
    entry.click('d2');
    expect(turns[0]?.text).toBe('d2');
    expect(steps[0]?.moves[0]).toEqual({ from: 'd1', to: 'd2' });
    const direct = at(GIPF);
    direct.entry.click('c2');
    expect(direct.turns[0]?.text).toBe('c2');
  });

  test('the same dot again, a stray click and Escape take the choice back', () => {
    const { entry, turns } = at(GIPF);
    for (const undo of [
      () => entry.click('e1'),
      () => entry.click('e5'),
      () => entry.cancel(),
      () => entry.undo(),
    ]) {
      entry.click('e1');
      undo();
      expect(entry.chosen).toBeNull();
    }
    expect(turns).toEqual([]);
  });

  test('dragging from the dot along the line', () => {
    const { entry, turns } = at(GIPF);
    entry.dragStart('e1');
    entry.drag('e1', 'e2');
    expect(turns[0]?.text).toBe('e1-e3');
    const away = at(GIPF);
    away.entry.dragStart('e1');
    away.entry.drag('e1', null);
    expect(away.turns).toEqual([]);
    expect(away.entry.chosen).toBeNull();
  });

  test('a complete turn waits for a confirmation if one is wanted', () => {
    const { entry, turns } = at(GIPF, { confirmTurn: true });
    entry.click('c2');
    expect(entry.waiting).toBe(true);
    expect(turns).toEqual([]);
    entry.undo();
    expect(entry.waiting).toBe(false);
    entry.click('d2');
    entry.confirm();
    entry.confirm();
    expect(turns.map((turn) => turn.text)).toEqual(['d2']);
  });

  test('tournament: either kind', () => {
    const { entry, turns } = at('gipf tournament 4/5/6/G5g/6/5/4 w 16/16 ++ push');
    expect(entry.holdable.map(({ word }) => word).toSorted()).toEqual(['basic', 'gipf']);
    expect(entry.view.held, 'a basic piece would end the choice').toBeNull();
    expect(entry.overlays.selectable).toEqual([]);
    entry.click('d2');
    expect(entry.why?.code).toBe('choose-kind-first');
    expect(turns).toEqual([]);
    entry.hold('basic');
    entry.hold('gipf');
    entry.click('d2');
    expect(turns[0]?.text).toBe('Gd2');
    expect(entry.view.held, 'Black chooses for himself').toBeNull();
  });
});

describe('GIPF rows', () => {
  test('a forced taking plays itself, and undo takes it back with its cause', () => {
    const { entry, steps, turns } = at('gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push', { confirmTurn: true });
    entry.click('d1');
    entry.click('d2');
    expect(steps.map((step) => step.text)).toEqual(['d1-d5', 'xd2,d3,d4,d5']);
    entry.undo();
    expect(entry.view.decided).toBe(0);
    expect(entry.steps).toEqual([]);
    expect(turns).toEqual([]);
  });

  test('what played itself is told until its player decides something', () => {
    const { entry, turns } = at('gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push');
    entry.click('d1');
    entry.click('d2');
    expect(turns[0]?.text).toBe('d1-d5;xd2,d3,d4,d5');
    expect(entry.told).toMatchObject([{ kind: 'take', mover: 'white', home: 4, gone: 0 }]);
    expect(entry.play('c2')).toBe(true);
    expect(entry.told, 'Black has played').toHaveLength(1);
    expect(entry.play('c2')).toBe(false);
    expect(entry.play('g2')).toBe(true);
    expect(entry.told, 'White has played').toEqual([]);
    const taken = at('gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push', { confirmTurn: true });
    taken.entry.click('d1');
    taken.entry.click('d2');
    expect(taken.entry.told).toHaveLength(1);
    taken.entry.undo();
    expect(taken.entry.told).toEqual([]);
  });

  test('a click beside the pieces that may stay takes nothing', () => {
    const { entry, turns } = at('gipf standard 4/5/6/PPGPg2/6/5/4 w 9/9 -- claim');
    entry.click('e2');
    expect([turns.length, entry.why, entry.overlays.kept]).toEqual([0, null, ['e4']]);
  });

  test('GIPF-pieces toggle between take and keep; one’s own are kept at first', () => {
    const { entry, turns } = at('gipf standard 4/5/6/PPGPg2/6/5/4 w 9/9 -- claim');
    expect(entry.overlays.kept).toEqual(['e4']);
    expect(entry.overlays.lifted).toEqual(['e2', 'e3', 'e5', 'e6']);
    entry.click('e4');
    expect(entry.overlays.kept).toEqual([]);
    entry.click('e6');
    expect(entry.overlays.kept).toEqual(['e6']);
    entry.take();
    expect(turns.map((turn) => turn.text)).toEqual(['xe2,e3,Ge4,e5']);
  });

  test('of two crossing rows one is chosen, and a second click takes it', () => {
    const { entry, turns } = at('gipf basic 4/2P2/2P3/PPPP3/1P4/5/4 w 6/9 -- claim', { confirmTurn: true });
    expect(entry.overlays.rows?.map((row) => row.state)).toEqual(['offered', 'offered']);
    entry.click('e2');
    expect(entry.overlays.rows?.map((row) => row.state).toSorted()).toEqual(['chosen', 'other']);
    entry.click('e2');
    expect(entry.steps.map((step) => step.kind)).toEqual(['take']);
    entry.confirm();
    expect(turns.length).toBe(1);
  });

  test('a row of GIPF-pieces may stand', () => {
    const { entry, turns } = at('gipf standard 4/5/6/GGGG2g/6/5/4 w 9/9 -- claim');
    expect(entry.view.take).toBeNull();
    expect(entry.view.buttons).toEqual(['done']);
    entry.press('done');
    expect(turns[0]?.text).toBe('done');
  });
});

describe('YINSH', () => {
  const MOVE = 'yinsh standard 4/7/8/9/RmMm6/9/10/RRRR5/8/rrrrr2/4 w 0/0 0/0 move';

  test('a ring, then its target; flips are shown', () => {
    const { entry, turns } = at(MOVE);
    entry.click('e1');
    expect(entry.overlays.targets).toContain('e5');
    expect(entry.overlays.flips).toEqual(expect.arrayContaining(['e2', 'e3', 'e4']));
    entry.pointed = 'd1';
    expect(entry.overlays.flips).toEqual([]);
    entry.click('e5');
    expect(turns[0]?.text).toBe('e1-e5');
  });

  test('another ring may be chosen instead', () => {
    const { entry } = at(MOVE);
    entry.click('e1');
    entry.click('h3');
    expect(entry.chosen).toBe('h3');
  });

  test('a row, then a ring', () => {
    const { entry, turns } = at('yinsh standard 4/7/8/MMMMM4/10/9/10/RRRRR4/8/rrrrr2/4 w 0/0 0/0 claim-row');
    expect(entry.view.prompt).toBe('remove-ring');
    entry.click('h5');
    expect(turns[0]?.text).toBe('xd1-d5;xh5');
  });
});

test('typed turns are played whole, and refused ones say why', () => {
  const { entry, turns } = at(GIPF, { confirmTurn: true });
  expect(entry.type('e1-e9')).toBe(false);
  expect(entry.problem).not.toBeNull();
  expect(entry.type('e1-e3')).toBe(true);
  expect(turns[0]?.text).toBe('e1-e3');
});

describe('why not', () => {
  test('a point that does nothing names its rule, and a choice that does something forgets it', () => {
    const { entry } = at(GIPF);
    entry.click('e5');
    expect(entry.why).toMatchObject({ code: 'inner-spot', points: ['e5'], rule: 'gipf#push' });
    entry.click('e1');
    expect(entry.why).toBeNull();
    entry.click('d4');
    expect(entry.why).toMatchObject({ code: 'not-on-line', points: ['e1', 'd4'] });
    expect(entry.chosen).toBeNull();
  });

  test('a drag that ends in the wrong place names its rule', () => {
    const { entry } = at(GIPF);
    entry.dragStart('e1');
    entry.drag('e1', 'e7');
    expect(entry.why).toMatchObject({ code: 'beyond-gap', points: ['e3', 'e7'] });
  });

  test('taking nothing names its rule, but not before anything was done', () => {
    const { entry } = at('gipf tournament g3/1p3/1G2p1/2G3g/2G1p1/2G2/g3 w 8/9 -- claim');
    expect(entry.why).toBeNull();
    expect(entry.view.take).toBeNull();
    entry.click('d3');
    expect(entry.why).toBeNull();
    expect(entry.view.take).not.toBeNull();
    entry.click('d3');
    expect(entry.why).toMatchObject({ code: 'take-something', rule: 'gipf#optional-rows' });
  });

  test('typed text names its rule too', () => {
    const { entry } = at(GIPF);
    expect(entry.type('e5')).toBe(false);
    expect(entry.problem).toMatchObject({ code: 'inner-spot', rule: 'gipf#push' });
    expect(entry.type('hello')).toBe(false);
    expect(entry.problem).toMatchObject({ code: 'unreadable-turn', points: ['hello'] });
  });
});
