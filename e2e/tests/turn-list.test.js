// The turns of a game in the list beside the board: one stop for the tab key, and arrow keys from there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, visit } from '../support/browser.js';
import { tabTo } from '../support/hands.js';
import { keepGames } from '../support/kept.js';
import { browser, server, stage } from '../support/stage.js';

stage();

/** The turn that has the focus, and the one that is said to be shown. */
const where = (page) =>
  page.evaluate(() => {
    const number = (element) => Number(element?.dataset.count ?? element?.dataset.node ?? 0);
    const turns = [...document.querySelectorAll('main :is([data-count], [data-node])')];
    return {
      at: turns.includes(document.activeElement) ? number(document.activeElement) : null,
      shown: number(turns.find((turn) => turn.getAttribute('aria-current') === 'step')),
      stops: turns.filter((turn) => turn.tabIndex === 0).map(number),
      count: turns.length,
    };
  });

for (const [name, hash, selector, last] of [
  ['a game under way', '#/play/gipf', '[data-count]', 38],
  ['a replay', '#/replay/gipf', '[data-count]', 38],
  ['an analysis', '#/analysis?game=gipf-lost', '[data-node]', 24],
]) {
  test(`the turns are one stop for the tab key, and arrow keys go through them: ${name}`, async () => {
    const { page, context, close } = await visit(browser, server.address, desktop);
    await keepGames(context);
    await go(page, `${server.address}${hash}`);
    await page.getByRole('grid').waitFor();
    await page.locator(`main ${selector}`).first().waitFor();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Tab');
    await tabTo(page, `main ${selector}`);
    await page.keyboard.press('End');
    const { count } = await where(page);
    assert.equal(count, last);
    assert.deepEqual(await where(page), { at: last, shown: last, stops: [last], count });
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(await where(page), { at: last - 1, shown: last - 1, stops: [last - 1], count });
    await page.keyboard.press('ArrowRight');
    assert.equal((await where(page)).at, last);
    // A line up and down again: in the list of a game White's turns stand below White's.
    await page.keyboard.press('ArrowUp');
    const above = await where(page);
    assert.ok(above.at < last && above.at === above.shown, `${above.at} and ${above.shown}`);
    if (selector === '[data-count]') assert.equal(above.at, last - 2);
    await page.keyboard.press('ArrowDown');
    assert.equal((await where(page)).at, last);
    // Before the first turn none is shown, and the first keeps the stop.
    await page.keyboard.press('Home');
    assert.deepEqual(await where(page), { at: 1, shown: 0, stops: [1], count });
    await page.keyboard.press('ArrowRight');
    assert.deepEqual(await where(page), { at: 1, shown: 1, stops: [1], count });
    // The next stop is none of the turns.
    await page.keyboard.press('Tab');
    assert.equal((await where(page)).at, null);
    await page.keyboard.press('Shift+Tab');
    assert.equal((await where(page)).at, 1);
    await close();
  });
}
