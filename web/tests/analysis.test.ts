import { beforeAll, describe, expect, test } from 'vitest';
import { turnArrow } from '../src/analysis/arrows';
import { pack, unpack } from '../src/analysis/link';
import { openText } from '../src/analysis/open';
import { Study } from '../src/analysis/study.svelte';
import { treeLine, type TreeTurn } from '../src/analysis/tree-line';
import { Draft } from '../src/editor/draft.svelte';
import { betterText, mistakesOf } from '../src/analysis/mistakes';
import { expectation, scoreText } from '../src/game/evaluation';
import { pairTurns } from '../src/game/turns';
import { RecordTree, expectValue, playTurn, type EvaluationView } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

const GIPF = 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push';

function judged(hundredths: number): EvaluationView {
  return { hundredths, winner: null, turns: null, depth: 5 };
}

function study(): Study {
  const opened = new Study(new RecordTree(GIPF));
  opened.play('e1-e3');
  opened.play('d7');
  opened.back();
  opened.entry?.type('e9-e7');
  return opened;
}

test('scores as people read them', () => {
  expect(scoreText(judged(125))).toBe('+1.25');
  expect(scoreText(judged(-40))).toBe('−0.40');
  expect(scoreText({ hundredths: null, winner: 'black', turns: 3, depth: null })).toBe('#−3');
  expect(expectation(judged(0))).toBe(0.5);
});

test('mistakes are turns that lost much for whoever played them, and lastingly', () => {
  const opened = new Study(new RecordTree(GIPF));
  for (const turn of ['e1-e3', 'd7', 'b1-b3', 'e9-e7']) expect(opened.play(turn)).toBeNull();
  // Black's answer gives a part of White's loss back, and what either loses then does not last; Black's last turn costs him much.
  for (const [node, worth] of [0, -300, -100, -300, -110].entries()) opened.evaluate(node, judged(worth));
  opened.evaluate(0, judged(0), 'b1-b3');
  expect(opened.byId.get(0)?.best).toBe('b1-b3');
  const mistakes = mistakesOf(opened.mainLine);
  expect(mistakes.map(({ node, grade, better }) => [node.text, grade, better])).toEqual([
    ['e1-e3', 'inaccuracy', 'b1-b3'],
    ['e9-e7', 'mistake', null],
  ]);
  expect(mistakes.map(betterText)).toEqual(['⟦review-better⟧', '']);
  opened.evaluate(2, judged(-320));
  expect(mistakesOf(opened.mainLine).map(({ grade }) => grade)).toEqual(['blunder', 'mistake']);
  opened.evaluate(0, judged(0), 'e1-e3');
  expect(
    mistakesOf(opened.mainLine).map(({ grade }) => grade),
    'nothing better is known',
  ).toEqual(['mistake']);
});

test('while the judging goes on nothing is called a mistake that may turn out to be none', () => {
  const opened = study();
  const [start, first] = opened.mainLine;
  opened.evaluate(start?.id ?? 0, judged(0), 'b1-b3');
  opened.evaluate(first?.id ?? 1, judged(-400));
  expect(mistakesOf(opened.mainLine)).toEqual([]);
  opened.evaluate(opened.mainLine[2]?.id ?? 2, judged(-400));
  expect(mistakesOf(opened.mainLine).map(({ node }) => node.text)).toEqual(['e1-e3']);
});

test('the judgement of the computer is part of the record, and no turn is noted that is none', () => {
  const opened = new Study(new RecordTree(GIPF));
  opened.evaluate(0, judged(20), 'b1-b3');
  opened.evaluate(0, judged(20), 'nonsense');
  const again = new Study(RecordTree.read(opened.text()) as RecordTree);
  expect(again.byId.get(0)).toMatchObject({ best: 'b1-b3', evaluation: judged(20) });
  expect(again.unjudged(again.mainLine)).toEqual([]);
});

