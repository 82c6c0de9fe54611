import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desktop, go, launch, phone, smallPhone, visit } from '../support/browser.js';
import { finger, keyboard, mouse } from '../support/hands.js';
import { playToTheEnd } from '../support/player.js';
import { Referee } from '../support/referee.js';
import { startServer } from '../support/server.js';
import { piecesOf, shown } from '../support/shown.js';

let server;
let browser;

before(async () => {
  server = await startServer();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

async function begin(query, options) {
  // Nothing plays itself: every decision is made by hand.
  const settings = { playForced: false, confirmTurn: false, animation: 0 };
  const { page, close } = await visit(browser, server.address, { ...options, settings });
  await go(page, `${server.address}#/play?${new URLSearchParams({ against: 'person', ...query })}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  return { page, close };
}

const games = [
  ['the mouse', mouse, desktop, 3, 'standard'],
  ['the keys alone', keyboard, desktop, 4, 'standard'],
  ['a finger on a phone', finger, phone, 5, 'tournament'],
  ['a finger on a small phone', finger, smallPhone, 6, 'standard'],
];

for (const [name, hand, form, seed, variant] of games) {
  test(`a whole ${variant} game of TZAAR with ${name}`, async () => {
    const { page, close } = await begin({ game: 'tzaar', variant }, form);
    await playToTheEnd(page, hand, { referee: new Referee('tzaar', variant), seed });
    const end = await shown(page);
    assert.match(end.sentence, /has no (?:Tzaar|Tzarra|Tott) left|cannot capture anything/);
    const moves = end.played.filter((turn) => turn.includes('-'));
    assert.ok(moves.length > 3 && moves.length <= 55, `${moves.length} turns of moves`);
    await close();
  });
}

const sight = 'tzaar standard 2a2/6/2Z2tz/8/2T5/6T1/T1t4/5a/A4 w -/- capture';
const taken = 'tzaar standard 2a2/6/5Zz/8/2T5/6T1/T1t4/5a/A4 w -/- second';
const stacked = 'tzaar standard 2a2/6/5Zz/8/2T5/6T1/(A2)1t4/5a/5 b -/- capture';

test('a stack is dragged onto what it captures, a second one onto a stack of its own, and the kinds are counted', async () => {
  const { page, close } = await begin({ position: sight }, desktop);
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
