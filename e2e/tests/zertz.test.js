import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, visit } from '../support/browser.js';
import { begin, wholeGames } from '../support/by-hand.js';
import { mouse } from '../support/hands.js';
import { piecesOf, shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

wholeGames({
  game: 'zertz',
  title: 'ZÈRTZ',
  variants: ['standard', 'blitz', 'tournament', 'expert'],
  picks: 0.3,
  check(end) {
    assert.match(end.sentence, /has won with|all rings were occupied|nobody has a marble to place/);
    const placed = end.played.filter((turn) => /^[WGB]/.test(turn));
    assert.ok(placed.length > 3, `${placed.length} marbles placed`);
    assert.ok(
      end.played.some((turn) => turn.includes('-')),
      'somebody jumped',
    );
  },
});

const chain = 'zertz standard 3./1W2./2G3/.3B2/.2B2/5/4 w 5/7/8 0/0/0 0/0/0 jump';
const jumped = 'zertz standard 3./4./6/.2WB2/.2B2/5/4 w 5/7/8 0/1/0 0/0/0 jump-d4';
const ended = 'zertz standard 3./4./6/.4W1/.2B2/5/4 b 5/7/8 0/1/1 0/0/0 place';

test('a marble is dragged over another, goes on, and what was captured is counted', async () => {
  const { page, close } = await begin({ position: chain });
  const drag = (from, to) =>
    page.locator(`[data-point="${from}"]`).dragTo(page.locator(`[data-point="${to}"]`), { force: true });
  await drag('b2', 'd4');
  assert.deepEqual((await shown(page)).pieces, piecesOf(jumped));
  assert.match((await shown(page)).sentence, /the same marble has to jump again/);
  await drag('d4', 'd6');
  assert.deepEqual((await shown(page)).pieces, piecesOf(ended));
  const held = await page.locator('.player[data-colour=white] .held .unseen').allTextContents();
  assert.deepEqual(
    held.map((text) => text.trim()),
    [
      'White marbles that White has captured: 0 of 4',
      'Grey marbles that White has captured: 1 of 5',
      'Black marbles that White has captured: 1 of 6',
    ],
  );
  await close();
});

const cut = 'zertz standard WW../.1.../..4/7/6/5/4 w 3/7/6 0/1/2 1/0/2 place';
const isolated = 'zertz standard ..../...../..4/6B/6/5/4 b 3/7/5 2/1/2 1/0/2 place';

test('a ring that is no longer free says why, and marbles that are cut off leave with their rings', async () => {
  const { page, close } = await begin({ position: cut });
  await mouse.pick(page, 'Black marble');
  await mouse.choose(page, 'd7');
  assert.match((await shown(page)).sentence, /remove a free ring/);
  await mouse.choose(page, 'd4');
  await page.getByText('d4 is not free').waitFor();
  await mouse.choose(page, 'b2');
  assert.deepEqual((await shown(page)).pieces, piecesOf(isolated));
  await close();
});

/** What ZÈRTZ has none of, and colours on what has none: only marbles have colours, and the players are no marbles. */
const wrong = {
  en: [
    /\b(?:pieces?|stacks?|markers?)\b/i,
    /\b(?:white|grey|black) rings?\b/i,
    /\b(?:white|black)\b(?! marble)/,
  ],
  hu: [/korong|figur|torony|torny/i, /(?:fehér|szürke|fekete) gyűrű/i],
  ro: [/\bpies[ăae]/i, /inel\S* (?:alb|gri\b|nea?gr)/i],
  ru: [/фишк|башн/i, /(?:бел|сер|чёрн)[а-яё]+ кольц/i],
};

/** Everything that is read on the page, by eye or by ear, a line for each. */
const words = (page) =>
  page.locator('main').evaluate((main) => {
    const spoken = [...main.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    const texts = document.createNodeIterator(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) spoken.push(text.data);
    return spoken.map((line) => line.trim()).filter(Boolean);
  });

for (const [language, patterns] of Object.entries(wrong)) {
  test(`at a table with marbles only marbles have colours: ${language}`, async () => {
    const { page, close } = await visit(browser, server.address, { ...desktop, settings: { language } });
    const read = new Set();
    const look = async () => {
      for (const line of await words(page)) read.add(line);
    };
    await go(page, `${server.address}#/play?${new URLSearchParams({ game: 'zertz', against: 'person' })}`);
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('grid').waitFor();
    await look();
    await mouse.choose(page, 'd4');
    await look();
    for (const [colour, ring] of ['b3', 'e4', 'c5'].entries()) {
      await page.locator('main fieldset label').nth(colour).click();
      await mouse.choose(page, ring);
      await mouse.choose(page, 'd4');
      await look();
      await mouse.choose(page, ['a1', 'g1', 'd7'][colour]);
      await page.keyboard.press('b');
      await look();
    }
    await page.keyboard.press('h');
    await page.locator('main .idea').waitFor();
    await look();
    const { hash } = new URL(page.url());
    for (const place of [`#/replay/${hash.split('/').pop()}`, `#/analysis?game=${hash.split('/').pop()}`]) {
      await go(page, `${server.address}${place}`);
      await page.getByRole('grid').waitFor();
      await look();
    }
    assert.ok(read.size > 120, `${read.size} lines`);
    for (const line of read) for (const pattern of patterns) assert.doesNotMatch(line, pattern);
    await close();
  });
}
