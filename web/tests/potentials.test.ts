import { beforeAll, describe, expect, test } from 'vitest';
import { TurnEntry } from '../src/game/entry.svelte';
import { boardPieces, loadOf } from '../src/game/pieces';
import { usedLoad } from '../src/game/words';
import { Draft } from '../src/editor/draft.svelte';
import { agreedOf, optionsOf, swapped } from '../src/play/agreed';
import { agreedWith, namedPreset, presetOf, withCount, type Composition } from '../src/play/composition';
import {
  LINK_PRESETS,
  linkSettings,
  linksOf,
  linksText,
  namedLinks,
  readLinks,
  readWay,
} from '../src/play/links';
import { newGame, rematchOf } from '../src/play/new-game';
import { recordText, tableOf } from '../src/play/record-text';
import { Session } from '../src/play/session.svelte';
import { MemoryStore, type StoredGame } from '../src/store';
import { RecordTree, Table, expectValue, startPosition, viewPosition, type TurnItem } from '../src/wasm';
import { loadRulesFromDisk, turnsOf } from './rules';

beforeAll(loadRulesFromDisk);

function at(position: string): { entry: TurnEntry; turns: TurnItem[] } {
  const turns: TurnItem[] = [];
  const entry = new TurnEntry(new Table(position, null, [], ''), {
    playForced: () => false,
    confirmTurn: () => false,
    changed: ({ turn }) => void (turn && turns.push(turn)),
  });
  return { entry, turns };
}

describe('entering a turn with potentials', () => {
  test('what is brought in is chosen, and nothing without a choice', () => {
    const { entry, turns } = at('gipf+ tournament 4/5/6/G5g/6/5/4 w 16/16 ++ Z2U1/- push');
    expect(entry.holdable).toEqual([
      { word: 'gipf', layers: 2, look: 'disc', sign: null, left: null, dots: null },
      { word: 'zertz', layers: 2, look: 'emblem', sign: 'Z', left: 2, dots: null },
      { word: 'punct', layers: 2, look: 'emblem', sign: 'U', left: 1, dots: null },
      { word: 'basic', layers: 1, look: 'disc', sign: null, left: null, dots: null },
    ]);
    expect(entry.view.held).toBeNull();
    entry.hold('punct');
    entry.click('d2');
    expect(turns[0]?.text).toBe('Ud2');
  });

  test('a loaded piece shows where it can go when pointed at, and is used by two clicks', () => {
    const { entry, turns } = at('gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push');
    entry.pointed = 'e3';
    expect(entry.overlays.leads).toEqual(['e5']);
    expect(entry.overlays.chosen).toBeNull();
    entry.click('e3');
    expect(usedLoad(entry)).toBe('Z');
    entry.click('e5');
    expect(turns[0]?.text).toBe('Z:e3-e5');
  });

  test('the T on the centre is pushed in or discarded', () => {
    const start = 'gipf+ basic 4/5/6/3(PT)2p/6/5/4 w 9/9 -- -/- extra1';
    const pushed = at(start);
    expect(pushed.entry.view.buttons).toEqual(['discard']);
    pushed.entry.click('b2');
    expect(pushed.entry.view.text).toBe('T:b2');
    const discarded = at(start);
    discarded.entry.press('discard');
    expect(discarded.entry.view.text).toBe('T:discard');
  });

  test('no row may stand: of one’s own row of loaded pieces something goes', () => {
    const { entry } = at('gipf+ basic 4/5/6/(PZ)(PD)(PY)(PU)3/6/5/4 w 9/9 -- -/- claim');
    expect(entry.overlays.kept).toHaveLength(3);
    expect(entry.view.take).toBe('take');
    const [gone] = entry.overlays.lifted ?? [];
    entry.click(gone ?? '');
    expect(entry.view.take, 'all four cannot stay').toBeNull();
  });
});

test('the editor puts nothing onto the dots around the board', () => {
  const draft = Draft.of('gipf basic 4/5/6/P6/6/5/4 w 9/9 -- push');
  const before = draft.setup.text;
  draft.tool = 0;
  draft.touch('a1');
  draft.move('e2', 'e1');
  expect(draft.setup.text).toBe(before);
});

test('stacks become pieces of the board', () => {
  const { pieces } = expectValue(viewPosition('gipf+ basic 4/5/6/(PZ)(pD)Z4/6/5/4 w 9/9 -- -/- push'));
  const stacks = boardPieces(pieces);
  expect(stacks.map(loadOf)).toEqual(['Z', null, null]);
  expect(stacks[1]).toMatchObject({
    layers: [
      { kind: 'basic', colour: 'black' },
      { kind: 'D', colour: 'white' },
    ],
  });
});

test('the editor lays a used D on something, and takes it off again', () => {
  const draft = Draft.of('gipf+ basic 4/5/6/1(pd)5/6/5/4 w 9/9 -- -/- push');
  draft.tool = draft.setup.tools.findIndex(
    ({ figure, colour, layers }) => figure === 'used' && colour === 'white' && layers[0]?.sign === 'D',
  );
  draft.touch('e3');
  draft.touch('d2');
  expect(draft.setup.text).toBe('gipf+ basic 4/5/(pD)5/1(pdD)5/6/5/4 w 9/9 -- -/- push');
  draft.touch('d2');
  draft.setCount(2, 'white', 2);
  draft.edit({ type: 'choose', word: 'permission', colour: 'white', option: 'loaded' });
  expect(draft.setup.text).toBe('gipf+ basic 4/5/6/1(pdD)5/6/5/4 w 9/9 *- Z2/- push');
  expect(draft.setup.problems).toEqual([]);
});

function startOf(composition: Composition) {
  const agreed = agreedWith(composition, optionsOf('gipf+'));
  return expectValue(startPosition('gipf+', composition.variant, agreed));
}

