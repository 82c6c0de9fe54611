// What goes wrong between two people: lost words, servers that die, several devices, clocks that run out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { go, settle, visit } from '../support/browser.js';
import { mouse } from '../support/hands.js';
import {
  atBoard,
  button,
  closeAll,
  meetByLink,
  playBoth,
  saved,
  says,
  shows,
  signUp,
  travel,
  type,
  typeTurn,
} from '../support/online.js';
import { browser, server, stage } from '../support/stage.js';
import { turnsShown } from '../support/turns.js';

stage('--time-travel');

const onTheWay = (page) => says(page, 'Your turn is on its way…');

/** From now on the sockets of a page lose what a test names, in one direction or the other. */
async function loseWords(page, { sent = () => false, heard = () => false }) {
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const there = socket.connectToServer();
    socket.onMessage((words) => sent(JSON.parse(words)) || there.send(words));
    there.onMessage((words) => heard(JSON.parse(words)) || socket.send(words));
  });
}

test('a turn that was sent and not acknowledged outlives the page, and is played once', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  let lossy = true;
  const ids = [];
  await loseWords(white.page, {
    sent({ id, body }) {
      if (body.kind === 'turn') ids.push(id);
      return lossy && body.kind === 'turn';
    },
  });
  await go(white.page, players.game);
  await atBoard(white.page);
  // The word is lost on its way to the server.
  await type(white.page, 'c2');
  await onTheWay(white.page);
  await white.page.reload();
  await atBoard(white.page);
  await onTheWay(white.page);
  assert.deepEqual(await turnsShown(white.page), ['c2']);
  assert.deepEqual(await turnsShown(black.page), []);
  lossy = false;
  await shows(black.page, 1);
  await saved(white.page);
  assert.equal(new Set(ids).size, 1, 'it has the same name however often it is sent');

  // The answer is lost on its way back: the server has the turn, the page does not know.
  await typeTurn(black.page, 'd2');
  await shows(white.page, 2);
  let deaf = true;
  await loseWords(white.page, {
    heard: (message) =>
      deaf && (message.kind === 'done' || message.kind === 'news' || message.kind === 'game'),
  });
  await go(white.page, players.game);
  await white.page.getByRole('grid').waitFor();
  await type(white.page, 'g2');
  await onTheWay(white.page);
  await shows(black.page, 3);
  deaf = false;
  await white.page.reload();
  await atBoard(white.page);
  await shows(white.page, 3);
  await saved(white.page);
  await playBoth(players, ['f2'], 3);
  for (const { page } of [white, black]) assert.deepEqual(await turnsShown(page), ['c2', 'd2', 'g2', 'f2']);
  await closeAll(white, black);
});

test('a turn that was played without a network is sent by the next page, wherever that is', async () => {
  // A page that can be opened without the network: its files are kept.
  const players = await meetByLink(browser, server.address, {}, [{ serviceWorkers: 'allow' }, {}]);
  const { white, black } = players;
  await white.page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
  await go(white.page, players.game);
  await atBoard(white.page);
  await white.context.setOffline(true);
  await says(white.page, 'No connection to the server.');
  await type(white.page, 'c2');
  await says(white.page, 'Your turn is kept');
  await white.page.reload();
  await says(white.page, 'The server does not answer');
  await says(white.page, 'A turn of yours is kept');
  // By way of another document the browser would have its network back for a moment.
  await white.page.evaluate(() => (location.hash = '#/online'));
  await white.page.reload();
  await says(white.page, 'A turn of yours is kept');
  await white.context.setOffline(false);
  await shows(black.page, 1);
  white.faults.length = 0;
  await closeAll(white, black);
});

