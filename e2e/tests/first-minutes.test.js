// From the first visit to what comes after a game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { go, smallPhone, visit } from '../support/browser.js';
import { mouse } from '../support/hands.js';
import { keepGames } from '../support/kept.js';
import { browser, server, stage } from '../support/stage.js';

/** Black has nothing left to bring in. */
const nearlyOver = 'gipf basic 4/5/2P3/7/6/2p2/4 w 3/0 -- push';

stage();

const chosen = (page) =>
  page
    .locator('main fieldset label:has(:checked)')
    .evaluateAll((labels) => labels.map((label) => label.innerText));

test('a newcomer is offered lessons and the variant to learn with; later the form remembers', async () => {
  const { page, close } = await visit(browser, server.address);
  await go(page, `${server.address}#/play`);
  await page.getByRole('link', { name: /First time here/ }).waitFor();
  assert.ok((await chosen(page)).includes('Basic'));
  await mouse.pick(page, 'YINSH');
  await mouse.pick(page, 'Blitz');
  await mouse.pick(page, 'A person at this device');
  await mouse.press(page, 'Start');
  await page.getByRole('grid').waitFor();
  await go(page, `${server.address}#/play`);
  const remembered = await chosen(page);
  for (const name of ['YINSH', 'Blitz', 'A person at this device'])
    assert.ok(remembered.includes(name), name);
  assert.equal(await page.getByRole('link', { name: /First time here/ }).count(), 0);
  await close();
});

