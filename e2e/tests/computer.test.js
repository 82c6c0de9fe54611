// Games against the computer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desktop, go, launch, phone, settle, visit } from '../support/browser.js';
import { finger, mouse } from '../support/hands.js';
import { playToTheEnd } from '../support/player.js';
import { Referee } from '../support/referee.js';
import { startServer } from '../support/server.js';
import { shown } from '../support/shown.js';

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

/** A referee follows turns that are entered whole. */
const settings = { playForced: false };

async function begin(page, query, hand, { level, side = 'White' }) {
  await go(page, `${server.address}#/play?${query}`);
  await page.getByRole('radio', { name: String(level), exact: true }).check({ force: true });
  await page.getByRole('radio', { name: side, exact: true }).check({ force: true });
  await hand.press(page, 'Start');
  await page.getByRole('grid').waitFor();
}

/** Waits until so many turns are played and somebody may enter one, or the game is over. */
async function afterTurns(page, count) {
  await page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('main [data-count]').length >= wanted &&
      !document.querySelector('main [role=status]').textContent.includes('thinking'),
    count,
  );
}

test('a whole game of GIPF against level 2, with White', async () => {
  const { page, close } = await visit(browser, server.address, { ...desktop, settings });
  await begin(page, 'game=gipf&variant=basic', mouse, { level: 2 });
  await playToTheEnd(page, mouse, { referee: new Referee('gipf', 'basic'), seed: 7 });
  await close();
});

test('a whole game of YINSH against level 6 on a phone, with Black', async () => {
  const { page, close } = await visit(browser, server.address, { ...phone, settings });
  await begin(page, 'game=yinsh&variant=blitz', finger, { level: 6, side: 'Black' });
  await afterTurns(page, 1);
  const first = await shown(page);
  assert.equal(Object.keys(first.pieces).length, 1, 'the computer has placed the first ring');
  await playToTheEnd(page, finger, { referee: new Referee('yinsh', 'blitz'), seed: 8 });
  await close();
});

test('a turn taken back takes the computer’s answer with it', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await begin(page, 'game=gipf&variant=standard', mouse, { level: 4 });
  await mouse.choose(page, 'c2');
  await afterTurns(page, 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  const back = await shown(page);
  assert.deepEqual([back.turns, back.sentence], [0, 'White: choose a dot to bring a piece in.']);
  await mouse.choose(page, 'd2');
  await afterTurns(page, 2);
  assert.equal((await shown(page)).turns, 2);
  await close();
});

test('a turn can be taken back while the computer still thinks about it', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await begin(page, 'game=yinsh&variant=standard', mouse, { level: 10 });
  await mouse.choose(page, 'f6');
  assert.equal((await shown(page)).sentence, 'The computer is thinking…');
  await page.getByRole('button', { name: 'Take back' }).click();
  assert.match((await shown(page)).sentence, /^White: place a ring/);
  await mouse.choose(page, 'e5');
  await afterTurns(page, 2);
  const { pieces, turns } = await shown(page);
  assert.deepEqual([turns, pieces.e5, pieces.f6 === 'white ring'], [2, 'white ring', false]);
  await close();
});

test('a game that was left while the computer was thinking goes on after a reload', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await begin(page, 'game=yinsh&variant=standard', mouse, { level: 3 });
  await mouse.choose(page, 'f6');
  await page.reload();
  await settle(page);
  await page.getByRole('grid').waitFor();
  await afterTurns(page, 2);
  assert.equal((await shown(page)).pieces.f6, 'white ring');
  await go(page, `${server.address}#/games`);
  await page.getByRole('link', { name: 'Go on' }).first().click();
  await page.getByRole('grid').waitFor();
  assert.equal((await shown(page)).turns, 2);
  await close();
});
