import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, wholeGames } from '../support/by-hand.js';
import { mouse } from '../support/hands.js';
import { piecesOf, shown } from '../support/shown.js';
import { stage } from '../support/stage.js';

stage();

wholeGames({
  game: 'dvonn',
  title: 'DVONN',
  variants: ['standard', 'standard', 'standard', 'standard'],
  check(end) {
    assert.match(end.sentence, /no stack can move/);
    assert.ok(end.played.length > 60, 'all pieces were placed and some moved');
    assert.ok(Object.values(end.pieces).some((piece) => / stack.*, \d+ high$/.test(piece)));
  },
});

const cutting = 'dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move';
const cut = 'dvonn standard D2/2P1/2(P2D)2/5/5/5/5/5/5/4/2D b 0/0/0 move';

test('what a move would cut off fades while it is aimed at, and is gone when a stack is dragged there', async () => {
  const { page, close } = await begin({ position: cutting });
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
