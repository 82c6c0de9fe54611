import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desktop, go, launch, phone, settle, visit } from '../support/browser.js';
import { finger, keyboard, mouse, tabTo } from '../support/hands.js';
import { playToTheEnd } from '../support/player.js';
import { startServer } from '../support/server.js';

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

const ends = /(White|Black) has won|A draw/;

const games = { GIPF: '?game=gipf&variant=basic', YINSH: '?game=yinsh&variant=blitz' };

/** Opens the set-up of a game for two people at one device. */
async function setUp(page, query) {
  await go(page, `${server.address}#/play${query}&against=person`);
}

for (const [game, query] of Object.entries(games)) {
  test(`a whole game of ${game} with the mouse; it is kept, replayed and analysed`, async () => {
    const { page, close } = await visit(browser, server.address, desktop);
    await setUp(page, query);
    await page.getByRole('button', { name: 'Start' }).click();
    assert.match(await playToTheEnd(page, mouse), ends);

    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.waitForURL(/#\/analysis/);
    await settle(page);
    await go(page, `${server.address}#/games`);
    await page.getByRole('link', { name: 'Replay' }).first().click();
    await page.waitForURL(/#\/replay\//);
    await settle(page);
    await close();
  });

  test(`a whole game of ${game} with the keys alone`, async () => {
    const { page, close } = await visit(browser, server.address, desktop);
    await setUp(page, query);
    await tabTo(page, 'button', 'Start');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    assert.match(await playToTheEnd(page, keyboard, { seed: 2 }), ends);
    await close();
  });

  test(`a whole game of ${game} with a finger on a phone, without scrolling`, async () => {
    const { page, close } = await visit(browser, server.address, phone);
    await setUp(page, query);
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.getByRole('grid').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.ok(overflow <= 0, `the game is ${overflow} px taller than the phone`);
    assert.match(await playToTheEnd(page, finger, { seed: 3 }), ends);
    await close();
  });
}

test('a game against the computer goes on after a reload', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await go(page, `${server.address}#/play?game=yinsh&variant=blitz`);
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  await mouse.choose(page, 'f6');
  await page.getByRole('listitem').nth(1).waitFor();
  await page.reload();
  await settle(page);
  await page.getByRole('grid').waitFor();
  assert.match(await playToTheEnd(page, mouse, { seed: 4 }), ends);
  await close();
});
