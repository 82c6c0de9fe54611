// A record that somebody brings along: read, walked through, judged, changed, passed on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { desktop, go, settle, visit } from '../support/browser.js';
import { mouse } from '../support/hands.js';
import { keepGames } from '../support/kept.js';
import { piecesOf, shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';
import { beginGame, playTurns } from '../support/turns.js';

stage();

const record = readFileSync(
  new URL('../../data/records/good/annotated-gipf.gipfel', import.meta.url),
  'utf8',
);

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

async function open(text, options = {}) {
  const visitor = await visit(browser, server.address, {
    ...desktop,
    ...options,
  });
  const { page } = visitor;
  await go(page, `${server.address}#/analysis`);
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'A record or a position' }).fill(text);
  await page.getByRole('button', { name: 'Load' }).click();
  return visitor;
}

const turn = (page, name) => page.locator('.tree button').filter({ hasText: name });

test('an imported record: players, variations, comments, marks, judgements', async () => {
  const { page, close } = await open(record);
  await page.getByText('Béla "the wall" Kovács').waitFor();
  await page.getByText('Both players bring in three GIPF-pieces.').waitFor();
  await turn(page, '4. g7-d6!?').waitFor();
  await turn(page, '4. Gb5').click();
  await page.getByText('with a fourth GIPF-piece.').waitFor();
  assert.equal((await shown(page)).pieces.b5, 'white GIPF-piece');
  assert.equal(await page.getByRole('img', { name: /Course of the game/ }).count(), 1);

  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await turn(page, 'h6-c4;xc6*,d6,f5,g4').waitFor();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  assert.match(await page.locator('.tree [aria-current]').textContent(), /c7-h4/);
  await close();
});

test('the computer judges the position on the board, line by line, with arrows', async () => {
  const { page, close } = await open(record);
  await page.getByRole('switch', { name: 'Computer' }).check();
  const lines = page.getByRole('region', { name: 'Computer' }).getByRole('listitem');
  await lines.nth(2).waitFor();
  await page.locator('.gipfel-board .arrow.best').waitFor();
  assert.equal(await page.locator('.gipfel-board .arrow').count(), 3);
  const depth = async () => {
    const text = await page.getByRole('region', { name: 'Computer' }).locator('.state').textContent();
    return Number(/depth (\d+)/.exec(text)?.[1] ?? 0);
  };
  await page.waitForFunction(() => /depth ([3-9]|\d\d)/.test(document.querySelector('.state').textContent));
  assert.ok((await depth()) >= 3);

  // The first turn of a line is played with a click, and the next position is looked at.
  assert.equal(await page.locator('.tree [aria-current]').count(), 0, 'the start is on the board');
  await lines.first().getByRole('button').click();
  await page.locator('.tree [aria-current]').waitFor();
  await lines.first().waitFor();

  // Stopped, and asked once more: the same worker goes on with what it knows.
  const [worker] = page.workers();
  await page.getByRole('switch', { name: 'Computer' }).uncheck();
  await page.waitForFunction(() => document.querySelectorAll('.gipfel-board .arrow').length === 0);
  await page.getByRole('switch', { name: 'Computer' }).check();
  await page.locator('.gipfel-board .arrow.best').waitFor();
  assert.deepEqual(page.workers(), [worker]);
  await close();
});

