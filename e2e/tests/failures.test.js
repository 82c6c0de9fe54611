// Something inside breaks: the user is told what, goes on, and has lost nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, visit } from '../support/browser.js';
import { browser, server, stage } from '../support/stage.js';
import { beginGame, playTurns, turnsShown } from '../support/turns.js';

stage();

/** Modules of this context trap when `window.trap` names one of their functions. */
async function withTraps(context) {
  await context.addInitScript(() => {
    // (module (func (export "trap") unreachable))
    const bytes = [
      0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 8, 1, 4, 116, 114, 97, 112, 0, 0, 10, 5,
      1, 3, 0, 0, 11,
    ];
    const { trap } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
    const { get } = Object.getOwnPropertyDescriptor(WebAssembly.Instance.prototype, 'exports');
    Object.defineProperty(WebAssembly.Instance.prototype, 'exports', {
      get() {
        const real = Reflect.apply(get, this, []);
        return new Proxy(
          {},
          {
            get: (_target, name) =>
              typeof real[name] === 'function'
                ? (...parameters) => (window.trap === name ? trap() : real[name](...parameters))
                : real[name],
          },
        );
      },
    });
  });
}

test('rules that trap are replaced, and the game goes on where it was', async () => {
  const { page, context, faults } = await visit(browser, server.address, desktop);
  await withTraps(context);
  await beginGame(page, server.address);
  await playTurns(page, 'c2', 'd2');
  await page.evaluate(() => (window.trap = 'table_playText'));
  const field = page.getByRole('textbox', { name: 'Type a turn' });
  await field.fill('g2');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Something has broken inside' }).waitFor();
  assert.match(await page.locator('main').textContent(), /unreachable/);
  await page.evaluate(() => (window.trap = undefined));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('grid').waitFor();
  assert.deepEqual(await turnsShown(page), ['c2', 'd2']);
  await playTurns(page, 'g2');
  assert.ok(
    faults.every((fault) => fault.includes('unreachable')),
    faults.join('\n'),
  );
  await context.close();
});
