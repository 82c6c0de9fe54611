import assert from 'node:assert/strict';
import { test } from 'node:test';
import { go, visit } from '../support/browser.js';
import { browser, server, stage } from '../support/stage.js';

/** What docs/BUDGET.md promises, in bytes over the network and in milliseconds. */
const firstLoadLimit = 600_000;
const shellLimit = 150_000;
const shiftLimit = 0.05;

stage();

/** Loads an address with an empty cache and adds up what comes over the network, headers included. */
async function firstLoad(hash) {
  const { page, context, close } = await visit(browser, server.address);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await go(page, `${server.address}${hash}`);
  // A page that nobody looks at is painted when it suits the browser.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const measured = await page.evaluate(() => ({
    ready: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    shift: window.shift,
  }));
  await close();
  return { bytes, ...measured };
}

test('the first page is small and still', async (context) => {
  const { bytes, ready, shift } = await firstLoad('#/');
  context.diagnostic(`${bytes} bytes, first paint after ${Math.round(ready)} ms, shift ${shift.toFixed(3)}`);
  assert.ok(bytes > 10_000 && bytes < shellLimit, `${bytes} bytes`);
  assert.ok(shift < shiftLimit, `shift ${shift}`);
});

for (const hash of [
  '#/play',
  '#/learn',
  '#/learn/gipf-rows',
  '#/rules/gipf',
  '#/analysis',
  '#/editor',
  '#/games',
  '#/settings',
  '#/online',
  '#/account',
  '#/archive',
]) {
  test(`a first load of ${hash} stays below the budget`, async (context) => {
    const { bytes } = await firstLoad(hash);
    context.diagnostic(`${bytes} bytes`);
    assert.ok(bytes < firstLoadLimit, `${bytes} bytes`);
  });
}
