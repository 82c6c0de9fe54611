// Lists of games and of kinds of pieces have room for more than there are: what is listed is doubled and the page looked at.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { go, launch, settle, visit } from '../support/browser.js';
import { keepGames } from '../support/kept.js';
import { layoutFaults } from '../support/layout-faults.js';
import { positions, sizes } from '../support/layouts.js';
import { startServer } from '../support/server.js';

/** Pages that list games or kinds, and what holds the entries of a list. */
const lists = [
  { hash: '#/', list: '.games' },
  { hash: '#/play', list: 'form .wide .options' },
  { hash: '#/play?against=link', list: 'form .wide .options' },
  { hash: '#/online', list: 'main fieldset:first-of-type .options' },
  { hash: '#/leaders', list: 'main fieldset:first-of-type .options' },
  { hash: '#/learn', list: 'main section ol' },
  { hash: '#/rules/gipf', list: 'main nav .more' },
  { hash: '#/puzzles', list: 'main ul' },
  { hash: '#/editor', list: '.palette' },
  { hash: '#/editor', list: 'main tbody' },
  { hash: '#/play/position-tzaar', list: '.holdings' },
  { hash: '#/play/position-potentials', list: '.actions fieldset, .near ul, .far ul' },
];

let server;

before(async () => {
  server = await startServer();
});

after(async () => {
  await server?.stop();
});

/** Doubles what every such list holds; how many entries the longest has then. */
function double(page, list) {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)];
    for (const holder of found) {
      for (const entry of [...holder.children].filter(({ localName }) => localName !== 'legend')) {
        const copy = entry.cloneNode(true);
        // A copy is one more to choose from, not another that is chosen.
        for (const input of copy.querySelectorAll('input')) input.checked = false;
        holder.append(copy);
      }
    }
    return Math.max(0, ...found.map(({ children }) => children.length));
  }, list);
}

describe('twice as many games', { concurrency: true }, () => {
  for (const text of [100, 200]) {
    test(`fit every list with text at ${text} %`, async () => {
      const browser = await launch({ text });
      const findings = [];
      for (const size of ['320x568', '360x640', '844x390', '820x1180']) {
        const form = sizes[size];
        const { page, context, close } = await visit(browser, server.address, {
          ...form,
          settings: { language: 'hu' },
        });
        await keepGames(context, positions);
        for (const { hash, list } of lists) {
          await go(page, `${server.address}${hash}`);
          assert.ok((await double(page, list)) > 1, `${hash} has a list ${list}`);
          // A page that begins with that many has its board measured with them.
          await page.evaluate(() => dispatchEvent(new Event('resize')));
          await settle(page);
          const found = await layoutFaults(page, form.viewport.width, text);
          findings.push(...found.map((fault) => `${size}, ${text} %, ${hash}: ${fault}`));
        }
        await close();
      }
      await browser.close();
      assert.deepEqual(findings, []);
    });
  }
});

/** Forms whose button stays in sight while one is in them. */
const forms = ['#/play', '#/play?game=gipf%2B', '#/play?against=link'];

for (const text of [100, 200]) {
  test(`what has the focus is never under the button that starts, with text at ${text} %`, async () => {
    const browser = await launch({ text });
    const findings = [];
    for (const size of ['360x640', '844x390', '1024x700']) {
      const { page, close } = await visit(browser, server.address, sizes[size]);
      for (const hash of forms) {
        await go(page, `${server.address}${hash}`);
        await page.locator('main form').waitFor();
        const count = await double(page, 'form .wide .options');
        assert.ok(count > 1);
        for (const name of await focusEverything(page)) findings.push(`${size}, ${hash}: ${name}`);
      }
      await close();
    }
    await browser.close();
    assert.deepEqual(findings, []);
  });
}

/** Walks through the controls of the form from the first to the last and back; those that are covered, by name. */
function focusEverything(page) {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('main form :is(input, select, summary, a, button:not(.go button))'),
    ].filter((control) => control.checkVisibility() && !control.disabled);
    const hidden = new Set();
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      const { left, width, top, height } = (control.closest('label') ?? control).getBoundingClientRect();
      for (const y of [top + 1, top + height - 1]) {
        const seen = document.elementFromPoint(left + width / 2, y);
        if (!seen || seen.closest('.go, nav, header'))
          hidden.add((control.closest('label') ?? control).textContent.trim());
      }
    }
    return [...hidden];
  });
}
