import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, smallPhone, visit } from '../support/browser.js';
import { languages, places } from '../support/places.js';
import { browser, server, stage } from '../support/stage.js';
import { tablePlaces } from '../support/tables.js';

stage();

async function fits(page, { name, hash }, language) {
  await go(page, `${server.address}${hash}`);
  assert.equal(await page.locator('html').getAttribute('lang'), language);
  const text = await page.locator('body').evaluate((body) => body.innerHTML);
  assert.ok(!/[⟦⟧]/.test(text), `${name} lacks ${/⟦[^⟧]*⟧/.exec(text)}`);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(tooWide <= 0, `${name} is ${tooWide} px too wide`);
  assert.deepEqual(await cutOff(page), [], `${name} cuts texts off`);
}

for (const language of languages) {
  for (const [size, form] of Object.entries({ desktop, phone: smallPhone })) {
    test(`every page speaks ${language} and fits a ${size}`, async () => {
      const { page, close } = await visit(browser, server.address, { ...form, settings: { language } });
      const titles = new Set();
      for (const place of places) {
        await fits(page, place, language);
        titles.add(await page.title());
      }
      await fits(page, { name: 'compose', hash: '#/play?game=gipf%2B' }, language);
      assert.equal(titles.size, places.length, 'every page has a title of its own');
      await close();
    });

    test(`every board speaks ${language} and fits a ${size} without scrolling`, async () => {
      const { page, close } = await visit(browser, server.address, { ...form, settings: { language } });
      for (const place of await tablePlaces(page, server.address)) {
        await fits(page, place, language);
        if (place.name.startsWith('editor')) continue;
        const tooTall = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        assert.ok(tooTall <= 0, `${place.name} is ${tooTall} px too tall`);
        assert.deepEqual(await covered(page), [], `${place.name}: what can be pressed can be seen`);
      }
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

/** Buttons and links that lie outside the window or under something else. */
function covered(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main a, main button')].filter((element) =>
      element.checkVisibility(),
    );
    return all
      .filter((element) => !element.closest('.list'))
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !element.contains(top);
      })
      .map((element) => element.textContent.trim() || element.getAttribute('aria-label'));
  });
}

test('an address of a page that does not exist offers a way home', async () => {
  const { page, close } = await visit(browser, server.address);
  await go(page, `${server.address}#/nowhere/at/all`);
  await page.getByRole('link', { name: 'To the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'The games of the GIPF project' }).waitFor();
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
  await page.getByRole('heading', { level: 1, name: 'The games of the GIPF project' }).waitFor();
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
