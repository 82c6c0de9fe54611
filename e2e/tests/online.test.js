// Two people, each with a browser of his own, and the real server between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { go, phone, visit } from '../support/browser.js';
import { mouse } from '../support/hands.js';
import {
  atBoard,
  button,
  chooseTerms,
  closeAll,
  comeToLobby,
  meetByLink,
  playBoth,
  saved,
  says,
  shows,
  typeTurn,
} from '../support/online.js';
import { turnsOf, wholeGames } from '../support/script.js';
import { shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';
import { startStaticHost } from '../support/static-host.js';
import { turnsShown } from '../support/turns.js';

stage('--time-travel');

test('two guests meet by a link and play a whole game with clocks, and somebody watches', async () => {
  const yinsh = wholeGames.find(({ game }) => game === 'yinsh');
  const terms = { game: 'YINSH', variant: 'Standard' };
  const players = await meetByLink(browser, server.address, terms, [{}, phone]);
  const { white, black, game } = players;
  const watcher = await visit(browser, server.address);
  await go(watcher.page, game);
  await says(white.page, '1 watches');
  assert.equal(await watcher.page.getByRole('textbox', { name: 'Type a turn' }).count(), 0);
  // The first turns by hand, the others typed. On a phone the field is in a sheet.
  await mouse.choose(white.page, yinsh.actions[0]);
  await shows(white.page, 1);
  await button(black.page, 'Turns and more').tap();
  const turns = turnsOf(yinsh);
  await playBoth(players, turns.slice(1), 1);
  const sentences = [];
  for (const { page } of [white, black, watcher]) {
    await shows(page, turns.length);
    await page.locator('.decision.over').waitFor({ state: 'attached' });
    sentences.push((await shown(page)).sentence);
    assert.deepEqual(await turnsShown(page), await turnsShown(white.page));
  }
  assert.match(sentences[0], /has won/);
  assert.deepEqual(new Set(sentences).size, 1);
  const clock = await white.page.getByRole('timer').first().textContent();
  assert.match(clock, /^\d+:\d\d$/);

  // It is in the archive, and can be studied.
  await go(watcher.page, `${server.address}#/archive`);
  await watcher.page.getByLabel('First turns').fill(turns.slice(0, 2).join(' '));
  await button(watcher.page, 'Search').click();
  await watcher.page.locator(`a[href="${new URL(game).hash}"]`).waitFor();
  await button(white.page, 'Analyse').click();
  await white.page.waitForURL(/#\/analysis\?record=/);
  await white.page.getByRole('grid').waitFor();
  await closeAll(white, black, watcher);
});

test('turns are taken back, more time is given, a draw is declined and agreed on', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2']);
  await button(white.page, 'Take back').click();
  await says(black.page, 'asks to take a turn back');
  await button(black.page, 'Agree').click();
  await white.page.locator('main [data-count="1"]').waitFor({ state: 'detached' });
  assert.deepEqual(await turnsShown(black.page), []);
  await playBoth(players, ['b3', 'f2']);

  await button(black.page, 'More time').click();
  await says(white.page, 'asks for more time');
  const time = await white.page.getByRole('timer').first().textContent();
  await button(white.page, 'Agree').click();
  await white.page.waitForFunction(
    (was) =>
      Number.parseInt(document.querySelector('[role=timer]').textContent, 10) > Number.parseInt(was, 10),
    time,
  );

  await button(white.page, 'Draw').click();
  await button(white.page, 'Yes').click();
  await says(black.page, 'offers a draw');
  await button(black.page, 'Decline').click();
  await button(black.page, 'Decline').waitFor({ state: 'detached' });
  assert.ok(await button(white.page, 'Draw').isDisabled(), 'a declined draw is not offered again at once');
  await button(black.page, 'Draw').click();
  await button(black.page, 'Yes').click();
  await button(white.page, 'Agree').click();
  for (const { page } of [white, black]) await says(page, 'A draw by agreement.');
  await closeAll(white, black);
});

test('who resigns has lost, and a rematch goes on with the sides exchanged', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black, game } = players;
  await playBoth(players, ['c2', 'd2']);
  await button(black.page, 'Resign').click();
  await button(black.page, 'Yes').click();
  for (const { page } of [white, black]) await says(page, 'White wins: Black has resigned.');
  await button(white.page, 'Rematch').click();
  await says(black.page, 'wants a rematch');
  await button(black.page, 'Agree').click();
  for (const { page } of [white, black]) {
    await page.waitForURL((url) => url.href !== game);
    await atBoard(page);
  }
  assert.equal(white.page.url(), black.page.url());
  await playBoth({ white: black, black: white }, ['b3', 'd2']);
  await closeAll(white, black);
});