describe('composing', () => {
  test('presets have names and starts', () => {
    const ultimate = presetOf('ultimate');
    expect(startOf(ultimate).text).toBe(
      'gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push',
    );
    expect(namedPreset(ultimate)).toBe('ultimate');
    const own = withCount(presetOf('z'), 1, 1, 5);
    expect(namedPreset(own)).toBeNull();
    const agreed = agreedOf(startOf(own));
    expect(agreed).toEqual(agreedWith(own, optionsOf('gipf+')));
    expect(swapped(agreed ?? [])).toContainEqual(['zertz', [5, 3]]);
  });

  test('links are read from an address and written', () => {
    expect(linksText(readLinks('Z:die,D:yinsh-blitz nonsense Q:die'))).toBe('Z:die D:yinsh-blitz');
    expect(linkSettings(readLinks(null), 'challenged', 3, '1')).toBeNull();
    const z = readLinks('Z:die');
    expect(linkSettings(z, 'challenged', 3, '1')).toEqual({
      links: 'Z:die',
      contests: 'challenged',
      limit: 3,
      seed: '1',
    });
    expect(linkSettings(z, 'always', 3, '1')?.limit, 'nobody challenges').toBeNull();
  });

  test('each potential by its own game, where there is one', () => {
    expect(linksText(linksOf('own-games'))).toBe('T:tzaar Z:zertz D:dvonn Y:yinsh U:punct');
    expect(LINK_PRESETS.map((preset) => namedLinks(linksOf(preset)))).toEqual([...LINK_PRESETS]);
    expect(namedLinks(readLinks('Z:die'))).toBeNull();
  });

  test('what is composed anew contests every use; an old address means what it meant', () => {
    for (const [address, way] of [
      ['game=gipf%2B', 'always'],
      ['links=Z:die', 'challenged'],
      ['links=Z:die&contests=always', 'always'],
      ['contests=nonsense', 'always'],
    ] as const)
      expect(readWay(new URLSearchParams(address)), address).toBe(way);
  });
});

function linked(links: string, black: StoredGame['black'] = { kind: 'person', name: '' }): StoredGame {
  return newGame({
    game: 'gipf+',
    variant: 'basic',
    agreed: [],
    white: { kind: 'person', name: '' },
    black,
    time: null,
    position: 'gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push',
    links: { links, contests: 'challenged', limit: null, seed: '1' },
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

describe('linked games', () => {
  const setting = { store: new MemoryStore(), playForced: () => false, confirmTurn: () => false };

  test('a declaration cannot be taken back, a contest outlives the session, and the record holds it', () => {
    const session = new Session(linked('Z:yinsh-blitz'), setting);
    session.entry?.click('e3');
    session.entry?.click('e5');
    expect(session.entry?.canUndo).toBe(false);
    expect(session.entry?.decider).toBe('black');
    session.entry?.answer('challenge');
    expect(session.contest?.contest).toBe('yinsh-blitz');
    session.entry?.click('f6');
    const again = new Session(session.game, setting);
    expect(again.shownPosition.game).toBe('yinsh');
    expect(again.entry?.decider).toBe('black');
    again.entry?.answer('won');
    expect(turnsOf(again.game)).toEqual(['Z:e3-e5;challenge;f6;won']);
    expect(again.position.text).toBe('gipf+ basic 4/5/6/PPpZ3/6/5/4 b 9/9 -- -/- push');
    const text = recordText(again.game);
    expect(text).toContain('Z:e3-e5;challenge;won');
    const read = RecordTree.read(text);
    expect(read?.text()).toBe(text);
    expect(read?.view().nodes[1]?.decisions).toBe(turnsOf(again.game)[0]);
    expect(read?.view().nodes[1]?.contests[0]).toContain('f6');
    expect(tableOf(rematchOf(again.game)).links()?.links).toBe('Z:yinsh-blitz');
  });

  test('the computer answers, and believes what is reported', async () => {
    const computer = { kind: 'computer' as const, level: 1 };
    const session = new Session(linked('Z:agreed', computer), {
      ...setting,
      think: async ({ pending }) => (pending.endsWith('Z:e3-e5') ? 'challenge' : 'h2'),
    });
    session.entry?.type('Z:e3-e5');
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(session.entry?.linked?.stage).toBe('agreed');
    session.entry?.answer('lost');
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(session.entry?.linked?.stage).toBe('main');
    session.entry?.click('b2');
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(turnsOf(session.game)).toEqual(['Z:e3-e5;challenge;lost;lost;b2', 'h2']);
  });

  test('a use that the computer declares goes on when it is answered, confirming or not, also after a reload', async () => {
    const declared: StoredGame = {
      ...linked('Z:die'),
      white: { kind: 'computer', level: 1 },
    };
    const asked = { ...setting, confirmTurn: () => true, think: async () => 'Z:e3-e5' };
    const session = new Session(declared, asked);
    await pause();
    expect(session.entry?.linked?.stage).toBe('declared');
    const kept = session.game;
    session.entry?.answer('accept');
    expect(session.entry?.waiting).toBe(true);
    session.entry?.confirm();
    await pause();
    expect(turnsOf(session.game)).toEqual(['Z:e3-e5;accept']);
    expect(session.lastContests()).toMatchObject([{ potential: 'Z', challenged: false }]);
    expect(session.handsOff).toBe(false);
    expect(session.entry?.mover).toBe('black');
    // As it was kept by a page that had not ended the turn.
    const unended = kept.record.replace('Z:e3-e5', 'Z:e3-e5;accept');
    const stuck = new Session({ ...kept, record: unended, settled: 2 }, asked);
    await pause();
    expect(stuck.turns.map(({ text }) => text)).toEqual(['Z:e3-e5;accept']);
  });
});
