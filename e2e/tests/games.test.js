import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, phone, settle, smallPhone, visit } from '../support/browser.js';
import { finger, keyboard, mouse, tabTo } from '../support/hands.js';
import { playToTheEnd } from '../support/player.js';
import { Referee } from '../support/referee.js';
import { shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

/** A referee follows turns that are entered whole. */
const settings = { playForced: false };

const games = {
  GIPF: { game: 'gipf', variant: 'basic' },
  YINSH: { game: 'yinsh', variant: 'blitz' },
};

/** Opens the set-up of a game for two people at one device. */
async function setUp(page, { game, variant }) {
  await go(page, `${server.address}#/play?game=${game}&variant=${variant}&against=person`);
}

/** A game that is over is kept: the board at its end is found in the analysis and in the replay. */
async function lookBack(page, referee) {
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.waitForURL(/#\/analysis/);
  await settle(page);
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.deepEqual((await shown(page)).pieces, referee.pieces);
  await go(page, `${server.address}#/games`);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.waitForURL(/#\/replay\//);
  await settle(page);
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.deepEqual((await shown(page)).pieces, referee.pieces);
}

test('a whole game of GIPF with a finger on a phone, without scrolling; it is kept, replayed and analysed', async () => {
  const { page, close } = await visit(browser, server.address, { ...phone, settings });
  await setUp(page, games.GIPF);
  await page.getByRole('button', { name: 'Start' }).tap();
  await page.getByRole('grid').waitFor();
  await fits(page);
  const referee = new Referee('gipf', 'basic');
  await playToTheEnd(page, finger, { referee, seed: 3 });
  await lookBack(page, referee);
  await close();
});

for (const [name, game] of Object.entries(games)) {
  test(`a whole game of ${name} with a finger on a small phone`, async () => {
    const { page, close } = await visit(browser, server.address, { ...smallPhone, settings });
    await setUp(page, game);
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.getByRole('grid').waitFor();
    await fits(page);
    const referee = new Referee(game.game, game.variant);
    await playToTheEnd(page, finger, { referee, seed: 5 });
    await close();
  });
}

test('a whole game of YINSH with the keys alone; it is kept, replayed and analysed', async () => {
  const { page, close } = await visit(browser, server.address, { ...desktop, settings });
  await setUp(page, games.YINSH);
  await tabTo(page, 'button', 'Start');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  const referee = new Referee('yinsh', 'blitz');
  await playToTheEnd(page, keyboard, { referee, seed: 2 });
  await lookBack(page, referee);
  await close();
});

async function fits(page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok(overflow <= 0, `the game is ${overflow} px taller than the phone`);
}

test('a game of YINSH fits on a phone without scrolling', async () => {
  const { page, close } = await visit(browser, server.address, phone);
  await setUp(page, games.YINSH);
  await page.getByRole('button', { name: 'Start' }).tap();
  await page.getByRole('grid').waitFor();
  await fits(page);
  await close();
});

test('a game against the computer goes on after a reload', async () => {
  const { page, close } = await visit(browser, server.address, { ...desktop, settings });
  await go(page, `${server.address}#/play?game=yinsh&variant=blitz`);
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  const referee = new Referee('yinsh', 'blitz');
  await mouse.choose(page, 'f6');
  await page.getByRole('listitem').nth(1).waitFor();
  await referee.look(page);
  await page.reload();
  await settle(page);
  await page.getByRole('grid').waitFor();
  await playToTheEnd(page, mouse, { referee, seed: 4 });
  await close();
});
