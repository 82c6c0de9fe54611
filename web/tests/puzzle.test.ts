import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { topics } from '../src/puzzles/files';
import { PuzzleRun, type PuzzleSetting } from '../src/puzzles/puzzle-run.svelte';
import { readPuzzles, type Puzzle } from '../src/puzzles/puzzle';
import { Solved } from '../src/puzzles/solved.svelte';
import { MemoryDisk } from '../src/store/disk';
import type { SearchView } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(() => {
  loadRulesFromDisk();
});

const EASY = 'gipf basic P3/1PpPp/2PppP/4p2/6/P4/p3 w 4/1 -- push | win in 2 | c7-c2 | 1';
const ROW = 'gipf standard 4/5/GPP3/4p2/6/5/3g w 9/5 -- push | win | d1-d5;xd2,Gd3,d4,d5 | 3';

function puzzle(line: string): Puzzle {
  const [read] = readPuzzles(line);
  if (!read) throw new Error('no puzzle');
  return read;
}

/** An engine that always answers the same. */
function engine(turn: string): PuzzleSetting['engine'] {
  return {
    cancel: () => undefined,
    analyse: async (_game, _lines, _limits, info) => {
      const evaluation = { hundredths: -137, winner: null, turns: null, depth: 4 };
      const found: SearchView = { depth: 4, nodes: 9, millis: 1, lines: [{ evaluation, turns: [turn] }] };
      info(found);
    },
  };
}

function begin(line: string, answer = ''): { run: PuzzleRun; told: string[] } {
  const told: string[] = [];
  const setting = {
    engine: engine(answer),
    judged: () => told.push('judged'),
    solved: () => told.push('solved'),
  };
  return { run: new PuzzleRun(puzzle(line), setting), told };
}

test('the easy ones come first', () => {
  const puzzles = readPuzzles(`# a file\n${ROW}\n\n${EASY}\n`);
  expect(puzzles.map(({ number, grade, turns }) => [number, grade, turns])).toEqual([
    [1, 1, 2],
    [2, 3, null],
  ]);
  expect(puzzles[1]?.solutions).toEqual(['d1-d5;xd2,Gd3,d4,d5']);
});

describe('a puzzle', () => {
  test('is solved by its turn', () => {
    const { run, told } = begin(EASY);
    expect(run.position.text).toBe(run.puzzle.position);
    expect(run.entry?.type('c7-c2')).toBe(true);
    expect(run.verdict).toBe('right');
    expect(run.entry).toBeNull();
    expect(told).toEqual(['solved', 'judged']);
  });

  test('is answered where the turn is wrong, and can be tried again', async () => {
    const { run, told } = begin(EASY, 'h3');
    run.entry?.type('b3');
    expect(run.verdict).toBe('wrong');
    expect(run.thinking).toBe(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(run.thinking).toBe(false);
    expect(run.answer?.turn).toBe('h3');
    // The judgement is White’s, and so is the puzzle.
    expect(run.answer?.chance).toBeCloseTo(0.27, 2);
    run.retry();
    expect(run.verdict).toBe('open');
    expect(run.answer).toBeNull();
    expect(run.position.text).toBe(run.puzzle.position);
    expect(told).toEqual(['judged']);
  });

  test('that begins well has to end well, too', () => {
    const { run } = begin(ROW);
    run.entry?.type('d1-d5');
    expect(run.verdict).toBe('open');
    run.entry?.type('xd2,d4,d5');
    expect(run.verdict).toBe('ended');
  });

  test('gives its hints one after another', () => {
    const { run } = begin(EASY);
    expect(run.idea).toBeNull();
    run.hint();
    expect(run.idea).not.toBeNull();
    expect(run.arrows).toEqual([]);
    run.hint();
    expect(run.arrows).toEqual([{ from: 'c7', to: 'c7', kind: 'other' }]);
    run.hint();
    run.hint();
    expect(run.arrows).toMatchObject([{ from: 'c7' }]);
    expect(run.arrows[0]?.to).not.toBe('c7');
    expect(run.hints).toBe(run.mostHints);
  });

  test('that was shown is not solved', () => {
    const { run, told } = begin(EASY);
    run.show();
    expect(run.verdict).toBe('shown');
    expect(run.lastSteps).not.toEqual([]);
    run.retry();
    run.entry?.type('c7-c2');
    expect(run.verdict).toBe('right');
    expect(told).not.toContain('solved');
  });
});

test.each(topics)('every puzzle of %s is solved by its solutions', (topic) => {
  const text = readFileSync(new URL(`../../data/puzzles/${topic}.txt`, import.meta.url), 'utf8');
  const puzzles = readPuzzles(text);
  expect(puzzles.length).toBeGreaterThan(150);
  for (const each of puzzles) {
    expect([1, 2, 3, 4, 5]).toContain(each.grade);
    const solutions = each.solutions.slice(0, 2);
    for (const solution of solutions) {
      const run = new PuzzleRun(each, { engine: engine(''), solved: () => undefined });
      expect(run.entry?.play(solution), each.position).toBe(true);
      expect(run.verdict, each.position).toBe('right');
    }
  }
});

describe('what is solved', () => {
  test('is kept, beside what another page has solved', async () => {
    const disk = new MemoryDisk();
    const [one, other] = [new Solved(disk), new Solved(disk)];
    await one.note('gipf', 'a');
    await other.note('gipf', 'b');
    await other.note('yinsh', 'c');
    const later = new Solved(disk);
    await later.load();
    expect(['a', 'b', 'c'].map((position) => later.has('gipf', position))).toEqual([true, true, false]);
    expect(later.count('yinsh')).toBe(1);
    await later.forget();
    expect(later.any).toBe(false);
    const last = new Solved(disk);
    await last.load();
    expect(last.any).toBe(false);
  });

  test('is none where something else lies', async () => {
    const disk = new MemoryDisk();
    await disk.add([{ id: 'gipf' }, { id: 'chess', solved: ['a'] } as { id: string }]);
    const solved = new Solved(disk);
    await solved.load();
    expect(solved.any).toBe(false);
    await solved.note('gipf', 'a');
    expect(solved.count('gipf')).toBe(1);
  });
});