test('a whole game is judged from the start to the end', async () => {
  const short = '[Game "yinsh"]\n[Variant "blitz"]\n\n1. f6 e5 2. g7 d4 3. e6 *\n';
  const { page, close } = await open(short);
  await page.getByRole('button', { name: 'Judge the whole game' }).click();
  await page.getByRole('img', { name: 'Course of the game: 6 of 6 positions judged' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Judge the whole game' }).count(), 0);
  await close();
});

test('turns, comments and marks are added, and the record passed on as text and as a link', async () => {
  const start = 'gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push';
  const { page, context, close } = await open(start, clipboard);
  await page.getByRole('tab', { name: 'Turns' }).click();
  await mouse.choose(page, 'c2');
  await mouse.choose(page, 'd2');
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  await mouse.choose(page, 'g2');
  await page.getByRole('tab', { name: 'Comment' }).click();
  await page.getByRole('textbox', { name: 'Comment on this turn' }).fill('From the other side.');
  await page.getByRole('button', { name: '!?' }).click();
  await page.getByRole('tab', { name: 'Share' }).click();

  await page.getByRole('button', { name: 'Copy record' }).click();
  await page.getByText('The record is on the clipboard.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /1\. c2 \(1\. g2!\? \{ From the other side\. \}\) 1\.\.\. d2 \*/);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is on the clipboard.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await settle(other);
  await other.getByRole('grid').waitFor();
  await turn(other, 'g2!?').waitFor();
  assert.equal((await shown(other)).pieces.g2, 'white piece', 'the link opens where it was copied');
  await close();
});

test('what cannot be read says where and why, and a broken record shows what was read of it', async () => {
  const { page, close } = await open('[Game "gipf"]\n[Variant "basic"]\n\n1. b3 b4 2. e5 c2 *\n');
  await page.getByText('The record was read only in part. Line 4, column 13:').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  const start = 'gipf basic pPpP/5/6/P5p/6/5/p2P w 11/11 -- push';
  assert.deepEqual((await shown(page)).pieces, piecesOf(start));
  await close();

  const nothing = await open('a shopping list');
  await nothing.page.locator('main').getByRole('alert').waitFor();
  assert.ok((await nothing.page.locator('main').getByRole('alert').textContent()).length > 10);
  await nothing.close();
});

test('what is written about a kept game is there again, and goes on with the game', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  const id = await beginGame(page, server.address);
  await playTurns(page, 'c2', 'd2');
  await go(page, `${server.address}#/analysis?game=${id}`);
  await turn(page, 'c2').click();
  await page.getByRole('tab', { name: 'Comment' }).click();
  await page.getByRole('textbox', { name: 'Comment on this turn' }).fill('From below.');
  await page.getByRole('button', { name: '!?' }).click();
  await page.getByRole('tab', { name: 'Turns' }).click();
  await mouse.choose(page, 'g2');
  await turn(page, 'g2').waitFor();

  // After a click on the board the arrow keys still walk.
  await page.keyboard.press('ArrowLeft');
  assert.match(await page.locator('.tree [aria-current]').textContent(), /c2/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  assert.equal(await page.locator('.tree [aria-current]').count(), 0);

  await page.evaluate(() => (location.hash = '#/games'));
  await page.getByRole('heading', { level: 2 }).waitFor();
  await go(page, `${server.address}#/play/${id}`);
  await playTurns(page, 'f2');
  await go(page, `${server.address}#/analysis?game=${id}`);
  await page.getByText('From below.').waitFor();
  await turn(page, 'c2!?').waitFor();
  await turn(page, 'g2').waitFor();
  await turn(page, 'f2').waitFor();
  await close();
});

test('what was played from a position, in one’s own games and in the computer’s', async () => {
  const { page, context, close } = await visit(browser, server.address, desktop);
  await keepGames(context);
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await go(page, `${server.address}#/analysis`);
  const fold = page.locator('details').filter({ hasText: 'Played from here' });
  const openings = () =>
    fetched.filter((address) => /\/(gipf|yinsh|dvonn|tzaar|punct)-[^/]*\.js$/.test(address)).length;
  const before = openings();
  await fold.locator('summary').click();
  await fold.getByText('You have not been here in any of your games.').waitFor();
  assert.equal(openings(), before, 'nothing is fetched before somebody asks for it');
  await fold.getByRole('radio', { name: 'The computer’s games' }).check();
  const turns = fold.getByRole('listitem');
  await turns.first().waitFor();
  assert.equal(openings(), before + 1);
  const most = await turns.first().textContent();
  assert.match(most, /[\d,]+ games: \+[\d,]+ =\d+ −[\d,]+/);
  const count = (text) => Number(/([\d,]+) games?:/.exec(text)[1].replaceAll(',', ''));
  const counts = (await turns.allTextContents()).map(count);
  assert.deepEqual(
    counts,
    counts.toSorted((one, other) => other - one),
  );

  // What is clicked is played, and the list goes on from there.
  const [first] = /^\S+/.exec(most.trim());
  await turns.first().getByRole('button').click();
  await turn(page, first).waitFor();
  const next = (await turns.allTextContents()).map(count);
  assert.ok(next.reduce((sum, games) => sum + games, 0) <= counts[0]);

  // One’s own games are told first.
  await go(page, `${server.address}#/analysis?game=gipf-lost`);
  await page.getByRole('button', { name: 'To the start' }).click();
  await fold.locator('summary').click();
  await turns.first().waitFor();
  assert.match(await turns.first().textContent(), /^\S+ 2 games: \+0 =0 −1\s*$/);

  // Of a variant that the computer has no games of, there are one’s own alone.
  const position = 'yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place';
  await go(page, `${server.address}#/analysis?${new URLSearchParams({ position })}`);
  await fold.locator('summary').click();
  await fold.getByText('You have not been here in any of your games.').waitFor();
  assert.equal(await fold.getByText('The computer’s games').count(), 0);
  await close();
});
