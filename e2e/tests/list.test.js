// The list of games: looking for some, deleting and bringing back, records that come as text or by hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, smallPhone, visit } from '../support/browser.js';
import { keepGames, keptGames } from '../support/kept.js';
import { recordOf, wholeGames } from '../support/script.js';
import { browser, server, stage } from '../support/stage.js';

stage();

const headings = (page) => page.locator('main ul h2');

async function open(form) {
  const visitor = await visit(browser, server.address, form);
  await keepGames(visitor.context);
  await go(visitor.page, `${server.address}#/games`);
  await headings(visitor.page)
    .nth(keptGames.length - 1)
    .waitFor();
  return visitor;
}

test('games are found by words, game, opponent, result and day', async () => {
  const { page, close } = await open(desktop);
  const all = await headings(page).allTextContents();
  const yinsh = all.filter((heading) => heading.startsWith('YINSH')).length;
  assert.ok(yinsh > 0 && yinsh < all.length);
  await page.getByRole('searchbox').fill('yinsh');
  await page.getByText(`of ${all.length} games.`).waitFor();
  assert.equal(await headings(page).count(), yinsh);
  await page.getByRole('button', { name: 'Show all' }).click();
  assert.equal(await headings(page).count(), all.length);

  await page.getByText('More to search by').click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'YINSH' });
  assert.equal(await headings(page).count(), yinsh);
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'The computer' });
  await page.getByRole('combobox', { name: 'Result' }).selectOption({ label: 'I lost' });
  await page.getByText(`One of ${all.length} games.`).waitFor();
  await page.getByRole('combobox', { name: 'Result' }).selectOption({ label: 'I won' });
  await page.getByText(`None of ${all.length} games.`).waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('From').fill('2999-01-01');
  await page.getByText(`None of ${all.length} games.`).waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  assert.equal(await headings(page).count(), all.length);
  await close();
});

test('a game that was deleted comes back as it was', async () => {
  const { page, close } = await open(smallPhone);
  const kept = await headings(page).allTextContents();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('button', { name: 'Bring it back' }).waitFor();
  assert.equal(await headings(page).count(), kept.length - 1);
  await page.reload();
  await headings(page)
    .nth(kept.length - 2)
    .waitFor();
  assert.equal(await headings(page).count(), kept.length - 1, 'it is gone for good unless it is wanted back');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).waitFor({ state: 'detached' });
  assert.equal(await headings(page).count(), kept.length - 1);
  await close();
});

test('records are pasted, dropped, and saved under a name that says what is inside', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await go(page, `${server.address}#/games`);
  await page.getByRole('button', { name: 'Paste a record' }).click();
  await page.getByRole('textbox').fill(recordOf(wholeGames[0]));
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByText('1 of 1 records is now among your games.').waitFor();

  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'games.txt', { type: 'text/plain' }));
    return data;
  }, recordOf(wholeGames[1]));
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.getByText('Drop the file here.').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await headings(page).nth(1).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).first().click(),
  ]);
  assert.match(download.suggestedFilename(), /^\d{4}-\d\d-\d\d-(gipf|yinsh)-[a-z]+(-[a-z0-9-]+)?\.txt$/);
  await close();
});

test('several files at once, bare lists of turns, and records of another day are read and told of one by one', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await go(page, `${server.address}#/games`);
  const dated = '[White "Ágnes"]\n[Date "2019-05-04"]\n[Game "gipf"]\n[Variant "basic"]\n\n1. E1-E3 D7 *\n';
  const texts = { 'club.txt': dated, 'list.txt': 'zertz expert wd4;a1', 'wrong.txt': 'nothing' };
  const files = Object.entries(texts).map(([name, text]) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }));
  await page.locator('main input[type=file]').setInputFiles(files);
  await page.getByText('2 of 3 records are now among your games.').waitFor();
  const rows = await page.locator('main section ol li').allInnerTexts();
  assert.match(rows[0], /^3\. wrong\.txt: .* not read\./s);
  assert.match(rows[1], /^1\. club\.txt: GIPF, basic · Ágnes – Black read/);
  assert.match(rows[2], /^2\. list\.txt: ZÈRTZ, expert · White – Black read/);
  await page.getByText('4 May 2019 · 2 turns').waitFor();
  await close();
});
