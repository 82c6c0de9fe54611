import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { go, launch, settle, visit } from '../support/browser.js';
import { mouse } from '../support/hands.js';
import { places } from '../support/places.js';
import { startServer } from '../support/server.js';
import { builtApp, startStaticHost } from '../support/static-host.js';

let browser;

before(async () => {
  browser = await launch();
});

after(async () => {
  await browser?.close();
});

/** Waits until the whole app is stored on the device. */
async function stored(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}

/** Loads the app once, takes the host away, and walks through every page in two languages. */
async function worksWithout(host) {
  const { page, context, faults } = await visit(browser, host.address, { serviceWorkers: 'allow' });
  await go(page, host.address);
  await stored(page);
  assert.deepEqual(faults, []);
  await host.stop();
  for (const { name, hash } of places) {
    await go(page, `${host.address}${hash}`);
    assert.ok(await page.locator('main h1').isVisible(), name);
  }
  await go(page, `${host.address}#/settings`);
  await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
  await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor();
  await page.reload();
  await settle(page);
  assert.equal(await page.title(), 'Настройки · Gipfel');
  // The computer plays and judges without a server too.
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await go(page, `${host.address}#/play?game=yinsh&variant=blitz`);
  await mouse.press(page, 'Start');
  await page.getByRole('grid').waitFor();
  await mouse.choose(page, 'f6');
  await page.locator('[data-count="2"]').waitFor();
  await go(page, `${host.address}#/analysis`);
  await page.getByRole('switch', { name: 'Computer' }).check();
  await page.getByRole('region', { name: 'Computer' }).getByRole('listitem').first().waitFor();
  await context.close();
}

test('after the first load the app needs no server', async () => {
  await worksWithout(await startServer());
});

test('the app works from a plain host of files, in any folder', async () => {
  await worksWithout(await startStaticHost('/some/where/'));
});

test('a new version is fetched in the background, announced, and used from the next load on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gipfel-'));
  await cp(builtApp, folder, { recursive: true });
  const host = await startStaticHost('/', folder);
  const { page, close } = await visit(browser, host.address, { serviceWorkers: 'allow' });
  await go(page, host.address);
  await stored(page);
  assert.equal(await page.locator('html').getAttribute('data-version'), null);
  assert.equal(await page.getByRole('status').filter({ hasText: 'version' }).count(), 0);

  const index = join(folder, 'index.html');
  await writeFile(index, (await readFile(index, 'utf8')).replace('<html', '<html data-version="2"'));
  const worker = join(folder, 'sw.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/version = '\w+'/, "version = 'second'"));

  await page.reload();
  await settle(page);
  assert.equal(await page.locator('html').getAttribute('data-version'), null, 'this load is the old version');
  await page.getByText('A new version is here').waitFor();
  // The old version goes on working, down to the pages that it has not shown yet.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await page.locator('html[data-version="2"]').waitFor({ state: 'attached' });
  await settle(page);
  assert.equal(await page.getByText('A new version is here').count(), 0);
  await close();
  await host.stop();
  await rm(folder, { recursive: true });
});

test('the app can be installed', async () => {
  const server = await startServer();
  const { page, close } = await visit(browser, server.address);
  await go(page, server.address);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector('link[rel=manifest]');
    return (await fetch(link.href)).json();
  });
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, server.address).href);
    if (type === 'image/png') assert.equal(size, sizes, src);
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(
    installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito'),
    [],
  );
  await close();
  await server.stop();
});
