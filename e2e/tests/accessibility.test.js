import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { desktop, go, launch, phone, visit } from '../support/browser.js';
import { gamePlaces } from '../support/midgame.js';
import { places } from '../support/places.js';
import { startServer } from '../support/server.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server;
let browser;

before(async () => {
  server = await startServer();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const theme of ['light', 'dark']) {
  for (const [size, form] of Object.entries({ desktop, phone })) {
    test(`axe has nothing to say about any page, ${theme}, ${size}`, async () => {
      // The policy forbids foreign scripts, and axe is one.
      const options = { ...form, colorScheme: theme, bypassCSP: true };
      const { page, close } = await visit(browser, server.address, options);
      const played = await gamePlaces(page, server.address, size === 'phone' ? 'yinsh' : 'gipf');
      for (const { name, hash } of [...places, ...played]) {
        await go(page, `${server.address}${hash}`);
        assert.deepEqual(await violations(page), [], name);
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

async function violations(page) {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() => window.axe.run());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`);
}
