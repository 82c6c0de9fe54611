// What is found out in the analysis: kept as it is made, listed, taken along, judged and learnt from.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { go, visit } from '../support/browser.js';
import { mouse } from '../support/hands.js';
import { keepGames } from '../support/kept.js';
import { browser, server, stage } from '../support/stage.js';

stage();

const START = 'gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push';
const tree = (page) => page.locator('.tree');

test('a study is kept as it is made, found among the games, saved as a file and read again', async () => {
  const { page, close } = await visit(browser, server.address, { acceptDownloads: true });
  await go(page, `${server.address}#/analysis?${new URLSearchParams({ position: START })}`);
  for (const point of ['c2', 'd2']) await mouse.choose(page, point);
  await tree(page).getByText('d2').waitFor();
  await page.keyboard.press('ArrowLeft');
  await mouse.choose(page, 'b3');
  await tree(page).locator('.variation').getByText('b3').waitFor();
  // A study has no result, and no sign of having none.
  assert.doesNotMatch(await tree(page).innerText(), /\*/);
  await page.getByRole('tab', { name: 'Comment' }).click();
  await page.getByLabel('Comment on this turn').fill('The other side.');
  await page.getByLabel('Name of the study').fill('Corners');
  await page.getByLabel('Name of the study').press('Tab');
  const { hash } = new URL(page.url());
  assert.match(hash, /^#\/analysis\?game=/);

  await go(page, `${server.address}${hash}`);
  await tree(page).locator('.variation').getByText('The other side.').waitFor();
  await go(page, `${server.address}#/games`);
  await page.getByRole('heading', { name: 'Study: Corners' }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), mouse.press(page, 'Export')]);
  assert.match(file.suggestedFilename(), /gipf-basic-corners\.txt$/);
  const text = readFileSync(await file.path(), 'utf8');
  assert.match(text, /\[Study "Corners"\]/);
  assert.match(text, /The other side\./);

  await mouse.press(page, 'Delete');
  await page.getByText('Deleted: Study: Corners').waitFor();
  await mouse.press(page, 'Paste a record');
  await page.getByRole('textbox').last().fill(text);
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByRole('heading', { name: 'Study: Corners' }).waitFor();
  await page.getByRole('link', { name: 'Open' }).click();
  await tree(page).locator('.variation').getByText('The other side.').waitFor();
  await close();
});

test('the review marks mistakes, says what was better, and lets one try again', async () => {
  const { page, context, close } = await visit(browser, server.address);
  await keepGames(context);
  // White ends his own reserve: judged before and after it is a grave mistake.
  const record = [
    '[Game "gipf"]',
    '[Variant "basic"]',
    '',
    '{ [%eval 0.10] [%best e1-e3] } 1. b1-b3 { [%eval -4.00] } d7 { [%eval -4.10] [%best d2] } *',
    '',
  ].join('\n');
  await go(page, `${server.address}#/analysis`);
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'A record or a position' }).fill(record);
  await page.getByRole('button', { name: 'Load' }).click();
  await page.getByRole('tab', { name: 'Turns' }).click();
  const bad = tree(page).getByRole('button', { name: '1. b1-b3??' });
  await bad.click();
  const card = page.locator('.review .card');
  await card.getByText('was a grave mistake').waitFor();
  await card.getByText('Better was e1-e3').waitFor();
  await page.locator('.gipfel-board .arrow.best').waitFor();
  await card.getByRole('button', { name: 'Before it' }).click();
  assert.equal(await tree(page).locator('[aria-current]').count(), 0, 'the start is on the board');
  await card.getByRole('button', { name: 'Try again' }).click();
  await card.getByText('Find something better for White than b1-b3.').waitFor();
  assert.equal(await page.locator('.gipfel-board .arrow').count(), 0, 'the answer is not shown');
  for (const point of ['e1', 'e3']) await mouse.choose(page, point);
  await card.getByText('Right, that is it.').waitFor();
  // The graph stays that of the game while a variation is looked at.
  const graph = page.getByRole('img', { name: 'Course of the game: 3 of 3 positions judged' });
  await graph.waitFor();
  await close();
});

test('one plays on from any moment of a record, and makes a moving picture of it', async () => {
  const { page, context, close } = await visit(browser, server.address, { acceptDownloads: true });
  await keepGames(context);
  await go(page, `${server.address}#/replay/gipf-lost`);
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  const turns = await page.locator('.list [data-count]').allInnerTexts();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    mouse.press(page, 'Moving picture (GIF)'),
  ]);
  const bytes = readFileSync(await file.path());
  assert.equal(bytes.subarray(0, 6).toString(), 'GIF89a');
  const pictures = bytes.toString('latin1').split('\x21\xf9\x04\x05').length - 1;
  assert.equal(pictures, turns.length + 1);
  assert.equal(bytes.at(-1), 0x3b);
  // Around the board there is the page, not a black frame.
  const [corner, ground] = await page.evaluate(async (data) => {
    const read = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0));
    const picture = await createImageBitmap(new Blob([read], { type: 'image/gif' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const wanted = getComputedStyle(document.documentElement).backgroundColor;
    return [[...canvas.getImageData(1, 1, 1, 1).data], wanted.match(/\d+/g).map(Number)];
  }, bytes.toString('base64'));
  for (const part of [0, 1, 2])
    assert.ok(Math.abs(corner[part] - ground[part]) < 12, `${corner} is not ${ground}`);
  for (const [kind, opening] of [
    ['SVG', '<svg'],
    ['PNG', '\x89PNG'],
  ]) {
    const [still] = await Promise.all([
      page.waitForEvent('download'),
      mouse.press(page, `Picture (${kind})`),
    ]);
    assert.match(still.suggestedFilename(), new RegExp(`gipf-[a-z]+\\.${kind.toLowerCase()}$`));
    assert.equal(readFileSync(await still.path()).toString('latin1', 0, 4), opening);
  }
  await page.getByRole('link', { name: 'Play from here' }).click();
  await mouse.pick(page, 'A person at this device');
  await mouse.press(page, 'Start');
  await page.locator('.list [data-count="3"]').waitFor();
  assert.deepEqual(await page.locator('.list [data-count]').allInnerTexts(), turns.slice(0, 3));
  await close();
});

test('a file that is dropped on the analysis is opened, and saved again under a name that says what is inside', async () => {
  const { page, close } = await visit(browser, server.address, { acceptDownloads: true });
  await go(page, `${server.address}#/analysis`);
  await page.getByRole('grid').waitFor();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    const text = '[Game "tzaar"]\n[Variant "standard"]\n[White "Béla"]\n\n1. a5-a4 *\n';
    data.items.add(new File([text], 'club.txt', { type: 'text/plain' }));
    return data;
  });
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await page.getByText('Drop the file here.').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await tree(page).getByText('a5-a4').waitFor();
  await page.getByRole('tab', { name: 'Share' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), mouse.press(page, 'Save file')]);
  assert.match(file.suggestedFilename(), /^\d{4}-\d\d-\d\d-tzaar-standard-bela\.txt$/);
  await close();
});
