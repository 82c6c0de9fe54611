import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, phone, visit } from '../support/browser.js';
import { mouse } from '../support/hands.js';
import { gamePlaces } from '../support/midgame.js';
import { places } from '../support/places.js';
import { browser, server, stage } from '../support/stage.js';
import { tablePlaces } from '../support/tables.js';
import { violations } from '../support/violations.js';

/** Black has nothing left to bring in. */
const nearlyOver = 'gipf basic 4/5/2P3/7/6/2p2/4 w 3/0 -- push';

stage();

for (const theme of ['light', 'dark']) {
  for (const [size, form] of Object.entries({ desktop, phone })) {
    test(`axe has nothing to say about any page, ${theme}, ${size}`, async () => {
      // The policy forbids foreign scripts, and axe is one.
      const options = { ...form, colorScheme: theme, bypassCSP: true };
      const { page, close } = await visit(browser, server.address, options);
      const played = await gamePlaces(page, server.address, size === 'phone' ? 'yinsh' : 'gipf');
      // What depends on the colours only is looked at once.
      const looked = (theme === 'dark') === (size === 'phone');
      const tables = looked ? await tablePlaces(page, server.address) : [];
      for (const { name, hash } of [...places, ...played, ...tables]) {
        await go(page, `${server.address}${hash}`);
        assert.deepEqual(await violations(page), [], name);
        // On a phone turns and further actions are in a sheet.
        const more = page.getByRole('button', { name: 'Turns and more' });
        if (!(await more.isVisible())) continue;
        await more.click();
        assert.deepEqual(await violations(page), [], `${name}, sheet open`);
      }
      await close();
    });
  }
}

test('every board style passes axe on the page where it is chosen', async () => {
  const { page, close } = await visit(browser, server.address, { bypassCSP: true });
  await go(page, `${server.address}#/settings`);
  for (const style of ['High contrast', 'Patterns']) {
    await page.getByRole('radio', { name: style }).check({ force: true });
    assert.deepEqual(await violations(page), [], style);
  }
  await close();
});

test('axe has nothing to say about analysis at work and a game that is over', async () => {
  const { page, close } = await visit(browser, server.address, { bypassCSP: true });
  await go(page, `${server.address}#/analysis?${new URLSearchParams({ position: nearlyOver })}`);
  await page.getByRole('switch', { name: 'Computer' }).check();
  await page.getByRole('region', { name: 'Computer' }).getByRole('listitem').first().waitFor();
  for (const panel of ['Turns', 'Comment', 'Share']) {
    await page.getByRole('tab', { name: panel }).click();
    assert.deepEqual(await violations(page), [], panel);
  }
  const query = new URLSearchParams({ position: nearlyOver, against: 'person' });
  await go(page, `${server.address}#/play?${query}`);
  await mouse.press(page, 'Start');
  await mouse.choose(page, 'c2');
  await page.getByText('has won').first().waitFor();
  assert.deepEqual(await violations(page), [], 'a result');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.getByRole('img', { name: /Course of the game/ }).waitFor();
  assert.deepEqual(await violations(page), [], 'a judged game');
  await close();
});
