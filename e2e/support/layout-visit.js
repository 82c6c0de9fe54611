// Somebody who looks at one page after the other, in every size and scheme of colours that is asked for, without coming anew.
import { go, visit } from './browser.js';
import { Axe, dressesOf, formOf } from './axe.js';
import { inPage } from './in-page.js';
import { dress, everyFault, look, read, shapeOf } from './layout-faults.js';
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
  let worn = null;
  for (const { name, page: wanted, size, schemes } of sights) {
    const { hash, open, anew } = pages.find((each) => each.name === wanted);
    const { viewport } = sizes[size];
    const findings = [];
    await page.setViewportSize(viewport);
    // Whoever comes from another size has one of the schemes on already.
    const order = worn === schemes.at(-1) ? schemes.toReversed() : schemes;
    for (const [index, scheme] of order.entries()) {
      if (worn !== scheme) await page.emulateMedia({ forcedColors: 'none', ...colours[scheme] });
      worn = scheme;
      if (index === 0) {
        if (anew || last !== wanted) await turnTo(page, hash);
        if (open) {
          await still(page, idle, () => pause(page, 80));
          await open(page);
        }
        last = wanted;
      }
      const { found, form, dresses } = await still(page, idle, (again) =>
        glance(page, {
          quiet: index === 0 ? 80 : 20,
          width: viewport.width,
          text,
          moved: index === 0 || again,
        }),
      );
      found.push(...(await axe.faults(page, scheme, form, dresses)));
      findings.push(...found.map((fault) => `${scheme}: ${fault}`));
    }
    await looked(name, schemes.length, findings);
  }
  await close();
}

/** Turns to a page of the app as a link does. Every page is entered from another one, so that it begins anew. */
async function turnTo(page, hash) {
  await follow(page, hash === elsewhere ? '#/settings' : elsewhere);
  await follow(page, hash);
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

/**
 * Does something with a page that waits until it rests, when nothing is fetched. What was seen while something came after all does
 * not count: then it is done once more, and told so.
 */
async function still(page, idle, act) {
  let again = false;
  for (;;) {
    while (!idle()) await page.waitForTimeout(20);
    const seen = await act(again);
    if (idle()) return seen;
    again = true;
  }
}

const pause = inPage(rest);
const glance = inPage(glanceAt, rest, shapeOf, everyFault, look, read, dress, formOf, dressesOf);

/** Runs in the page: waits for it, then tells its faults and what axe judges by. */
async function glanceAt({ quiet, width, text, moved }) {
  await rest(quiet);
  const shape = shapeOf();
  // Where nothing has moved, only what things look like has to be looked at again.
  const found = !moved && shape === window.shape ? dress() : everyFault({ width, text });
  window.shape = shape;
  return { found, form: formOf(), dresses: dressesOf() };
}

/**
 * Runs in the page: resolves when nothing has changed for some time and nothing is still to be read in. A page that never rests is
 * not waited for.
 */
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
