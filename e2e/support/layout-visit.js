// Somebody who looks at one page after the other, in every size and scheme of colours that is asked for, without coming anew.
import { go, visit } from './browser.js';
import { Axe } from './axe.js';
import { dressFaults, isUnmoved, layoutFaults } from './layout-faults.js';
import { keepGames, keptGames } from './kept.js';
import { colours, pages, positions, sizes } from './layouts.js';

/** Where one is before a page is turned to. */
const elsewhere = '#/about';

/**
 * Looks at everything a visit is to see. `looked` is called for each page in a size, with everything that is wrong with it in
 * words. Several visits may share what axe has judged already.
 */
export async function examine(browser, address, { language, text, sights }, looked, axe = new Axe()) {
  if (sights.length === 0) return;
  const options = { ...sizes[sights[0].size], bypassCSP: true, settings: { language } };
  const { page, context, close } = await visit(browser, address, options);
  await keepGames(context, [...keptGames, ...positions]);
  const idle = watchRequests(page);
  await go(page, `${address}${elsewhere}`);
  let last = null;
  for (const { name, page: wanted, size, schemes } of sights) {
    const { hash, open, anew } = pages.find((each) => each.name === wanted);
    const { viewport } = sizes[size];
    const findings = [];
    await page.setViewportSize(viewport);
    for (const [index, scheme] of schemes.entries()) {
      await page.emulateMedia({ forcedColors: 'none', ...colours[scheme] });
      if (index === 0) {
        if (anew || last !== wanted) await turnTo(page, hash, idle);
        await open?.(page);
        last = wanted;
      }
      await still(page, idle, index === 0 ? 80 : 20);
      // Where nothing has moved, only what things look like has to be looked at again.
      const known = (await isUnmoved(page)) && index > 0;
      const found = known ? await dressFaults(page) : await layoutFaults(page, viewport.width, text);
      found.push(...(await axe.faults(page, scheme)));
      findings.push(...found.map((fault) => `${scheme}: ${fault}`));
    }
    await looked(name, schemes.length, findings);
  }
  await close();
}

/** Turns to a page of the app as a link does. Every page is entered from another one, so that it begins anew. */
async function turnTo(page, hash, idle) {
  await follow(page, hash === elsewhere ? '#/settings' : elsewhere);
  await follow(page, hash);
  await still(page, idle);
}

async function follow(page, hash) {
  const moves = await page.evaluate((target) => {
    if (location.hash === target) return false;
    document.querySelector('main h1')?.setAttribute('data-left', '');
    location.hash = target;
    return true;
  }, hash);
  if (moves) await page.locator('main h1:not([data-left])').first().waitFor({ state: 'attached' });
}

/** Notes what is being fetched; returns whether it is nothing. What takes longer than others is waited for by nobody. */
function watchRequests(page) {
  const open = new Map();
  page.on('request', (request) => open.set(request, Date.now()));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  return () => [...open.values()].every((begun) => Date.now() - begun > 5000);
}

/** Waits until nothing is fetched and nothing has changed on the page for some time; a page that never rests is not waited for. */
async function still(page, idle, millis = 80) {
  do {
    while (!idle()) await page.waitForTimeout(20);
    await page.evaluate(rest, millis);
  } while (!idle());
}

/** Runs in the page: resolves when nothing has changed for some time and nothing is still to be read in. */
function rest(quiet) {
  return new Promise((resolve) => {
    const began = performance.now();
    const isLoading = () => document.querySelector('main p.wait[role=status]') !== null;
    const wait = () => setTimeout(end, quiet);
    let waiting = wait();
    const observer = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = wait();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const latest = setInterval(end, 3000);
    function end() {
      const late = performance.now() - began > 20_000;
      if (isLoading() && !late) {
        waiting = wait();
        return;
      }
      observer.disconnect();
      clearTimeout(waiting);
      clearInterval(latest);
      resolve();
    }
  });
}