test('a server that dies and comes back is found again, and nothing has to be loaded anew', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2']);
  const fresh = await visit(browser, server.address);
  await go(fresh.page, players.game);
  await fresh.page.evaluate(() => (location.hash = '#/'));
  await fresh.page.getByRole('grid').waitFor({ state: 'detached' });
  await server.kill();
  for (const { page } of [white, black]) await says(page, 'No connection to the server.');
  await type(white.page, 'g2');
  await says(white.page, 'Your turn is kept');
  // Whoever comes now is told, and is let in as soon as that is possible.
  await fresh.page.evaluate((hash) => (location.hash = hash), new URL(players.game).hash);
  await says(fresh.page, 'The server does not answer');
  await server.comeBack();
  await shows(black.page, 3);
  await saved(white.page);
  await atBoard(fresh.page);
  await shows(fresh.page, 3);
  await playBoth(players, ['f2'], 3);
  for (const visitor of [white, black, fresh]) visitor.faults.length = 0;
  await closeAll(white, black, fresh);
});

test('who does not play in time has lost, also with a clock that adds seconds', async () => {
  const players = await meetByLink(browser, server.address, { clock: '3 + 2' });
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2', 'g2']);
  await travel(white.page, 2 * 60_000);
  await typeTurn(black.page, 'f2');
  await travel(white.page, 3 * 60_000 + 10_000);
  for (const { page } of [white, black]) await says(page, 'Black wins on time.');
  await says(black.page, 'You have won!');
  await closeAll(white, black);
});

test('a guest becomes an account in the middle of a game, in one tab, and plays on in the other', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2']);
  const tab = await white.context.newPage();
  await signUp(tab, server.address, 'Gizella');
  await typeTurn(white.page, 'g2');
  await shows(black.page, 3);
  // Both tabs have the game; what is played in one is in the other.
  await go(tab, players.game);
  await atBoard(tab);
  await typeTurn(black.page, 'f2');
  await shows(tab, 4);
  await typeTurn(tab, 'b3');
  for (const page of [white.page, black.page]) await shows(page, 5);
  await black.page.reload();
  await atBoard(black.page);
  await says(black.page, 'Gizella');
  await closeAll(white, black);
});

test('of two tabs in which a turn is entered the first one counts, confirmed or not', async () => {
  const settings = { confirmTurn: true, playForced: false };
  const players = await meetByLink(browser, server.address, {}, [{ settings }, {}]);
  const { white, black } = players;
  const tab = await white.context.newPage();
  await go(tab, players.game);
  await atBoard(tab);
  await mouse.choose(tab, 'a2');
  await mouse.choose(tab, 'b3');
  await button(tab, 'Confirm').waitFor();
  await mouse.choose(white.page, 'c1');
  await mouse.choose(white.page, 'c2');
  await button(white.page, 'Confirm').click();
  await shows(black.page, 1);
  await shows(tab, 1);
  assert.deepEqual(await turnsShown(tab), ['c2']);
  assert.equal(await button(tab, 'Confirm').count(), 0);
  await typeTurn(black.page, 'd2');
  await mouse.choose(tab, 'a2');
  await mouse.choose(tab, 'b3');
  await button(tab, 'Confirm').click();
  for (const page of [white.page, black.page]) await shows(page, 3);
  await closeAll(white, black);
});

test('a choice for the next turn is forgotten when a turn is taken back', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2', 'g2']);
  await mouse.choose(white.page, 'a2');
  await mouse.choose(white.page, 'b3');
  await says(white.page, 'Chosen for your next turn: b3');
  await button(white.page, 'Take back').click();
  await button(black.page, 'Agree').click();
  await black.page.locator('main [data-count="3"]').waitFor({ state: 'detached' });
  await typeTurn(white.page, 'f2');
  await shows(black.page, 3);
  for (const { page } of [white, black]) assert.deepEqual(await turnsShown(page), ['c2', 'd2', 'f2']);
  await closeAll(white, black);
});

test('a game goes on in another language, with everybody’s name in it', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2']);
  await says(white.page, 'Guest (Black)');
  await white.page.evaluate(() => (location.hash = '#/settings'));
  await settle(white.page);
  await white.page.getByRole('radio', { name: 'Magyar' }).check({ force: true });
  await white.page.goBack();
  await says(white.page, 'Vendég (fekete)');
  const field = white.page.getByRole('textbox', { name: 'Lépés beírása' });
  await field.fill('g2');
  await field.press('Enter');
  await shows(black.page, 3);
  assert.doesNotMatch(await white.page.locator('main').innerText(), /⟦|Guest|turn\b/);
  await closeAll(white, black);
});
