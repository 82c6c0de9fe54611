import assert from 'node:assert/strict';
import { test } from 'node:test';
import { go, phone, settle, visit } from '../support/browser.js';
import { browser, server, stage } from '../support/stage.js';

stage();

/** A mark that a reload would wipe out. */
const mark = (page) => page.evaluate(() => (window.marked = true));
const isMarked = (page) => page.evaluate(() => window.marked === true);

const choose = (page, name) => page.getByRole('radio', { name, exact: true }).check({ force: true });

test('language and theme change without a reload', async () => {
  const { page, close } = await visit(browser, server.address, { colorScheme: 'light' });
  await go(page, `${server.address}#/settings`);
  await mark(page);
  const headings = { Magyar: 'Beállítások', Română: 'Setări', Русский: 'Настройки', English: 'Settings' };
  for (const [language, heading] of Object.entries(headings)) {
    await choose(page, language);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    assert.match(await page.title(), new RegExp(heading));
  }
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await choose(page, 'Dark');
  assert.notEqual(await background(), light);
  await choose(page, 'Light');
  assert.equal(await background(), light);
  assert.ok(await isMarked(page));
  await close();
});

test('the language is the first of the browser’s that the app speaks', async () => {
  for (const [locale, lang] of [
    ['hu-HU', 'hu'],
    ['ro-MD', 'ro'],
    ['ru', 'ru'],
    ['fi-FI', 'en'],
  ]) {
    const { page, close } = await visit(browser, server.address, { locale });
    await go(page, server.address);
    assert.equal(await page.locator('html').getAttribute('lang'), lang);
    await close();
  }
});

test('settings are kept', async () => {
  const { page, context, close } = await visit(browser, server.address);
  await go(page, `${server.address}#/settings`);
  await choose(page, 'Magyar');
  await page.getByRole('heading', { level: 1, name: 'Beállítások' }).waitFor();
  await choose(page, 'Sötét');
  await choose(page, 'Mintázat');
  await choose(page, 'Lassú');
  await page.getByRole('switch', { name: 'Koordináták' }).click();
  await page.reload();
  await settle(page);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  assert.equal(await page.locator('.gipfel-board').getAttribute('data-board-style'), 'pattern');
  assert.equal(await page.getByRole('switch', { name: 'Koordináták' }).isChecked(), false);
  assert.equal(await page.getByRole('radio', { name: 'Lassú' }).isChecked(), true);

  // Another tab follows at once.
  const other = await context.newPage();
  await go(other, `${server.address}#/settings`);
  await choose(other, 'English');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await close();
});

test('damaged settings are replaced by the defaults', async () => {
  const { page, close } = await visit(browser, server.address, {
    settings: { language: 'xx', theme: 7, animation: [] },
  });
  await go(page, `${server.address}#/settings`);
  assert.equal(await page.getByRole('radio', { name: 'As the browser' }).isChecked(), true);
  assert.equal(await page.getByRole('radio', { name: 'As the system' }).isChecked(), true);
  await close();
});

test('sounds are on at a desk and off on a phone, until the user decides', async () => {
  for (const [form, expected] of [
    [{}, true],
    [phone, false],
  ]) {
    const { page, close } = await visit(browser, server.address, form);
    await go(page, `${server.address}#/settings`);
    assert.equal(await page.getByRole('switch', { name: 'Sounds' }).isChecked(), expected);
    await close();
  }
});
