// The board stays where it is and as large as it is while a turn is entered, whatever is said below it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { go, visit } from '../support/browser.js';
import { finger } from '../support/hands.js';
import { sizes } from '../support/layouts.js';
import { browser, server, stage } from '../support/stage.js';
import { tablePositions } from '../support/tables.js';

stage();

const linked = { links: 'T:tzaar Z:zertz D:dvonn Y:yinsh U:punct', contests: 'always' };

/** What is tapped: points from which something begins, some that lead nowhere, and pieces that are told about. */
const taps = {
  gipf: ['e7', 'a1', 'e5', 'c3'],
  yinsh: ['a2', 'd4', 'e5', 'c1'],
  dvonn: ['a1', 'h4', 'j2'],
  tzaar: ['a1', 'c4', 'f2'],
  zertz: ['b2', 'a1', 'c2'],
  punct: ['a2', 'd4', 'e4', 'k6'],
  potentials: ['b2', 'd4', 'f4', 'f5', 'a1'],
};

/** Where the board is. */
const boardBox = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.frame').getBoundingClientRect();
    return [x, y + scrollY, width, height].map((length) => Math.round(length)).join(' ');
  });

for (const [size, languages] of [
  ['360x640', ['en', 'hu']],
  ['390x844', ['ru']],
  ['844x390', ['hu']],
  ['820x1180', ['ro']],
  ['1024x700', ['hu']],
]) {
  test(`the board stays put from tap to tap, ${size}`, async () => {
    for (const language of languages) {
      const settings = { language, playForced: false, confirmTurn: true, animation: 0 };
      const options = { ...sizes[size], hasTouch: true, settings };
      const { page, close } = await visit(browser, server.address, options);
      for (const [name, position] of Object.entries(tablePositions)) {
        const query = new URLSearchParams({
          position,
          against: 'person',
          ...(name === 'potentials' ? linked : {}),
        });
        await go(page, `${server.address}#/play?${query}`);
        await page.locator('main form button[type=submit]').tap();
        await page.getByRole('grid').waitFor();
        const before = await boardBox(page);
        const said = new Set();
        for (const point of taps[name]) {
          await finger.choose(page, point);
          said.add(await page.locator('.table > .sentence').innerText());
          assert.equal(await boardBox(page), before, `${name}, ${language}, after a tap on ${point}`);
        }
        assert.ok(said.size > 1, `${name}: something else is said`);
      }
      await close();
    }
  });
}
