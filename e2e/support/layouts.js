// Every way in which a page can be laid out, and what must hold in each: nothing is wider than the window, no words are cut,
// nothing covers what can be pressed, boards and bars stay apart, and axe has nothing to say.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { desktop, go, phone, settle, visit } from './browser.js';
import { keepGames, keptGames } from './kept.js';
import { languages, places } from './places.js';
import { tablePositions } from './tables.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const touch = (width, height) => ({
  ...phone,
  deviceScaleFactor: 1,
  viewport: { width, height },
});
const desk = (width, height) => ({ ...desktop, viewport: { width, height } });

export const sizes = {
  '320x568': touch(320, 568),
  '360x640': touch(360, 640),
  '390x844': touch(390, 844),
  '844x390': touch(844, 390),
  '820x1180': touch(820, 1180),
  '1024x700': desk(1024, 700),
  '1440x900': desk(1440, 900),
};

const colours = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
};

/** The size of the text in percent of what browsers begin with. */
const texts = [100, 200];

const gameAt = (name, start) => ({
  ...keptGames[0],
  id: `position-${name}`,
  game: start.split(' ')[0],
  variant: start.split(' ')[1],
  start,
  turns: [],
});

/** Games that begin where there is much to decide; in the last, bars have most to show. */
export const positions = [
  ...Object.entries(tablePositions).map(([name, start]) => gameAt(name, start)),
  {
    ...gameAt('clock', tablePositions.tzaar),
    black: { kind: 'computer', level: 3 },
    time: { initial: 300_000, increment: 5_000 },
  },
];

/** Opens what is folded away: the sheet with the turns on a phone, and every part that waits to be asked for. */
async function unfold(page) {
  const sheet = page.locator('.actions button.narrow');
  if ((await sheet.count()) > 0 && (await sheet.isVisible())) await sheet.click();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.open = true;
  });
  await settle(page);
}

/** Opens a tab of the column beside the board. */
const tab = (number) => async (page) => {
  await unfold(page);
  await page.getByRole('tab').nth(number).click();
  await settle(page);
};

const study = '#/analysis?game=gipf-lost';

const pages = [
  ...places,
  { name: 'compose', hash: '#/play?game=gipf%2B' },
  { name: 'compose-open', hash: '#/play?game=gipf%2B', open: unfold },
  { name: 'lesson-yinsh', hash: '#/learn/yinsh-rows' },
  { name: 'lesson-dvonn', hash: '#/learn/dvonn-contact' },
  { name: 'lesson-tzaar', hash: '#/learn/tzaar-height' },
  { name: 'lesson-punct', hash: '#/learn/punct-bridges' },
  { name: 'lesson-potentials', hash: '#/learn/potentials-linked' },
  { name: 'rules-tzaar', hash: '#/rules/tzaar' },
  { name: 'lesson-zertz', hash: '#/learn/zertz-chains' },
  { name: 'rules-zertz', hash: '#/rules/zertz' },
  { name: 'rules-punct', hash: '#/rules/punct' },
  { name: 'puzzle-potentials', hash: '#/puzzles/potentials' },
  { name: 'games-open', hash: '#/games', open: unfold },
  { name: 'game-over', hash: '#/play/yinsh-lost' },
  { name: 'replay', hash: '#/replay/gipf-lost' },
  { name: 'study', hash: study },
  { name: 'study-open', hash: study, open: unfold },
  { name: 'study-comment', hash: study, open: tab(1) },
  { name: 'study-share', hash: study, open: tab(2) },
  { name: 'openings', hash: '#/analysis', open: unfold },
  ...positions.map(({ id }) => ({ name: id, hash: `#/play/${id}` })),
];

export const pageNames = pages.map(({ name }) => name);

/** What varies, by name; a layout is one value of each. */
const ways = {
  page: pageNames,
  size: Object.keys(sizes),
  language: languages,
  text: texts,
  colours: Object.keys(colours),
};
const names = Object.keys(ways);

