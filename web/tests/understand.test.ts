import { beforeAll, describe, expect, test } from 'vitest';
import { understand } from '../src/import/understand';
import { RecordReader, Table, expectValue, games, startPosition, type ReadGame } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

/** The first record of a text, and what is wrong with it. */
function read(text: string): { record: ReadGame | null; problem: string | null } {
  const reader = new RecordReader(understand(text).text);
  const { record = null, problem = null } = reader.next() ?? {};
  reader.free();
  return { record, problem: problem?.code ?? null };
}

/** Turns of a game from its start, always the first that can be played. */
function someTurns(game: string, variant: string, count: number): string[] {
  const start = expectValue(startPosition(game, variant, []));
  const table = new Table(start.text, null, [], '');
  const known: Record<string, readonly string[]> = {
    gipf: variant === 'tournament' ? ['Gb2', 'Ge2', 'Gb3'] : ['e1-e3', 'd7', 'b1-b3'],
    'gipf+': variant === 'tournament' ? ['Gb2', 'Ge2', 'Zb3'] : ['Tb3', 'Zd7', 'Yb1-b4'],
    yinsh: ['e5', 'g6', 'd4'],
    dvonn: ['a1', 'b1', 'c1'],
    tzaar: variant === 'tournament' ? ['Za1', 'Zb2', 'Tc3'] : ['a5-a4'],
    zertz: ['Wd4;a1', 'Bd2;a2'],
    punct: ['T;@b4;n', 'E;@d4;ne'],
  };
  const turns = (known[game] ?? []).slice(0, count);
  for (const turn of turns) expect('value' in table.playText(turn), `${game} ${variant} ${turn}`).toBe(true);
  return turns;
}

describe('a list of turns without tags', () => {
  test('of every game is understood, in capitals, in small letters, with numbers and without', () => {
    for (const { game, variants } of games()) {
      const variant = variants[0] ?? '';
      const turns = someTurns(game, variant, 3);
      const lists = [turns.join(' '), turns.map((turn, index) => `${index + 1}. ${turn}`).join('\n')];
      for (const list of lists.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()])) {
        const { record, problem } = read(list);
        expect([record?.turns, problem], list).toEqual([turns.length, null]);
        const named = read(`${game} ${variant}: ${list}`);
        expect([named.record?.game, named.record?.variant], list).toEqual([game, variant]);
      }
    }
  });

  test('may name its game in any letters, and what is wrong with it is told', () => {
    expect(read('ZÈRTZ, Blitz: wd4;a1').record).toMatchObject({ game: 'zertz', variant: 'blitz', turns: 1 });
    expect(read('PÜNCT t;@b4;n').record).toMatchObject({ game: 'punct', turns: 1 });
    expect(read('e1-e3 d7 zz')).toMatchObject({
      record: { game: 'gipf', turns: 2 },
      problem: 'unreadable-turn',
    });
    expect(understand('nothing of the kind').text).toBe('nothing of the kind');
  });
});

test('a record in capitals is read, its tags and comments stay as they are', () => {
  const text = '[Game "gipf"]\n[Variant "tournament"]\n[White "ANNA"]\n\n1. GB2 {Old STYLE} GE2 2. B3 *\n';
  const { record, problem } = read(text);
  expect([record?.turns, problem]).toEqual([3, null]);
  expect(record?.tags).toContainEqual(['White', 'ANNA']);
  expect(record?.text).toContain('{ Old STYLE }');
});

test('what can be read is not touched', () => {
  const text = '[Game "gipf"]\n[Variant "basic"]\n\n1. e1-e3 *\n';
  expect(understand(text)).toEqual({ text, before: 0 });
});
