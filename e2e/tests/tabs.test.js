// One game in two tabs: one plays, the other follows, and either can have it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, visit } from '../support/browser.js';
import { browser, server, stage } from '../support/stage.js';
import { beginGame, playTurns, turnsOf, turnsShown } from '../support/turns.js';

stage();

async function openGame(context, id) {
  const page = await context.newPage();
  await page.goto(`${server.address}#/play/${id}`);
  await page.getByRole('grid').waitFor();
  return page;
}

const elsewhere = (page) => page.getByText('This game is open in another tab.');
const takeOver = (page) => page.getByRole('button', { name: 'Play here instead' });
const shows = (page, count) => page.locator(`main [data-count="${count}"]`).waitFor();

test('the second tab follows, takes over, and no turn is lost', async () => {
  const { page: first, context, close } = await visit(browser, server.address, desktop);
  const id = await beginGame(first, server.address);
  await playTurns(first, 'c2');
  const second = await openGame(context, id);
  await elsewhere(second).waitFor();
  assert.equal(await second.getByRole('textbox', { name: 'Type a turn' }).count(), 0);
  await playTurns(first, 'd2');
  await shows(second, 2);

  await takeOver(second).click();
  await elsewhere(first).waitFor();
  await playTurns(second, 'g2');
  await shows(first, 3);
  await takeOver(first).click();
  await elsewhere(second).waitFor();
  await playTurns(first, 'f2');
  await shows(second, 4);

  // The tab that plays is closed: the other one has the game by itself.
  await first.close();
  await second.getByRole('textbox', { name: 'Type a turn' }).waitFor();
  await playTurns(second, 'b3');
  const third = await context.newPage();
  assert.deepEqual(await turnsOf(third, server.address, id), ['c2', 'd2', 'g2', 'f2', 'b3']);
  await close();
});

test('a tab that no longer answers is not waited for, and comes too late', async () => {
  const { page: first, context, close } = await visit(browser, server.address, desktop);
  const id = await beginGame(first, server.address);
  await playTurns(first, 'c2');
  const second = await openGame(context, id);
  await elsewhere(second).waitFor();
  // The first hears nothing for a while.
  const frozen = first.evaluate(() => {
    const end = performance.now() + 6000;
    while (performance.now() < end);
  });
  await takeOver(second).click();
  await playTurns(second, 'd2');
  await frozen;
  await elsewhere(first).waitFor();
  await shows(first, 2);
  assert.deepEqual(await turnsShown(first), ['c2', 'd2']);
  await close();
});

test('without locks and without a channel a tab that comes too late keeps its turns as a game of its own', async () => {
  const { page: first, context, close } = await visit(browser, server.address, desktop);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    delete window.BroadcastChannel;
  });
  const id = await beginGame(first, server.address);
  await playTurns(first, 'c2');
  const second = await openGame(context, id);
  await playTurns(second, 'd2');
  await playTurns(first, 'g2', 'f2');
  const notice = first.getByRole('alert').filter({ hasText: 'played on in another tab' });
  await notice.waitFor();
  await notice.getByRole('link', { name: 'Open it' }).click();
  await first.waitForURL((url) => !url.hash.includes(id));
  // The game that was left shows three turns too, until the other is there.
  await first.reload();
  await shows(first, 3);
  assert.deepEqual(await turnsShown(first), ['c2', 'g2', 'f2']);
  const third = await context.newPage();
  assert.deepEqual(await turnsOf(third, server.address, id), ['c2', 'd2']);
  await close();
});

test('without locks whoever plays has the game, and the other follows', async () => {
  const { page: first, context, close } = await visit(browser, server.address, desktop);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
  );
  const id = await beginGame(first, server.address);
  await playTurns(first, 'c2');
  const second = await openGame(context, id);
  await playTurns(second, 'd2');
  await elsewhere(first).waitFor();
  await shows(first, 2);
  await takeOver(first).click();
  await playTurns(first, 'g2');
  await elsewhere(second).waitFor();
  const third = await context.newPage();
  assert.deepEqual(await turnsOf(third, server.address, id), ['c2', 'd2', 'g2']);
  await close();
});