test('links carry a text there and back; damaged ones are noticed', async () => {
  const text = '[Game "gipf"]\n\n1. e1-e3 {ő ș я} *\n'.repeat(20);
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 4);
  expect(await unpack(packed)).toBe(text);
  expect(await unpack('@@@')).toBeNull();
  expect(await unpack(packed.slice(0, -4))).toBeNull();
});

test('a record or a position is opened, anything else is explained', () => {
  expect('tree' in openText(GIPF)).toBe(true);
  expect('tree' in openText('[Game "gipf"]\n[Variant "standard"]\n\n1. e1-e3 *\n')).toBe(true);
  const wrong = openText('gipf basic g2P/5/6/P5p/6/5/p2P w 12/12 -- push');
  expect('problem' in wrong && wrong.problem.code).toBe('gipf-piece-in-basic');
  expect('problem' in openText('nonsense')).toBe(true);
});

describe('study', () => {
  test('a turn on the board becomes a variation', () => {
    const opened = study();
    expect(opened.current?.text).toBe('e9-e7');
    expect(opened.current?.main).toBe(false);
    opened.promote();
    expect(opened.current?.main).toBe(true);
    opened.remove();
    expect(opened.current?.text).toBe('e1-e3');
    expect(opened.line.map((node) => node.text)).toEqual([null, 'e1-e3', 'd7']);
  });

  test('the tree is printed with its variations', () => {
    const opened = study();
    opened.comment('Hm.');
    const text = (turns: readonly TreeTurn[]): string =>
      turns
        .map((turn) => {
          const own = `${turn.label}${turn.node.text}`;
          return [own, ...turn.variations.map((variation) => `(${text(variation)})`)].join(' ');
        })
        .join(' ');
    expect(text(treeLine(opened.byId, 1))).toBe('1.e1-e3 d7 (1…e9-e7)');
  });

  test('a link leads back to the same place', () => {
    const opened = study();
    const tree = RecordTree.read(opened.text());
    const again = new Study(tree as RecordTree, opened.path);
    expect(again.position.text).toBe(opened.position.text);
  });
});

test('arrows show what a turn mainly does', () => {
  expect(turnArrow(expectValue(playTurn(GIPF, 'e1-e3')))).toEqual({ from: 'e1', to: 'e3' });
  const yinsh = 'yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place';
  expect(turnArrow(expectValue(playTurn(yinsh, 'f6')))).toEqual({ from: 'f6', to: 'f6' });
});

function played(mover: 'white' | 'black', text: string): { mover: 'white' | 'black'; text: string } {
  return { mover, text };
}

test('turns are listed two by two, also when Black begins', () => {
  const rows = pairTurns([played('black', 'a'), played('white', 'b'), played('black', 'c')]);
  expect(rows.map((row) => row.cells.map((cell) => cell?.text ?? null))).toEqual([
    [null, 'a'],
    ['b', 'c'],
  ]);
});

describe('editor', () => {
  test('the phase follows the board', () => {
    const draft = Draft.of(null);
    draft.tool = 0;
    for (const point of ['e3', 'e4', 'e5']) draft.touch(point);
    expect(draft.setup.position?.prompt).toBe('take-or-keep');
    draft.touch('e3');
    expect(draft.setup.phase).toBe('push');
  });

  test('faults are named, and unreadable text changes nothing', () => {
    const draft = Draft.of('yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 4/5 0/0 place');
    expect(draft.setup.problems.map((problem) => problem.code)).toEqual(['ring-count']);
    const before = draft.setup.text;
    expect(draft.read('yinsh standard')).toBe(false);
    expect(draft.problem).not.toBeNull();
    expect(draft.setup.text).toBe(before);
  });

  test('pieces move, and leave over the edge', () => {
    const draft = Draft.of(GIPF);
    draft.move('e2', 'e5');
    draft.move('b2', null);
    expect(draft.setup.text).toBe('gipf standard 3G/5/6/3G2g/6/5/g2G w 12/12 -- push');
  });
});
