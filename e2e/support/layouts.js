// Every way in which a page can be laid out. What must hold in each is in `layout-faults.js`.
import { desktop, phone } from './browser.js';
import { keptGames } from './kept.js';
import { languages, places } from './places.js';
import { tablePositions } from './tables.js';

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

export const colours = {
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
  const sheet = page.locator('.actions button.narrow[aria-expanded=false]');
  if ((await sheet.count()) > 0 && (await sheet.isVisible())) await sheet.click();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.open = true;
  });
}

/** Opens a tab of the column beside the board. */
const tab = (number) => async (page) => {
  await unfold(page);
  await page.getByRole('tab').nth(number).click();
};

const study = '#/analysis?game=gipf-lost';

export const pages = [
  // A page of the rules opens its contents where there is room, when it is entered.
  ...places.map((place) => (place.name === 'rules' ? { ...place, anew: true } : place)),
  { name: 'compose', hash: '#/play?game=gipf%2B' },
  { name: 'compose-open', hash: '#/play?game=gipf%2B', open: unfold },
  { name: 'lesson-yinsh', hash: '#/learn/yinsh-rows' },
  { name: 'lesson-dvonn', hash: '#/learn/dvonn-contact' },
  { name: 'lesson-tzaar', hash: '#/learn/tzaar-height' },
  { name: 'lesson-punct', hash: '#/learn/punct-bridges' },
  { name: 'lesson-potentials', hash: '#/learn/potentials-linked' },
  { name: 'rules-tzaar', hash: '#/rules/tzaar', anew: true },
  { name: 'lesson-zertz', hash: '#/learn/zertz-chains' },
  { name: 'rules-zertz', hash: '#/rules/zertz', anew: true },
  { name: 'rules-punct', hash: '#/rules/punct', anew: true },
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

const pageNames = pages.map(({ name }) => name);

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

/**
 * Groups layouts by what nobody changes while he is there: the language, the size of the text, and whether he has a finger or a
 * mouse. Whoever visits sees every page in the sizes and the colours that are asked for, page by page.
 */
export function visits(layouts) {
  const groups = new Map();
  for (const layout of layouts) {
    const device = sizes[layout.size].hasTouch ? 'finger' : 'mouse';
    const name = [layout.language, `${layout.text} %`, device].join(', ');
    groups.set(name, [...(groups.get(name) ?? []), layout]);
  }
  return [...groups].map(([name, group]) => ({
    name,
    language: group[0].language,
    text: group[0].text,
    sights: sightsOf(group),
  }));
}

/** Pages in a size, each with the schemes of colours in which it is looked at, in the order in which pages are listed. */
function sightsOf(layouts) {
  const sights = new Map();
  for (const { page, size, language, text, colours: scheme } of layouts) {
    const name = [page, size, language, `${text} %`].join(', ');
    if (!sights.has(name)) sights.set(name, { name, page, size, schemes: [] });
    sights.get(name).schemes.push(scheme);
  }
  return [...sights.values()];
}
