// Somebody who looks at one page after the other, in every size and scheme of colours that is asked for, without coming anew.
import { go, visit } from './browser.js';
import { axeFaults, dressFaults, layoutFaults, sameShape } from './layout-faults.js';
import { keepGames, keptGames } from './kept.js';
import { colours, pages, positions, sizes } from './layouts.js';

/**
 * Looks at everything a visit is to see. `looked` is called for each page in a size, with everything that is wrong with it in
 * words.
 */
export async function examine(browser, address, { language, text, sights }, looked) {
  if (sights.length === 0) return;
  const options = { ...sizes[sights[0].size], bypassCSP: true, settings: { language } };
  const { page, context, close } = await visit(browser, address, options);
  await keepGames(context, [...keptGames, ...positions]);
  const idle = watchRequests(page);
  await go(page, `${address}#/about`);
  for (const { name, page: wanted, size, schemes } of sights) {
    const { hash, open } = pages.find((each) => each.name === wanted);
    const { viewport } = sizes[size];
    const findings = [];
    await page.setViewportSize(viewport);
    for (const [index, scheme] of schemes.entries()) {
      await page.emulateMedia({ forcedColors: 'none', ...colours[scheme] });
      if (index === 0) {
        await turnTo(page, hash, idle);
        await open?.(page);
      }
      await still(page, idle);
      const found = await lookAt(page, viewport.width, text, index > 0);
      findings.push(...found.map((fault) => `${scheme}: ${fault}`));
    }
    await looked(name, schemes.length, findings);
  }
  await close();
}

/** What is wrong with what is on the page. Of what was looked at in other colours, only the colours are looked at again. */
async function lookAt(page, width, text, known) {
  const coloursOnly = (await sameShape(page)) && known;
  const found = coloursOnly ? await dressFaults(page) : await layoutFaults(page, width, text);
  return [...found, ...(await axeFaults(page, { coloursOnly }))];
}

/** Turns to a page of the app as a link does. Every page is entered from another one, so that it begins anew. */
async function turnTo(page, hash, idle) {
  for (const next of ['#/about', hash]) {
    await page.evaluate((target) => {
      document.querySelector('main h1')?.setAttribute('data-left', '');
      location.hash = target;
    }, next);
    if (next !== hash) await page.locator('main h1:not([data-left])').first().waitFor({ state: 'attached' });
  }
  await page.locator('main h1:not([data-left])').first().waitFor({ state: 'attached' });
  await still(page, idle);
}

/** Counts what is being fetched; returns whether it is nothing. */
function watchRequests(page) {
  const open = new Set();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  return () => open.size === 0;
}

/** Waits until nothing is fetched and nothing has changed on the page for some frames. */
async function still(page, idle) {
  do {
    while (!idle()) await page.waitForTimeout(20);
    await page.locator('main p.wait[role=status]').waitFor({ state: 'detached' });
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const wait = () => setTimeout(() => requestAnimationFrame(end), 80);
          let waiting = wait();
          const observer = new MutationObserver(() => {
            clearTimeout(waiting);
            waiting = wait();
          });
          const options = { subtree: true, childList: true, attributes: true, characterData: true };
          observer.observe(document, options);
          function end() {
            observer.disconnect();
            resolve();
          }
        }),
    );
  } while (!idle());
}
