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
  const { page, close } = await visit(browser, server.address, {
    ...options,
    settings,
  });
  await go(page, `${server.address}#/play?${new URLSearchParams({ against: 'person', ...query })}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  return { page, close };
}

const games = [
  ['the mouse', mouse, desktop, 3, 'standard'],
  ['the keys alone', keyboard, desktop, 4, 'basic'],
  ['a finger on a phone', finger, phone, 5, 'standard'],
  ['a finger on a small phone', finger, smallPhone, 6, 'standard'],
];

for (const [name, hand, form, seed, variant] of games) {
  test(`a whole ${variant} game of PÜNCT with ${name}`, async () => {
    const { page, close } = await begin({ game: 'punct', variant }, form);
    await playToTheEnd(page, hand, {
      referee: new Referee('punct', variant),
      seed,
    });
    const end = await shown(page);
    assert.match(end.sentence, /chain joins two opposite sides|the last piece is added/);
    assert.ok(end.played.length > 10, `${end.played.length} turns`);
    await close();
  });
}

const apart = 'punct standard Tb4n,te7n,Ek5se w - piece';
const bridged = 'punct standard Tb4n,te7n/Ec5ne b - piece';

test('a piece is taken up, changed for another, put on a bridge and turned, and what is seen from above is told', async () => {
  const { page, close } = await begin({ position: apart }, desktop);
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
  const { page, close } = await begin({ position: apart }, desktop);
  await mouse.choose(page, 'e7');
  await page.getByText('The piece on e7 belongs to your opponent.').waitFor();
  await mouse.choose(page, 'b5');
  await page.getByText('The dot on b5 is not the pünct.').waitFor();
  await mouse.pick(page, 'Triangle');
  await mouse.choose(page, 'i9');
  await page.getByText('i9 is in the central hexagon').waitFor();
  await close();
});
