// Entering a turn: taking back within it and after it, confirming, typing, dragging.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, phone, settle, visit } from '../support/browser.js';
import { begin as beginGame } from '../support/by-hand.js';
import { finger, mouse } from '../support/hands.js';
import { piecesOf, shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

const starts = {
  /** White brings in a piece from e1 and has a row of four with a GIPF-piece in it. */
  row: 'gipf standard g3/5/6/1GPP3/6/5/g2G w 9/12 -- push',
  basic: 'gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push',
};

const begin = (position, { form, ...settings } = {}) => beginGame({ position }, { form, settings });

test('a turn is taken back decision by decision, and confirmed when it is right', async () => {
  const { page, close } = await begin(starts.row, { playForced: true, confirmTurn: true });
  const start = (await shown(page)).pieces;
  assert.deepEqual(start, piecesOf(starts.row));

  // A dot is chosen and let go of again.
  await mouse.choose(page, 'e1');
  assert.equal((await shown(page)).sentence, 'White: choose the line: where the push ends.');
  await mouse.press(page, 'Undo');
  assert.equal((await shown(page)).sentence, 'White: choose a dot to bring a piece in.');

  await mouse.choose(page, 'e2');
  const row = await shown(page);
  assert.equal(row.pieces.e2, 'white piece');
  assert.equal(row.sentence, 'White: keep or take the marked pieces, then take the row.');
  assert.deepEqual([row.taken, row.kept], [['e2', 'e4', 'e5'], ['e3']]);

  // The GIPF-piece goes and comes back.
  await mouse.choose(page, 'e3');
  assert.deepEqual((await shown(page)).taken, ['e2', 'e3', 'e4', 'e5']);
  await mouse.choose(page, 'e3');
  await mouse.press(page, 'Take the row');
  const complete = await shown(page);
  assert.equal(complete.sentence, 'White: confirm your turn.');
  assert.deepEqual(complete.holdings, ['White’s reserve: 11', 'Black’s reserve: 12']);
  assert.equal(complete.turns, 0, 'nothing is played before it is confirmed');

  await mouse.press(page, 'Undo');
  assert.deepEqual((await shown(page)).pieces, row.pieces);
  await mouse.press(page, 'Undo');
  assert.deepEqual((await shown(page)).pieces, start);

  await mouse.choose(page, 'e1');
  await mouse.choose(page, 'e2');
  await mouse.press(page, 'Take the row');
  await mouse.press(page, 'Confirm');
  const played = await shown(page);
  assert.equal(played.turns, 1);
  assert.equal(played.sentence, 'Black: choose a dot to bring a piece in.');
  await close();
});

test('a turn is taken back after it was played, and stays taken back after a reload', async () => {
  const { page, close } = await begin(starts.basic);
  await mouse.choose(page, 'c2');
  await mouse.choose(page, 'd2');
  const two = await shown(page);
  assert.equal(two.turns, 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  const one = await shown(page);
  assert.deepEqual([one.turns, one.sentence], [1, 'Black: choose a dot to bring a piece in.']);
  assert.equal(one.pieces.d2, undefined);
  await page.reload();
  await settle(page);
  await page.getByRole('grid').waitFor();
  assert.deepEqual((await shown(page)).pieces, one.pieces);
  await mouse.choose(page, 'd2');
  assert.deepEqual((await shown(page)).pieces, two.pieces);
  await close();
});

test('what is without a choice plays itself, unless the player wants to do it', async () => {
  const forced = 'gipf basic p3/5/6/1PPP3/6/5/p2P w 9/12 -- push';
  for (const playForced of [true, false]) {
    const { page, close } = await begin(forced, { playForced });
    await mouse.choose(page, 'e2');
    const { sentence, turns } = await shown(page);
    if (playForced) assert.deepEqual([sentence, turns], ['Black: choose a dot to bring a piece in.', 1]);
    else assert.deepEqual([sentence, turns], ['White: take the row.', 0]);
    await close();
  }
});

test('turns can be typed; what cannot be played is answered with a reason', async () => {
  const { page, close } = await begin(starts.basic);
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: 'Type a turn' });
  await field.fill('e5');
  await field.press('Enter');
  await page.getByText('Pieces enter at the edge.').waitFor();
  assert.equal((await shown(page)).turns, 0);
  await field.fill('e1-e3');
  await field.press('Enter');
  const { pieces, turns } = await shown(page);
  assert.deepEqual([turns, pieces.e2, pieces.e3], [1, 'white piece', 'white piece']);
  await close();
});

