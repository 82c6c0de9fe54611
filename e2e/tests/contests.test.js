// Contests of linked games between two browsers, and what axe says about the pages where people meet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { go, phone } from '../support/browser.js';
import { button, meetAt, meetByLink, playBoth, says, type, typeTurn } from '../support/online.js';
import { browser, server, stage } from '../support/stage.js';
import { violations } from '../support/violations.js';

stage();

/** White may use a loaded piece at once; what it is linked to is contested. */
function meetLinked(links, options) {
  const position = 'gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push';
  return meetAt(browser, server.address, { position, links }, { clock: 'None', options });
}

test('a contest is played inside the game, turn by turn, and can be given up', async () => {
  const { white, black } = await meetLinked('Z:yinsh-blitz');
  await type(white.page, 'Z:e3-e5');
  await button(black.page, 'Challenge').click();
  // It is told before its board appears, to each; the user has White in it.
  for (const { page } of [white, black]) {
    await says(page, 'White’s ZÈRTZ (Z:e3-e5) has to be won first: a game of YINSH blitz.');
    await page.locator('[data-table="gipf+"]').waitFor();
    await button(page, 'To the contest').click();
    await page.locator('[data-table=yinsh]').waitFor();
  }
  await white.page.locator('[role=gridcell][data-point=f6]').waitFor({ state: 'attached' });
  await type(white.page, 'f6');
  await black.page.locator('[role=gridcell][data-point=f6][aria-label*=ring]').waitFor({ state: 'attached' });
  await type(black.page, 'f7');
  await white.page.locator('[role=gridcell][data-point=f7][aria-label*=ring]').waitFor({ state: 'attached' });
  await white.page.getByRole('list', { name: 'Turns of the contest' }).getByText('f7').waitFor();
  await button(white.page, 'Give up the contest').click();
  for (const { page } of [white, black]) await page.locator('[data-table="gipf+"]').waitFor();
  // The use is lost, and White goes on without it.
  await typeTurn(white.page, 'b3');
  await black.page.locator('main [data-count="1"]').waitFor();
  await white.close();
  await black.close();
});

test('dice fall as nobody has chosen them, and everybody can check it', async () => {
  // Black sees things move.
  const { white, black } = await meetLinked('Z:die', [{}, { reducedMotion: 'no-preference' }]);
  await type(white.page, 'Z:e3-e5');
  await button(black.page, 'Challenge').click();
  await black.page.locator('svg.rolling').first().waitFor();
  for (const { page } of [white, black]) await says(page, /White rolled \d against \d: ZÈRTZ/);
  assert.equal(await black.page.locator('svg.rolling').count(), 0);
  await button(white.page, 'Resign').or(button(white.page, 'Abort')).click();
  await button(white.page, 'Yes').click();
  for (const { page } of [white, black]) {
    await says(page, 'Where the dice came from:');
    await says(page, 'checked, nobody chose them');
  }
  await white.close();
  await black.close();
});

test('axe has nothing to say about a game between two, under way and over', async () => {
  const look = { bypassCSP: true };
  const players = await meetByLink(browser, server.address, {}, [look, { ...phone, ...look }]);
  const { white, black } = players;
  await button(black.page, 'Turns and more').tap();
  await playBoth(players, ['c2', 'd2']);
  await white.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck');
  await white.page.keyboard.press('Enter');
  await says(black.page, 'Good luck');
  await button(white.page, 'Report or block').click();
  for (const { page } of [white, black]) assert.deepEqual(await violations(page), [], 'under way');
  await button(black.page, 'Resign').click();
  await button(black.page, 'Yes').click();
  for (const { page } of [white, black]) await says(page, 'White wins: Black has resigned.');
  await button(white.page, 'Analysis by the server').click();
  await white.page.getByRole('img', { name: /How the game went/ }).waitFor();
  for (const { page } of [white, black]) assert.deepEqual(await violations(page), [], 'over');

  await go(white.page, `${server.address}#/account`);
  const form = white.page.locator('form').filter({ hasText: 'No e-mail is needed' });
  await form.getByLabel('Name').fill('Berta');
  await form.getByLabel('Password').fill('correct horse');
  await form.getByRole('button').click();
  await says(white.page, 'You are Berta.');
  assert.deepEqual(await violations(white.page), [], 'an account');
  await go(black.page, `${server.address}#/people/Berta`);
  await button(black.page, 'Challenge').click();
  assert.deepEqual(await violations(black.page), [], 'a player');
  await button(black.page, 'Challenge').last().click();
  await says(white.page, 'invites you to a game.');
  await white.page.getByRole('link', { name: 'Show' }).click();
  await button(white.page, 'Accept').click();
  for (const { page } of [white, black]) await page.waitForURL(/#\/(?:game|people)\//);
  await white.close();
  await black.close();
});