test('a game that has not begun can be aborted', async () => {
  const { white, black } = await meetByLink(browser, server.address);
  await typeTurn(white.page, 'c2');
  await button(black.page, 'Abort').click();
  await button(black.page, 'Yes').click();
  for (const { page } of [white, black]) await says(page, 'The game was aborted before it had begun.');
  await closeAll(white, black);
});

test('whoever loses the network goes on where the game is, and loses no turn', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2']);
  // Black is cut off while White plays.
  await black.context.setOffline(true);
  await says(black.page, 'No connection to the server.');
  await says(white.page, 'is away');
  await typeTurn(white.page, 'g2');
  assert.equal((await turnsShown(black.page)).length, 2);
  await black.context.setOffline(false);
  await shows(black.page, 3);
  await black.page.locator('[data-link=open]').waitFor({ state: 'attached' });
  // Black plays while he is cut off: the turn is kept, and sent when it can be.
  await black.context.setOffline(true);
  await says(black.page, 'No connection to the server.');
  const field = black.page.getByRole('textbox', { name: 'Type a turn' });
  await field.fill('f2');
  await field.press('Enter');
  await says(black.page, 'Your turn is kept');
  assert.equal((await turnsShown(white.page)).length, 3);
  await black.context.setOffline(false);
  await shows(white.page, 4);
  await saved(black.page);
  // A second device has the whole game at once, and follows.
  const second = await black.context.newPage();
  await second.goto(black.page.url());
  await atBoard(second);
  await typeTurn(white.page, 'b3');
  await shows(second, 5);
  await typeTurn(second, 'b4');
  await shows(black.page, 6);
  await shows(white.page, 6);
  black.faults.length = 0;
  await closeAll(white, black);
});

test('a premove is played when its time has come', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2', 'g2']);
  await mouse.choose(white.page, 'a2');
  await mouse.choose(white.page, 'b3');
  await says(white.page, 'Chosen for your next turn: b3');
  await typeTurn(black.page, 'f2');
  await shows(black.page, 5);
  assert.equal((await turnsShown(black.page)).at(-1), 'b3');
  await closeAll(white, black);
});

test('what is said is plain text, and nobody has to read it', async () => {
  const { white, black } = await meetByLink(browser, server.address);
  const line = white.page.getByRole('textbox', { name: 'Say something' });
  await line.fill('<img src=x onerror=alert(1)> hello');
  await line.press('Enter');
  await says(black.page, '<img src=x onerror=alert(1)> hello');
  assert.equal(await black.page.locator('[role=log] img').count(), 0);
  await button(black.page, 'Mute').click();
  assert.equal(await black.page.getByRole('log').count(), 0);
  await black.page.reload();
  await atBoard(black.page);
  await button(black.page, 'Show the chat').click();
  await says(black.page, 'hello');
  await closeAll(white, black);
});

test('two who look for an opponent are paired, and a seek in the lobby is taken', async () => {
  const [one, two] = [await comeToLobby(browser, server.address), await comeToLobby(browser, server.address)];
  for (const { page } of [one, two]) {
    await chooseTerms(page, { variant: 'Standard', clock: '3 + 2' });
    await button(page, 'Find an opponent').click();
  }
  for (const { page } of [one, two]) await atBoard(page);
  assert.equal(one.page.url(), two.page.url());
  for (const { page } of [one, two]) await go(page, `${server.address}#/online`);
  await one.page.getByRole('heading', { name: 'My games' }).waitFor();
  await chooseTerms(one.page, { clock: '5 + 5' });
  await button(one.page, 'Wait in the lobby').click();
  const seeks = two.page.getByRole('region', { name: 'Waiting for an opponent' });
  await seeks.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [one, two]) await atBoard(page);
  assert.equal(one.page.url(), two.page.url());
  await closeAll(one, two);
});