test('pieces are dragged: a dot onto a line, a ring to its place', async () => {
  const yinsh = 'yinsh standard 4/7/8/3rR4/4rR4/4rR3/4Rrr3/4R4/8/7/4 w 0/0 0/0 move';
  for (const [position, from, to, expected] of [
    [starts.basic, 'e1', 'e3', { e2: 'white piece', e3: 'white piece' }],
    [yinsh, 'd5', 'd8', { d5: 'white marker', d8: 'white ring' }],
  ]) {
    const { page, close } = await begin(position);
    const at = async (point) => {
      const box = await page.locator(`[data-point="${point}"]`).boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await page.mouse.move(...(await at(from)));
    await page.mouse.down();
    await page.mouse.move(...(await at(to)), { steps: 5 });
    await page.mouse.up();
    const { pieces, turns } = await shown(page);
    assert.equal(turns, 1);
    for (const [point, piece] of Object.entries(expected)) assert.equal(pieces[point], piece);
    await close();
  }
});

test('a phone asks for a confirmation unless it is told not to', async () => {
  const { page, close } = await visit(browser, server.address, phone);
  await go(page, `${server.address}#/play?game=gipf&variant=basic&against=person`);
  await page.getByRole('button', { name: 'Start' }).tap();
  await page.getByRole('grid').waitFor();
  await finger.choose(page, 'c2');
  assert.equal((await shown(page)).sentence, 'White: confirm your turn.');
  await finger.press(page, 'Confirm');
  assert.equal((await shown(page)).turns, 1);
  await close();
});

test('resigning and agreeing on a draw are asked once more, and end the game', async () => {
  const { page, close } = await begin(starts.basic);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('White resigns?').waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  assert.match((await shown(page)).sentence, /^White: choose/);
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  assert.equal((await shown(page)).sentence, 'A draw by agreement.');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForFunction(() =>
    document.querySelector('main [role=status]')?.textContent.startsWith('White:'),
  );
  await close();
});

test('who types his turns keeps the field while the computer thinks', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await go(page, `${server.address}#/play?${new URLSearchParams({ position: starts.basic })}`);
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  const field = page.getByRole('textbox', { name: 'Type a turn' });
  await field.fill('c2');
  await field.press('Enter');
  await page.locator('main [data-count="2"]').waitFor();
  assert.equal(await field.evaluate((element) => element === document.activeElement), true);
  await close();
});

test('a take-back is said, not the turn that is gone', async () => {
  const { page, close } = await begin(starts.basic);
  await mouse.choose(page, 'c2');
  const live = page.locator('.gipfel-board [aria-live]').first();
  await page.waitForFunction(() =>
    document.querySelector('.gipfel-board [aria-live]').textContent.includes('White played c2'),
  );
  await page.getByRole('button', { name: 'Take back' }).click();
  assert.match(await live.textContent(), /^Taken back\. White: choose a dot/);
  await close();
});

test('another game in the address is another form', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await go(page, `${server.address}#/play?game=gipf%2B`);
  await page.getByRole('radio', { name: 'GIPF with potentials' }).waitFor();
  await page.evaluate(() => (location.hash = '#/play?game=yinsh'));
  await page.waitForFunction(
    () => document.querySelector('main form input[type=radio]:checked')?.value === 'yinsh',
  );
  await close();
});
