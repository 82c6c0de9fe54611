import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
/** The narrowest that is looked after. */
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** A browser; text is as large as its user has set it, in percent of what it begins with. */
export function launch({ text = 100 } = {}) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-quic',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
      `--blink-settings=defaultFontSize=${(16 * text) / 100}`,
    ],
  });
}

/**
 * A person on a device of his own. Options are those of a browser context, the stored settings, and whether he has never played
 * a game to its end here: for newcomers nothing is played by itself.
 */
export async function visit(browser, address, { settings, newcomer = false, ...options } = {}) {
  const context = await browser.newContext({
    ...desktop,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  if (!newcomer) {
    await context.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('gipfel.finished', '9');
    });
  }
  if (settings) {
    await context.addInitScript((text) => {
      // An empty page has no storage, and what the page itself stored later is not overwritten.
      if (location.protocol !== 'http:' || localStorage.getItem('gipfel.settings')) return;
      localStorage.setItem('gipfel.settings', text);
    }, JSON.stringify(settings));
  }
  // A machine may be busy; only what never comes is a fault.
  context.setDefaultTimeout(120_000);
  const faults = watch(context, address);
  const page = await context.newPage();
  return {
    context,
    page,
    faults,
    async close() {
      await context.close();
      assert.deepEqual(faults, [], 'nothing is complained about and nobody else is asked');
    },
  };
}

/** Goes to an address of the app and waits until its page is there. */
export async function go(page, address) {
  // An address that differs only behind the hash would not load anything: begin with nothing.
  await page.goto('about:blank');
  await page.goto(address);
  await settle(page);
}

/** Waits until the page has its heading and nothing is being fetched. */
export async function settle(page) {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Everything that should not happen: errors, warnings of the policy, requests to anybody else. */
function watch(context, address) {
  const faults = [];
  const { origin } = new URL(address);
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('blob:')) faults.push(`request to ${url}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  context.on('console', (message) => {
    const blockedByUs = message.text().includes('Service Worker registration blocked');
    if (!blockedByUs && ['error', 'warning'].includes(message.type())) {
      faults.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error()}`));
  return faults;
}
