// Photographs every page for the documentation: on a desktop and a phone, light and dark.
// `node screenshots.js [FOLDER [LANGUAGE…]]`: without a folder, into docs/screenshots in English; elsewhere as PNG.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { desktop, go, launch, phone, visit } from './support/browser.js';
import { mouse } from './support/hands.js';
import { keepGames } from './support/kept.js';
import { startServer } from './support/server.js';

const [folder, ...wanted] = process.argv.slice(2);
const target = folder ?? fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const languages = wanted.length > 0 ? wanted : ['en'];
const form = folder ? { format: 'png' } : { format: 'webp', quality: 80 };
// Documentation is read on ordinary screens: one pixel for one pixel keeps the files small.
const devices = { desktop, phone: { ...phone, deviceScaleFactor: 1 } };

const wrong = 'gipf standard 4/2P2/1GPPP1/2p1g2/2gp2/5/1g2 w 9/22 -- push';

/** All kinds of stacks on one board; a U beside a GIPF-piece that it may jump onto. */
const stacks = 'gipf+ tournament (PT)1p1/5/2(PU)g2/3Gg2/1(PY)z1(pD)1/2(pd)2/G3 w 2/4 *+ Z2/T1U2 push';
const potentials = new URLSearchParams({ position: stacks, against: 'person' });

/** What is photographed: where it is, and what is done there before. */
const scenes = [
  { name: 'home', hash: '#/' },
  { name: 'play', hash: '#/play' },
  { name: 'compose', hash: '#/play?game=gipf%2B' },
  { name: 'games', hash: '#/games' },
  { name: 'game-gipf', hash: '#/play/gipf', prepare: (page) => mouse.choose(page, 'c1') },
  { name: 'game-yinsh', hash: '#/play/yinsh', prepare: (page) => mouse.choose(page, 'i7') },
  { name: 'game-potentials', hash: `#/play?${potentials}`, prepare: usePotential },
  { name: 'game-over', hash: '#/play/yinsh-lost' },
  { name: 'replay-gipf', hash: '#/replay/gipf-lost', prepare: (page) => walk(page, 21) },
  { name: 'replay-yinsh', hash: '#/replay/yinsh-lost', prepare: (page) => walk(page, 39) },
  { name: 'analysis', hash: '#/analysis?game=gipf-lost', prepare: judge },
  { name: 'editor', hash: `#/editor?${new URLSearchParams({ position: wrong })}` },
  { name: 'learn', hash: '#/learn' },
  { name: 'lesson', hash: '#/learn/gipf-gipf-pieces' },
  { name: 'lesson-wrong', hash: '#/learn/gipf-rows?step=1', prepare: (page) => mouse.choose(page, 'b3') },
  { name: 'rules', hash: '#/rules/potentials' },
  { name: 'settings', hash: '#/settings' },
  { name: 'about', hash: '#/about' },
  { name: 'missing', hash: '#/nowhere' },
];

async function walk(page, turns) {
  for (let turn = 0; turn < turns; turn++) await page.keyboard.press('.');
}

/** Begins the game and takes up the U. */
async function usePotential(page) {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  await mouse.choose(page, 'd4');
}

/** Waits until the game is judged, goes to an interesting place and lets the engine look at it. */
async function judge(page) {
  await page.waitForFunction(() => document.querySelector('figure svg') && !document.querySelector('.note'));
  await walk(page, 14);
  await page.keyboard.press('e');
  await page.waitForFunction(() =>
    /\b([6-9]|\d\d)\b/.test(document.querySelector('.state')?.textContent ?? ''),
  );
}

mkdirSync(target, { recursive: true });
const server = await startServer();
const browser = await launch();
let total = 0;
for (const language of languages) {
  for (const [device, options] of Object.entries(devices)) {
    for (const theme of ['light', 'dark']) {
      const settings = { language, confirmTurn: false };
      const visitor = { ...options, colorScheme: theme, timezoneId: 'Europe/Brussels', settings };
      const { page, context } = await visit(browser, server.address, visitor);
      await keepGames(context);
      const session = await context.newCDPSession(page);
      for (const { name, hash, prepare } of scenes) {
        await go(page, `${server.address}${hash}`);
        await prepare?.(page);
        // The pointer is no part of the picture.
        await page.mouse.move(0, 0);
        const { data } = await session.send('Page.captureScreenshot', form);
        const parts = [name, device, theme, ...(wanted.length > 0 ? [language] : [])];
        const bytes = Buffer.from(data, 'base64');
        total += bytes.length;
        writeFileSync(join(target, `${parts.join('-')}.${form.format}`), bytes);
      }
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
process.stdout.write(`${target}: ${Math.round(total / 1000)} kB\n`);
