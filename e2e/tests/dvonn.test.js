import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, phone, smallPhone, visit } from '../support/browser.js';
import { finger, keyboard, mouse } from '../support/hands.js';
import { playToTheEnd } from '../support/player.js';
import { Referee } from '../support/referee.js';
import { piecesOf, shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

async function begin(query, options) {
  // Nothing plays itself: every decision is made by hand.
  const settings = { playForced: false, confirmTurn: false, animation: 0 };
  const { page, close } = await visit(browser, server.address, { ...options, settings });
  await go(page, `${server.address}#/play?${new URLSearchParams({ against: 'person', ...query })}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  return { page, close };
}

const hands = {
  'the mouse': [mouse, desktop, 3],
  'the keys alone': [keyboard, desktop, 4],
  'a finger on a phone': [finger, phone, 5],
  'a finger on a small phone': [finger, smallPhone, 6],
};

for (const [name, [hand, form, seed]] of Object.entries(hands)) {
  test(`a whole game of DVONN with ${name}: placing, moving, passing, what is cut off`, async () => {
    const { page, close } = await begin({ game: 'dvonn' }, form);
    await playToTheEnd(page, hand, { referee: new Referee('dvonn', 'standard'), seed });
    const end = await shown(page);
    assert.match(end.sentence, /no stack can move/);
    assert.ok(end.played.length > 60, 'all pieces were placed and some moved');
    assert.ok(Object.values(end.pieces).some((piece) => / stack.*, \d+ high$/.test(piece)));
    await close();
  });
}

const cutting = 'dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move';
const cut = 'dvonn standard D2/2P1/2(P2D)2/5/5/5/5/5/5/4/2D b 0/0/0 move';

test('what a move would cut off fades while it is aimed at, and is gone when a stack is dragged there', async () => {
  const { page, close } = await begin({ position: cutting }, desktop);
  await mouse.choose(page, 'd3');
  const [x, y] = await page
    .locator('[data-point="c3"]')
    .boundingBox()
    .then((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  await page.mouse.move(x, y);
  assert.equal(await page.locator('.shape.faded').count(), 5);
  await page.keyboard.press('Escape');
  await page.locator('[data-point="d3"]').dragTo(page.locator('[data-point="c3"]'), { force: true });
  assert.deepEqual((await shown(page)).pieces, piecesOf(cut));
  await close();
});