/** Every layout there is. */
export function everyLayout() {
  return names.reduce(
    (layouts, name) => layouts.flatMap((layout) => ways[name].map((value) => ({ ...layout, [name]: value }))),
    [{}],
  );
}

/**
 * Layouts in which any two circumstances meet that a visitor brings along, and every page meets both sizes of text: a share of
 * all that is looked at within two minutes. The pages are spread over sizes, languages and colours.
 */
export function pairwiseLayouts() {
  const all = everyLayout().map((layout) => ({
    layout,
    pairs: pairsOf(layout, needed),
    others: pairsOf(layout, wanted),
  }));
  const open = new Set(all.flatMap(({ pairs }) => pairs));
  // How often a page has met a size, a language, a scheme, and how often each was chosen.
  const met = new Map();
  const meet = (pair) => met.set(pair, (met.get(pair) ?? 0) + 1);
  const chosen = [];
  while (open.size > 0) {
    let best = all[0];
    let most = -Infinity;
    for (const candidate of all) {
      const fresh = candidate.pairs.filter((pair) => open.has(pair)).length;
      if (fresh === 0) continue;
      const old = candidate.others.reduce((sum, pair) => sum + (met.get(pair) ?? 0), 0);
      const worth = fresh * 1000 - old;
      if (worth > most) [best, most] = [candidate, worth];
    }
    for (const pair of best.pairs) open.delete(pair);
    best.others.forEach(meet);
    chosen.push(best.layout);
  }
  return chosen;
}

const brought = names.filter((name) => name !== 'page');
/** What has to meet. */
const needed = [
  ...brought.flatMap((first, index) => brought.slice(index + 1).map((second) => [first, second])),
  ['page', 'text'],
];
/** What should meet as often as it can, and nothing more often than the rest. */
const wanted = [
  ...['size', 'language', 'colours'].map((name) => ['page', name]),
  ...['size', 'language', 'colours'].map((name) => [name]),
];

function pairsOf(layout, kinds) {
  return kinds.map((kind) => kind.map((name) => `${name} ${layout[name]}`).join(', '));
}

/** Groups layouts by what a visitor brings along: one visit sees many pages. */
export function visits(layouts) {
  const groups = new Map();
  for (const layout of layouts) {
    const name = [layout.size, layout.language, `${layout.text} %`, layout.colours].join(', ');
    groups.set(name, [...(groups.get(name) ?? []), layout]);
  }
  return [...groups].map(([name, group]) => ({
    name,
    ...group[0],
    pages: pages.filter((page) => group.some((layout) => layout.page === page.name)),
  }));
}

