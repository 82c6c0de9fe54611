import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desktop, go, launch, smallPhone, visit } from '../support/browser.js';
import { languages, places } from '../support/places.js';
import { startServer } from '../support/server.js';

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

for (const language of languages) {
  for (const [size, form] of Object.entries({ desktop, phone: smallPhone })) {
    test(`every page speaks ${language} and fits a ${size}`, async () => {
      const { page, close } = await visit(browser, server.address, { ...form, settings: { language } });
      const titles = new Set();
      for (const { name, hash } of places) {
        await go(page, `${server.address}${hash}`);
        assert.equal(await page.locator('html').getAttribute('lang'), language);
        titles.add(await page.title());
        const text = await page.locator('body').evaluate((body) => body.innerHTML);
        assert.ok(!/[⟦⟧]/.test(text), `${name} lacks ${/⟦[^⟧]*⟧/.exec(text)}`);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(tooWide <= 0, `${name} is ${tooWide} px too wide`);
        assert.deepEqual(await cutOff(page), [], `${name} cuts texts off`);
      }
      assert.equal(titles.size, places.length, 'every page has a title of its own');
      await close();
    });
  }
}

/** Controls and headings whose words do not fit into them. */
function cutOff(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('a, button, label, legend, h1, h2, h3, th, td, summary')];
    return all
      .filter((element) => element.checkVisibility() && !element.closest('.unseen'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map((element) => `${element.tagName}: ${element.textContent.trim()}`);
  });
}

test('an address of a page that does not exist offers a way home', async () => {
  const { page, close } = await visit(browser, server.address);
  await go(page, `${server.address}#/nowhere/at/all`);
  await page.getByRole('link', { name: 'To the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'GIPF and YINSH' }).waitFor();
  await close();
});

test('a change of page moves the focus to its heading and the window to its top', async () => {
  const { page, close } = await visit(browser, server.address, { viewport: { width: 1000, height: 400 } });
  await go(page, server.address);
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'About Gipfel' });
  await heading.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'GIPF and YINSH' }).waitFor();
  await close();
});

test('the first tab stop skips the navigation', async () => {
  const { page, close } = await visit(browser, server.address);
  await go(page, server.address);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');
  await close();
});
