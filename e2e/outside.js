// A page that uses the packages, outside of the repository: `FOLDER=… node outside.js`. It is opened in a real browser and played on.
import assert from 'node:assert/strict';
import { launch, visit } from './support/browser.js';
import { mouse } from './support/hands.js';
import { startStaticHost } from './support/static-host.js';

const folder = process.env['FOLDER'];
assert.ok(folder, 'FOLDER is the folder of the page');
const host = await startStaticHost('/', folder);
const browser = await launch();
try {
  const visitor = await visit(browser, host.address);
  const { page } = visitor;
  await page.goto(host.address);
  await page.locator('#board [role=gridcell][data-point="e1"]').waitFor();
  const played = (turns) =>
    page.waitForFunction((wanted) => document.querySelector('#turns')?.textContent === wanted, turns);

  // A dot and then a spot: a push.
  await mouse.choose(page, 'e1');
  await mouse.choose(page, 'e3');
  await played('e1-e3');
  // What the rules do not allow is not played; the other player goes on.
  await mouse.choose(page, 'e5');
  await mouse.choose(page, 'd8');
  await mouse.choose(page, 'd7');
  await played('e1-e3 d7');

  const said = page.waitForEvent('console');
  await page.addScriptTag({ type: 'module', url: './rules.js' });
  assert.match((await said).text(), /\[White "Ada"\][^]*\[Variant "blitz"\]\n\n1\. f6/);
  await visitor.close();
} finally {
  await browser.close();
  await host.stop();
}
process.stdout.write('a page outside plays with the packages\n');