/** Looks at the pages of a visit; everything that is wrong, in words. */
export async function examine(browser, address, { size, language, text, colours: scheme, pages: asked }) {
  const form = sizes[size];
  const settings = { language };
  const options = { ...form, ...colours[scheme], bypassCSP: true, settings };
  const { page, context, close } = await visit(browser, address, options);
  await keepGames(context, [...keptGames, ...positions]);
  const findings = [];
  for (const { name, hash, open } of asked) {
    await go(page, `${address}${hash}`);
    await open?.(page);
    const found = await layoutFaults(page, form.viewport.width, text);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    found.push(...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0].html.slice(0, 160)}`));
    findings.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await close();
  return findings;
}

/** Everything that is wrong with how the page is laid out, in words. */
export async function layoutFaults(page, width, text) {
  // What is laid out for the first screen is asked of it where text has its usual size.
  const usual = text === 100;
  const found = await page.evaluate(look, { width, usual });
  return [...found, ...(await page.evaluate(read, usual))];
}

/** Runs in the page: words that cannot be read as they are meant. */
function read(usual) {
  const found = [];
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );

  // A line may end between words, not in one.
  for (const element of usual ? all('main :is(.name, button, .button, h1, h2, h3, legend)') : []) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N},]+/gu)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`breaks "${word}" in "${element.textContent.trim()}"`);
      }
    }
  }

  // Words that run into each other are one word to the eye.
  const shown = all('nav li a span')
    .map((word) => [word, word.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1);
  shown.forEach(([word, box], index) => {
    const next = shown[index + 1]?.[1];
    const touches = next && next.top === box.top && next.left - box.right < 2;
    if (touches || box.right > innerWidth + 1) found.push(`"${word.textContent}" has no room`);
  });
  return found;
}

/** Runs in the page. */
function look({ width, usual }) {
  const found = [];
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen'),
    );
  const called = (element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent.trim() || element.getAttribute('aria-label') || '').slice(0, 40)}"`;

  const tooWide = document.documentElement.scrollWidth - width;
  if (tooWide > 0) {
    const scrolled = (element) => {
      for (let holder = element.parentElement; holder; holder = holder.parentElement) {
        if (getComputedStyle(holder).overflowX !== 'visible') return true;
      }
      return false;
    };
    const widest = all('main *, nav *').findLast(
      (element) => element.getBoundingClientRect().right > width + 1 && !scrolled(element),
    );
    found.push(`${tooWide} px too wide${widest ? `, from ${called(widest)}` : ''}`);
  }

  const worded = 'a, button, label, legend, h1, h2, h3, th, td, summary, .name, [role=status]';
  for (const element of all(worded)) {
    if (getComputedStyle(element).display === 'inline' || element.clientWidth === 0) continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`cuts ${called(element)}`);
  }

  const boxes = (selector) => all(selector).map((element) => [element, element.getBoundingClientRect()]);
  const [frame] = boxes('.frame');
  if (frame) {
    for (const [bar, box] of boxes('.far, .near, .table > .sentence, .actions, .table > .panel')) {
      const { left, right, top, bottom } = frame[1];
      const apart =
        box.left >= right - 1 || box.right <= left + 1 || box.top >= bottom - 1 || box.bottom <= top + 1;
      if (!apart) found.push(`the board lies over ${bar.className}`);
    }
    const seen = usual ? boxes('.frame, .far, .near, .table > .sentence, .actions button, .task') : [];
    for (const [element, box] of seen) {
      if (box.bottom > innerHeight + 1) found.push(`${called(element)} begins below the window`);
    }
  }

  // Rows that cross or lie over each other are told apart by their width.
  for (const board of all('.gipfel-board')) {
    const edges = [...board.querySelectorAll('.row .edge')];
    const bands = edges.map((band) => getComputedStyle(band).strokeWidth);
    if (new Set(bands).size < Math.min(3, bands.length)) found.push(`rows of one width: ${bands.join(', ')}`);
  }

  // A tablet has room for the turns.
  const list = document.querySelector('.table > .list');
  if (list && !list.checkVisibility() && innerWidth >= 800 && innerHeight >= 600)
    found.push('the turns are out of sight');

  for (const [tool, { width: wide }] of usual ? boxes('header .tools > *') : [])
    if (wide < 40) found.push(`${called(tool)} is ${Math.round(wide)} px wide`);

  for (const [chosen] of boxes('input[type=radio]:checked + *')) {
    const other = chosen.closest('fieldset')?.querySelector('input:not(:checked) + *');
    const dress = (element) => {
      const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(element);
      return `${backgroundColor} ${borderColor} ${outlineStyle}`;
    };
    if (other && dress(chosen) === dress(other)) found.push(`${called(chosen)} does not look chosen`);
  }

  for (const element of all('main :is(a, button, summary, label):not([aria-hidden])')) {
    element.scrollIntoView({
      block: 'center',
      inline: 'center',
      behavior: 'instant',
    });
    const [box] = element.getClientRects();
    if (!box || box.width === 0) continue;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!element.contains(top)) found.push(`${called(element)} lies under ${top ? called(top) : 'nothing'}`);
  }
  scrollTo(0, 0);
  return found;
}
