import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, wholeGames } from '../support/by-hand.js';
import { mouse } from '../support/hands.js';
import { piecesOf, shown } from '../support/shown.js';
import { stage } from '../support/stage.js';

stage();

wholeGames({
  game: 'punct',
  title: 'PÜNCT',
  variants: ['standard', 'basic', 'standard', 'standard'],
  check(end) {
    assert.match(end.sentence, /chain joins two opposite sides|the last piece is added/);
    assert.ok(end.played.length > 10, `${end.played.length} turns`);
  },
});

const apart = 'punct standard Tb4n,te7n,Ek5se w - piece';
const bridged = 'punct standard Tb4n,te7n/Ec5ne b - piece';

test('a piece is taken up, changed for another, put on a bridge and turned, and what is seen from above is told', async () => {
  const { page, close } = await begin({ position: apart });
  await mouse.choose(page, 'b4');
  assert.match((await shown(page)).sentence, /choose the space for its pünct/);
  // Another piece is taken up instead, and one of the reserve.
  await mouse.pick(page, 'Triangle');
  assert.ok((await shown(page)).options.some(({ name, checked }) => name.startsWith('Triangle') && checked));
  await mouse.choose(page, 'k5');
  await mouse.choose(page, 'c5');
  assert.match((await shown(page)).sentence, /choose the direction/);
  assert.deepEqual(
    (await shown(page)).buttons.filter((name) => /^(n|ne|se|s|sw|nw)$/.test(name)),
    ['ne'],
  );
  // The space that it is to look at turns it.
  await mouse.choose(page, 'd6');
  assert.deepEqual((await shown(page)).pieces, piecesOf(bridged));
  await close();
});

test('why a space cannot be chosen is told', async () => {
  const { page, close } = await begin({ position: apart });
  await mouse.choose(page, 'e7');
  await page.getByText('The piece on e7 belongs to your opponent.').waitFor();
  await mouse.choose(page, 'b5');
  await page.getByText('The dot on b5 is not the pünct.').waitFor();
  await mouse.pick(page, 'Triangle');
  await mouse.choose(page, 'i9');
  await page.getByText('i9 is in the central hexagon').waitFor();
  await close();
});
