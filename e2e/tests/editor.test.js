// Setting up a position, and what is wrong with it, in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, visit } from '../support/browser.js';
import { mouse } from '../support/hands.js';
import { languages } from '../support/places.js';
import { shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

const faults = (page) => page.locator('.verdict li').allTextContents();

async function edit(position, settings = {}) {
  const visitor = await visit(browser, server.address, { ...desktop, settings });
  const query = position === undefined ? '' : `?${new URLSearchParams({ position })}`;
  await go(visitor.page, `${server.address}#/editor${query}`);
  await visitor.page.getByRole('grid').waitFor();
  return visitor;
}

test('a position is set up by hand, checked, and played from', async () => {
  const { page, close } = await edit();
  await page.getByText('This is a position.').waitFor();
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await page.getByText('In this position the game is over.').waitFor();
  for (const [tool, points] of [
    ['white GIPF-piece', ['d3']],
    ['black GIPF-piece', ['f4', 'f5']],
    ['white piece', ['d4', 'd5', 'd6']],
  ]) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    for (const point of points) await mouse.choose(page, point);
  }
  await page.getByRole('button', { name: 'Eraser' }).click();
  await mouse.choose(page, 'f5');
  // Four in a row: the phase follows by itself.
  await page.getByText('This is a position.').waitFor();
  const text = await page.getByRole('textbox', { name: 'Position as text' }).inputValue();
  assert.equal(text, 'gipf standard 4/5/1GPPP1/7/2g3/5/4 w 12/12 -- clear');

  await page.getByRole('link', { name: 'Play from here' }).click();
  await page.getByRole('radio', { name: 'Two people' }).or(page.getByRole('radio').nth(1)).first().waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  assert.match((await shown(page)).sentence, /keep or take the marked pieces/);
  await close();
});

test('a row that can only be taken is taken at the start of the game', async () => {
  const { page, close } = await edit('gipf basic 4/5/1PPPP1/7/6/5/4 w 8/12 -- claim');
  // The dots around the board hold nothing.
  await page.getByRole('button', { name: 'white piece', exact: true }).click();
  await mouse.choose(page, 'a1');
  await page.getByText('This is a position.').waitFor();
  await page.getByRole('link', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  await page.locator('main [data-count="1"]').waitFor();
  assert.deepEqual((await shown(page)).pieces, {});
  await close();
});

test('every fault is named, and goes when it is put right', async () => {
  const { page, close } = await edit('gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push');
  await page.getByRole('combobox', { name: 'Variant' }).selectOption('gipf basic');
  await page.getByRole('button', { name: 'white GIPF-piece', exact: true }).click();
  await mouse.choose(page, 'e5');
  assert.deepEqual(await faults(page), [
    'e5: the basic variant has no GIPF-pieces.',
    'Only in the tournament variant may White bring in GIPF-pieces.',
    'Only in the tournament variant may Black bring in GIPF-pieces.',
  ]);
  assert.equal(await page.getByRole('link', { name: 'Play from here' }).count(), 0);
  await page.getByRole('combobox', { name: 'Variant' }).selectOption('gipf tournament');
  assert.deepEqual(await faults(page), []);
  await close();
});

test('rings and markers are counted', async () => {
  const { page, close } = await edit('yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place');
  await page.getByRole('button', { name: 'white marker', exact: true }).click();
  await mouse.choose(page, 'f6');
  await page.getByRole('button', { name: 'black ring', exact: true }).click();
  await mouse.choose(page, 'f7');
  const [first, second] = await faults(page);
  assert.match(
    `${first} ${second}`,
    /Black has 6 rings on the board, in hand and removed; there must be 5\./,
  );
  assert.match((await faults(page)).join(' '), /There are no markers while rings are being placed\./);
  await close();
});

test('stacks are built piece by piece, and a DVONN piece goes below them', async () => {
  const { page, close } = await edit('dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 0/0/0 move');
  for (const [tool, points] of [
    ['black piece', ['e3', 'e3', 'f3']],
    ['white piece', ['e3', 'd3']],
    ['DVONN piece', ['e3', 'c3']],
  ]) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    for (const point of points) await mouse.choose(page, point);
  }
  await page.getByText('This is a position.').waitFor();
  const text = await page.getByRole('textbox', { name: 'Position as text' }).inputValue();
  assert.equal(text, 'dvonn standard 3/4/2D2/2P2/2(P4D)2/2p2/5/5/5/4/3 w 0/0/0 move');
  assert.match((await shown(page)).pieces.e3, /white stack.*, 4 high/);
  // A stack that nothing holds cannot stand there.
  await page.getByRole('button', { name: 'black piece', exact: true }).click();
  await mouse.choose(page, 'k5');
  assert.match((await faults(page)).join(' '), /k5/);
  await close();
});

test('a typed position that cannot be read leaves the board as it is', async () => {
  const { page, close } = await edit();
  const start = (await shown(page)).pieces;
  const field = page.getByRole('textbox', { name: 'Position as text' });
  await field.fill('gipf standard g2G/5 w 12/12 -- push');
  await field.press('Enter');
  await page.locator('main').getByRole('alert').waitFor();
  assert.equal(
    await page.locator('main').getByRole('alert').textContent(),
    'The position cannot be read (board, character 15): 2 columns instead of 7',
  );
  assert.deepEqual((await shown(page)).pieces, start);
  await close();
});

for (const language of languages) {
  test(`the faults are told in ${language}`, async () => {
    const { page, close } = await edit('yinsh standard 4/7/8/9/10/9/10/9/8/7/R3 w 5/4 0/0 move', {
      language,
    });
    const told = await faults(page);
    assert.ok(told.length >= 2, told.join('\n'));
    const scripts = { en: /must be 5|rings/, hu: /gyűrű/, ro: /inel/i, ru: /[а-я]/ };
    for (const fault of told) assert.match(fault, scripts[language]);
    await close();
  });
}
