// Who one is on the server: passwords, recovery codes, programs, blocks and reports, and going away for good.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { go, visit } from '../support/browser.js';
import { atBoard, button, fillIn, meetByLink, playBoth, says, signUp } from '../support/online.js';
import { program } from '../support/server.js';
import { browser, server, stage } from '../support/stage.js';

stage();

const toAccount = (page) => go(page, `${server.address}#/account`);

/** What a browser complains of when something is refused is no fault of the page. */
function refusalsAreExpected({ faults }) {
  const unexpected = faults.filter((fault) => !/\b40[0-9]\b/.test(fault));
  faults.length = 0;
  faults.push(...unexpected);
}

test('a lost password is replaced with a recovery code, once, and all devices are signed out', async () => {
  const here = await visit(browser, server.address);
  const codes = await signUp(here.page, server.address, 'Cecil');
  assert.equal(codes.length, 8);
  const away = await visit(browser, server.address);
  await toAccount(away.page);
  const recovery = { Name: 'Cecil', 'Recovery code': codes[0], 'New password': 'battery staple' };
  await away.page.getByText('Forgot the password?').first().click();
  await fillIn(away.page, 'With one of your recovery codes', recovery);
  await says(away.page, 'You are Cecil.');
  await says(away.page, '7 codes are left.');
  // The other device is told, without a reload.
  await says(here.page, 'You play as a guest');
  await fillIn(here.page, 'If you have an account already.', {
    Name: 'Cecil',
    Password: 'correct horse',
  });
  await says(here.page, 'Name and password do not fit.');
  await here.page.getByText('Forgot the password?').first().click();
  await fillIn(here.page, 'With one of your recovery codes', recovery);
  await says(here.page, 'Name and password do not fit.');

  // The password is changed, which the form confirms; the new one is good elsewhere.
  const change = { Password: 'battery staple', 'New password': 'third time lucky' };
  const form = away.page.locator('form').filter({ hasText: 'Change the password' });
  await form.getByLabel('Password', { exact: true }).fill(change.Password);
  await form.getByLabel('New password').fill(change['New password']);
  await form.getByRole('button').click();
  await form.getByText('Done.').waitFor();
  await says(away.page, 'You are Cecil.');
  await fillIn(here.page, 'If you have an account already.', {
    Name: 'Cecil',
    Password: 'third time lucky',
  });
  await says(here.page, 'You are Cecil.');

  // Signed out everywhere, both are guests.
  await button(here.page, 'Sign out everywhere').click();
  for (const { page } of [here, away]) await says(page, 'You play as a guest');
  for (const visitor of [here, away]) {
    refusalsAreExpected(visitor);
    await visitor.close();
  }
});

test('a program acts with a token until it is deleted', async () => {
  const { page, close } = await visit(browser, server.address);
  await signUp(page, server.address, 'Dora');
  await fillIn(page, 'With a token a program plays', { 'What it is for': 'My bot' });
  const token = await page.locator('form code').textContent();
  const ask = (path) =>
    fetch(`${server.address}api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const known = await (await ask('session')).json();
  assert.equal(known.person.name, 'Dora');
  await says(page, 'My bot');
  // It is told once.
  await toAccount(page);
  await says(page, 'My bot');
  assert.equal(await page.locator('form code').count(), 0);
  await button(page, 'Delete').click();
  await page.getByText('My bot').waitFor({ state: 'detached' });
  assert.equal((await ask('session')).status, 401);
  await close();
});

test('a report is read by those who keep the server, and whoever is blocked cannot invite', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await signUp(white.page, server.address, 'Emil');
  await go(white.page, players.game);
  await atBoard(white.page);
  await button(white.page, 'Report or block').click();
  await white.page.getByLabel('What has Guest').fill('<b>rude</b> words');
  await button(white.page, 'Send the report').click();
  await says(white.page, 'Done.');
  const reports = execFileSync(program(), ['server', 'admin', '--data', server.data, 'reports'], {
    encoding: 'utf8',
  });
  assert.match(reports, /<b>rude<\/b> words/);
  await button(white.page, 'Block').click();
  await white.page.getByText('Done.').nth(1).waitFor();

  await go(black.page, `${server.address}#/people/Emil`);
  await button(black.page, 'Challenge').click();
  await button(black.page, 'Challenge').last().click();
  await says(black.page, 'One of you has blocked the other.');
  await toAccount(white.page);
  await button(white.page, 'Unblock').click();
  await button(white.page, 'Unblock').waitFor({ state: 'detached' });
  await button(black.page, 'Challenge').last().click();
  await says(black.page, 'The challenge is sent.');
  await says(white.page, 'Guest invites you to a game.');
  for (const visitor of [white, black]) await visitor.close();
});

test('everything that is kept can be downloaded, and a deleted account leaves its games without a name', async () => {
  const players = await meetByLink(browser, server.address);
  const { white, black } = players;
  await signUp(white.page, server.address, 'Flora');
  await go(white.page, players.game);
  await atBoard(white.page);
  await playBoth(players, ['c2', 'd2']);
  await button(white.page, 'Resign').click();
  await button(white.page, 'Yes').click();
  await says(black.page, 'Black wins: White has resigned.');

  await toAccount(white.page);
  const [file] = await Promise.all([
    white.page.waitForEvent('download'),
    white.page.getByRole('link', { name: 'Download everything that is kept of me' }).click(),
  ]);
  const kept = readFileSync(await file.path(), 'utf8');
  assert.ok(kept.includes('"Flora"') && kept.includes('c2'), kept.slice(0, 200));
  assert.ok(!kept.includes('$argon2'), 'no hash of a password leaves the server');

  const deletion = { Password: 'wrong password' };
  await fillIn(white.page, 'Your games stay, without your name', deletion);
  await says(white.page, 'Name and password do not fit.');
  await fillIn(white.page, 'Your games stay, without your name', { Password: 'correct horse' });
  await says(white.page, 'You play as a guest');
  await go(black.page, `${server.address}#/archive`);
  const game = black.page.locator(`a[href="${new URL(players.game).hash}"]`);
  assert.match(await game.textContent(), /^Deleted account – Guest/);
  await game.click();
  await atBoard(black.page);
  await says(black.page, 'Deleted account');
  await go(black.page, `${server.address}#/people/Flora`);
  await says(black.page, 'There is no such thing here.');
  for (const visitor of [white, black]) {
    refusalsAreExpected(visitor);
    await visitor.close();
  }
});