test('a guest becomes an account, keeps his games, and comes back with his password', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2']);
  await go(white.page, `${server.address}#/account`);
  const form = white.page.locator('form').filter({ hasText: 'No e-mail is needed' });
  await form.getByLabel('Name').fill('Anna');
  await form.getByLabel('Password').fill('correct horse');
  await form.getByRole('button').click();
  await says(white.page, 'You are Anna.');
  assert.equal(await white.page.locator('.codes code').count(), 8);
  await go(white.page, `${server.address}#/online`);
  const mine = white.page.getByRole('region', { name: 'My games' });
  await mine.getByText('Anna').waitFor();
  const elsewhere = await visit(browser, server.address);
  await go(elsewhere.page, `${server.address}#/account`);
  const signIn = elsewhere.page.locator('form').filter({ hasText: 'If you have an account already.' });
  await signIn.getByLabel('Name').fill('Anna');
  await signIn.getByLabel('Password').fill('correct horse');
  await signIn.getByRole('button').click();
  await says(elsewhere.page, 'You are Anna.');
  await go(elsewhere.page, white.page.url().replace(/#.*/, '#/online'));
  await elsewhere.page.getByRole('region', { name: 'My games' }).getByRole('link').first().click();
  await atBoard(elsewhere.page);
  await typeTurn(elsewhere.page, 'g2');
  await shows(black.page, 3);
  // Signed out everywhere, this browser is a new guest.
  await go(elsewhere.page, `${server.address}#/account`);
  await button(elsewhere.page, 'Sign out everywhere').click();
  await says(elsewhere.page, 'You play as a guest');
  await closeAll(white, black, elsewhere);
});

test('with days for a turn, who does not play in time has lost', async () => {
  const players = await meetByLink(browser, server.address, { clock: '1 day a turn' });
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2', 'g2']);
  await white.page.evaluate(async () => {
    await fetch('api/time', { method: 'POST', body: String(25 * 60 * 60 * 1000) });
  });
  for (const { page } of [white, black]) await says(page, 'White wins on time.');
  await closeAll(white, black);
});

test('where there is no server, the page plays on its own and complains of nothing', async () => {
  const host = await startStaticHost('/some/where/');
  const { page, close } = await visit(browser, host.address);
  await go(page, host.address);
  assert.equal(await page.getByRole('link', { name: 'Online' }).count(), 0);
  await go(page, `${host.address}#/online`);
  await page.getByRole('heading', { name: 'Playing online is not possible here' }).waitFor();
  await close();
  await host.stop();
});

test('the computer of the server answers', async () => {
  const { page, close } = await comeToLobby(browser, server.address);
  await chooseTerms(page, { side: 'White', clock: 'None' });
  await page.getByText('The computer of the server, and more').click();
  await page
    .getByRole('group', { name: 'Strength of the computer' })
    .getByRole('radio', { name: '1', exact: true })
    .check({ force: true });
  await button(page, 'Play the computer').click();
  await atBoard(page);
  await typeTurn(page, 'c2');
  await shows(page, 2);
  await close();
});

test('a live game can be claimed against somebody who has left', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await playBoth(players, ['c2', 'd2', 'g2', 'f2']);
  await black.close();
  await says(white.page, 'is away');
  assert.equal(await button(white.page, 'Claim the win').count(), 0);
  await white.page.evaluate(async () => {
    await fetch('api/time', { method: 'POST', body: String(61_000) });
  });
  await button(white.page, 'Claim the win').click();
  await says(white.page, 'White wins: Black has left.');
  await white.close();
});
