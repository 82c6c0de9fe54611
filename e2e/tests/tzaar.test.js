import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, wholeGames } from '../support/by-hand.js';
import { piecesOf, shown } from '../support/shown.js';
import { stage } from '../support/stage.js';

stage();

wholeGames({
  game: 'tzaar',
  title: 'TZAAR',
  variants: ['standard', 'standard', 'tournament', 'standard'],
  check(end) {
    assert.match(end.sentence, /has no (?:Tzaar|Tzarra|Tott) left|cannot capture anything/);
    const moves = end.played.filter((turn) => turn.includes('-'));
    assert.ok(moves.length > 3 && moves.length <= 55, `${moves.length} turns of moves`);
  },
});

const sight = 'tzaar standard 2a2/6/2Z2tz/8/2T5/6T1/T1t4/5a/A4 w -/- capture';
const taken = 'tzaar standard 2a2/6/5Zz/8/2T5/6T1/T1t4/5a/A4 w -/- second';
const stacked = 'tzaar standard 2a2/6/5Zz/8/2T5/6T1/(A2)1t4/5a/5 b -/- capture';

test('a stack is dragged onto what it captures, a second one onto a stack of its own, and the kinds are counted', async () => {
  const { page, close } = await begin({ position: sight });
  const drag = (from, to) =>
    page.locator(`[data-point="${from}"]`).dragTo(page.locator(`[data-point="${to}"]`), { force: true });
  const left = () =>
    page
      .locator('.player .held .unseen')
      .allTextContents()
      .then((texts) => texts.map((text) => text.trim()).toSorted());
  await drag('c3', 'c6');
  assert.deepEqual((await shown(page)).pieces, piecesOf(taken));
  assert.ok((await shown(page)).buttons.includes('Pass'));
  await drag('i1', 'g1');
  assert.deepEqual((await shown(page)).pieces, piecesOf(stacked));
  assert.deepEqual(await left(), [
    'Black’s Totts: 1',
    'Black’s Tzaars: 1',
    'Black’s Tzarras: 2',
    'White’s Totts: 2',
    'White’s Tzaars: 1',
    'White’s Tzarras: 1',
  ]);
  await close();
});
