// Pages and a script that use the packages, outside of the repository: `FOLDER=… node outside.js`. The pages are opened in a
// real browser and played on, and their boards have to look like those of the app.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer } from '../web/node_modules/vite/dist/node/index.js';
import { go, launch, visit } from './support/browser.js';
import { mouse } from './support/hands.js';
import { assertLike, boardAlone } from './support/pixels.js';
import { startStaticHost } from './support/static-host.js';

const folder = process.env['FOLDER'];
assert.ok(folder, 'FOLDER is the folder of the page');
/** Where pictures are kept, for those who want to look at them. */
const pictures = process.env['PICTURES'];
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
cpSync(here('outside'), folder, { recursive: true });

const packages = JSON.stringify({
  imports: Object.fromEntries(
    ['gipfel-board', 'gipfel-rules'].map((name) => [name, `./node_modules/${name}/index.js`]),
  ),
});
const plain = (style) => `
  <link rel="stylesheet" href="./node_modules/gipfel-board/board.css" />${style}
  <script type="importmap">${packages}</script>
  <script type="module" src="./boards.js"></script>`;
const bundled = (...styles) =>
  `<script type="module">${[...styles, './boards.js'].map((name) => `import '${name}';`).join('')}</script>`;
const pages = {
  plain: plain(''),
  'plain-dark': plain('<link rel="stylesheet" href="./scheme.css" />'),
  bundled: bundled('gipfel-board/board.css'),
  'bundled-dark': bundled('./scheme.css', 'gipfel-board/board.css'),
};
for (const [name, head] of Object.entries(pages)) {
  const text = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>${name}</title>
    <link rel="icon" href="data:," />${head}</head><body></body></html>`;
  writeFileSync(join(folder, `${name}.html`), text);
}

const browser = await launch();
try {
  await playOnPage();
  const starts = runInNode();
  await lookAtBoards([...starts, ...puzzles()]);
} finally {
  await browser.close();
}
process.stdout.write('pages and a script outside use the packages\n');

/** The page that the READMEs show. */
async function playOnPage() {
  const host = await startStaticHost('/', folder);
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
  await host.stop();
}

/** The starts of all variants, as a script in Node says them. */
function runInNode() {
  const run = (name) => execFileSync(process.execPath, [name], { cwd: folder }).toString();
  assert.match(run('rules.js'), /1\. f6/);
  const starts = run('node.js').trim().split('\n');
  const games = new Set(starts.map((start) => start.split(' ')[0]));
  assert.ok(games.size >= 7, `a script in Node knows the games ${[...games].join(', ')}`);
  return starts;
}

/** A position of each game in which pieces of many kinds stand. */
function puzzles() {
  const files = here('../data/puzzles');
  return readdirSync(files).map((name) => {
    const lines = readFileSync(join(files, name), 'utf8').split('\n');
    return lines.find((line) => line !== '' && !line.startsWith('#')).split(' | ')[0];
  });
}

/** Compares the boards of pages without a bundler, served by Vite and built by Vite with the board of the app. */
async function lookAtBoards(positions) {
  const vite = { root: folder, configFile: false, logLevel: 'warn' };
  const server = await createServer({
    ...vite,
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const input = ['bundled.html', 'bundled-dark.html'].map((name) => join(folder, name));
  // Top-level await is newer than what Vite builds for unless it is told otherwise.
  await build({
    ...vite,
    build: { outDir: 'built', target: 'es2022', rolldownOptions: { input } },
  });
  const [app, files, built] = [
    await startStaticHost('/'),
    await startStaticHost('/', folder),
    await startStaticHost('/', join(folder, 'built')),
  ];
  const ways = {
    plain: `${files.address}plain`,
    'Vite dev': `http://127.0.0.1:${server.httpServer.address().port}/bundled`,
    'Vite build': `${built.address}bundled`,
  };
  for (const scheme of ['light', 'dark']) {
    const ending = scheme === 'dark' ? '-dark.html' : '.html';
    const options = { colorScheme: scheme };
    const visitors = {
      app: await visit(browser, app.address, options),
      ...Object.fromEntries(
        await Promise.all(
          Object.entries(ways).map(async ([way, address]) => [way, await visit(browser, address, options)]),
        ),
      ),
    };
    for (const position of positions) {
      await go(visitors.app.page, `${app.address}#/editor?${new URLSearchParams({ position })}`);
      const wanted = await boardAlone(visitors.app.page);
      keep(wanted, `${position} ${scheme} app`);
      for (const [way, address] of Object.entries(ways)) {
        const { page } = visitors[way];
        await page.goto('about:blank');
        await page.goto(`${address}${ending}#${encodeURIComponent(position)}`);
        const picture = await boardAlone(page);
        keep(picture, `${position} ${scheme} ${way}`);
        await assertLike(page, picture, wanted, `${way}, ${scheme}: ${position}`);
      }
    }
    for (const visitor of Object.values(visitors)) await visitor.close();
  }
  await server.close();
  for (const host of [app, files, built]) await host.stop();
  process.stdout.write(`${positions.length} boards look like those of the app in ${Object.keys(ways)}\n`);
}

function keep(picture, name) {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${name.replaceAll(/[^\w+-]+/g, '_').slice(0, 90)}.png`), picture);
}