test('from the first page one click begins a first game; the way back leads to the first page', async () => {
  const { page, close } = await visit(browser, server.address, { newcomer: true });
  await go(page, server.address);
  await page.getByRole('link', { name: /First time here/ }).waitFor();
  await page.getByRole('link', { name: 'Play a first game' }).click();
  await page.getByRole('grid').waitFor();
  await page.getByRole('heading', { name: 'GIPF, basic' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'The games of the GIPF project' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Play a first game' }).count(), 0);
  await close();
});

test('the form remembers names and what was agreed on, and each game its variant', async () => {
  const { page, close } = await visit(browser, server.address);
  await go(page, `${server.address}#/play?against=person`);
  await mouse.pick(page, 'ZÈRTZ');
  await mouse.pick(page, 'Expert');
  await page.getByText('Names', { exact: true }).click();
  await page.getByLabel('White', { exact: true }).fill('Ágnes “the wall”');
  await page.getByLabel('Black', { exact: true }).fill('Ion');
  await mouse.press(page, 'Start');
  await page.getByRole('heading', { name: 'ZÈRTZ, expert' }).waitFor();
  await page.locator('.player').getByText('Ágnes “the wall”').waitFor();

  await go(page, `${server.address}#/play`);
  await mouse.pick(page, 'GIPF with potentials');
  await mouse.pick(page, 'One of each');
  await page.getByText('Contests for potentials').click();
  await mouse.pick(page, 'Each by its own game');
  await mouse.pick(page, 'Those that are challenged');
  await mouse.press(page, 'Start');
  await page.getByRole('grid').waitFor();

  await go(page, `${server.address}#/play`);
  const remembered = await chosen(page);
  for (const name of ['One of each', 'Each by its own game', 'Those that are challenged'])
    assert.ok(remembered.includes(name), name);
  await mouse.pick(page, 'ZÈRTZ');
  assert.ok((await chosen(page)).includes('Expert'));
  assert.equal(await page.getByLabel('White', { exact: true }).inputValue(), 'Ágnes “the wall”');
  await mouse.pick(page, 'GIPF');
  assert.ok((await chosen(page)).includes('Basic'), 'what was never played begins with what is easiest');
  await close();
});

for (const [name, form] of Object.entries({
  'a small desk': { viewport: { width: 1024, height: 700 } },
  'a phone': smallPhone,
})) {
  test(`Start is in sight on ${name} without scrolling`, async () => {
    const { page, close } = await visit(browser, server.address, form);
    await go(page, `${server.address}#/play`);
    const box = await page.getByRole('button', { name: 'Start' }).boundingBox();
    assert.ok(box.y + box.height <= form.viewport.height, `${box.y + box.height}`);
    await close();
  });
}

test('the first page goes on with the game that was played last, until it is over', async () => {
  const { page, close } = await visit(browser, server.address);
  const query = new URLSearchParams({ game: 'gipf', variant: 'basic', against: 'person' });
  await go(page, `${server.address}#/play?${query}`);
  await mouse.press(page, 'Start');
  await page.getByRole('grid').waitFor();
  await mouse.choose(page, 'a1');
  await mouse.choose(page, 'c3');
  await page.locator('.list [data-count="1"]').waitFor();
  const { hash } = new URL(page.url());
  await go(page, server.address);
  await page.getByRole('link', { name: /^Go on: GIPF, basic/ }).click();
  await page.getByRole('grid').waitFor();
  assert.equal(new URL(page.url()).hash, hash);
  await mouse.press(page, 'Resign');
  await mouse.press(page, 'Yes');
  await page.getByText('has won').first().waitFor();
  await go(page, server.address);
  assert.equal(await page.getByRole('link', { name: /^Go on/ }).count(), 0);
  await close();
});

test('the end says who has won and why, and what can be done next', async () => {
  const { page, close } = await visit(browser, server.address, { acceptDownloads: true });
  await go(page, `${server.address}#/play?${new URLSearchParams({ position: nearlyOver })}`);
  await mouse.press(page, 'Start');
  await page.getByRole('grid').waitFor();
  await mouse.choose(page, 'c2');
  await page.getByText('You have won!').waitFor();
  const list = page.locator('.list');
  assert.match(await list.innerText(), /1–0\s+White has won: Black has no piece left/);
  for (const name of ['Analyse', 'New game']) await page.getByRole('link', { name, exact: true }).waitFor();
  await mouse.press(page, 'Share…');
  for (const [kind, opening] of [
    ['SVG', Buffer.from('<svg')],
    ['PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ]) {
    const [file] = await Promise.all([page.waitForEvent('download'), mouse.press(page, `Picture (${kind})`)]);
    const bytes = readFileSync(await file.path());
    assert.ok(
      file.suggestedFilename().endsWith(`gipf-basic.${kind.toLowerCase()}`),
      file.suggestedFilename(),
    );
    assert.deepEqual(bytes.subarray(0, 4), opening);
    assert.ok(bytes.length > 5000, `${bytes.length} bytes`);
  }
  await mouse.press(page, 'Rematch');
  await page.getByRole('button', { name: 'Resign' }).waitFor();
  await close();
});

test('in the first games rows are taken by hand; later they come back by themselves, and that is told', async () => {
  const row = 'gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push';
  for (const newcomer of [true, false]) {
    const { page, close } = await visit(browser, server.address, { newcomer });
    const query = new URLSearchParams({ position: row, against: 'person' });
    await go(page, `${server.address}#/play?${query}`);
    await mouse.press(page, 'Start');
    await page.getByRole('grid').waitFor();
    for (const point of ['d1', 'd2']) await mouse.choose(page, point);
    if (newcomer) await mouse.press(page, 'Take the row');
    await page.locator('.list [data-count="1"]').waitFor();
    const told = page.getByText('White’s row d2–d5 came back: +4.');
    assert.equal(await told.count(), newcomer ? 0 : 1);
    await close();
  }
});

test('tournament: nothing is chosen for the player, and the last chance is told before it is lost', async () => {
  const { page, close } = await visit(browser, server.address);
  const query = new URLSearchParams({
    position: 'gipf tournament 4/5/6/G5g/6/5/4 w 16/16 ++ push',
    against: 'person',
  });
  await go(page, `${server.address}#/play?${query}`);
  await mouse.press(page, 'Start');
  await page.getByRole('grid').waitFor();
  assert.equal(await page.getByRole('radio', { checked: true }).count(), 0);
  await mouse.choose(page, 'd2');
  await page.getByText('First choose what is to come onto the board.').waitFor();
  await mouse.pick(page, 'Basic piece');
  await page.getByText('After this basic piece you may bring in no more GIPF-pieces.').first().waitFor();
  await mouse.pick(page, 'GIPF-piece');
  await mouse.choose(page, 'd2');
  await page.locator('.list').getByText('Gd2').waitFor();
  assert.equal(await page.getByRole('radio', { checked: true }).count(), 0);
  await close();
});

test('a tap beside a piece that may stay takes nothing; a game in which nothing was done is not kept', async () => {
  const { page, close } = await visit(browser, server.address);
  const query = new URLSearchParams({
    position: 'gipf standard 4/5/6/PPGPg2/6/5/4 w 9/9 -- claim',
    against: 'person',
  });
  await go(page, `${server.address}#/play?${query}`);
  await mouse.press(page, 'Start');
  await page.getByText('Dashed ring: the piece goes.').waitFor();
  await mouse.choose(page, 'e2');
  await mouse.choose(page, 'e3');
  assert.equal(await page.locator('.list [data-count]').count(), 0);
  await page.getByRole('link', { name: 'Games' }).first().click();
  await page.getByText('You have not played on this device yet.').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await close();
});

test('? shows the keys; arrows and the wheel walk through a game', async () => {
  const { page, context, close } = await visit(browser, server.address);
  await keepGames(context);
  await go(page, `${server.address}#/play/gipf`);
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  const at = page.getByRole('status').first();
  await page.keyboard.press('ArrowLeft');
  await at.getByText('After 37 of 38 turns.').waitFor();
  await page.keyboard.press('Home');
  await at.getByText('After 0 of 38 turns.').waitFor();
  await page.getByRole('grid').hover();
  await page.mouse.wheel(0, 100);
  await at.getByText('After 1 of 38 turns.').waitFor();
  await page.keyboard.press('End');
  await page.getByText('to bring a piece in').first().waitFor();
  await close();
});

test('arrows and circles are drawn with the right button and cleared with Escape', async () => {
  const { page, context, close } = await visit(browser, server.address);
  await keepGames(context);
  await go(page, `${server.address}#/play/gipf`);
  const centre = async (point) => {
    const box = await page.locator(`[role=gridcell][data-point="${point}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const draw = async (from, to) => {
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await centre(to)));
    await page.mouse.up({ button: 'right' });
  };
  await page.getByRole('grid').waitFor();
  await draw('d4', 'f4');
  await draw('e5', 'e5');
  assert.equal(await page.locator('.arrow.threat').count(), 2);
  await draw('e5', 'e5');
  assert.equal(await page.locator('.arrow.threat').count(), 1);
  // Wherever the focus is.
  await page.getByRole('textbox', { name: 'Type a turn' }).focus();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.arrow.threat').count(), 0);
  await close();
});

test('Escape gives the board back: from a look back, a question, a field, and the sheet of a phone', async () => {
  const { page, context, close } = await visit(browser, server.address, smallPhone);
  await keepGames(context);
  await go(page, `${server.address}#/play/gipf`);
  const at = page.getByRole('status').first();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press(',');
  await at.getByText('After 37 of 38 turns.').waitFor();
  await page.keyboard.press('Escape');
  await at.getByText('to bring a piece in').waitFor();
  await page.keyboard.press('/');
  await page.locator('.list.open').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.list.open').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement.role), 'grid');
  await page.getByRole('button', { name: 'Turns and more' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('White resigns?').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('White resigns?').waitFor({ state: 'detached' });
  await close();
});
