// GIPF with potentials: composing a game, using potentials, contests for them, and the record of it all.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { desktop, go, phone, settle, visit } from '../support/browser.js';
import { ear } from '../support/ear.js';
import { finger, keyboard, mouse } from '../support/hands.js';
import { playOn } from '../support/player.js';
import { playPlus, plusHoldings, plusPieces, shownHoldings } from '../support/potentials.js';
import { shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

const games = readFileSync(new URL('../../data/vectors/gipf-plus-games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const plain = { playForced: false, confirmTurn: false };

async function begin(query, { form = desktop, settings = plain } = {}) {
  const visitor = await visit(browser, server.address, { ...form, settings });
  await go(visitor.page, `${server.address}#/play?${new URLSearchParams({ against: 'person', ...query })}`);
  await visitor.page.getByRole('button', { name: 'Start' }).click();
  await visitor.page.getByRole('grid').waitFor();
  return visitor;
}

/** Uses of Z, D, Y and U, loaded pieces brought in, rows with stacks: games with potentials, entered by hand. */
for (const [name, game] of games.slice(0, 2).entries()) {
  test(`a whole game with potentials is entered decision by decision (${name + 1})`, async () => {
    const { page, close } = await begin({ position: game.start });
    for (const [index, action] of game.actions.entries()) {
      await playPlus(page, mouse, action);
      const position = game.positions[index];
      assert.deepEqual((await shown(page)).pieces, plusPieces(position), `after ${action} (${index + 1})`);
      assert.deepEqual(await shownHoldings(page), plusHoldings(position), `held after ${action}`);
    }
    await close();
  });
}

test('a game is composed and played against the computer', async () => {
  const { page, close } = await visit(browser, server.address, { settings: plain });
  await go(page, `${server.address}#/play?game=gipf%2B`);
  await page.locator('label').filter({ hasText: 'One of each' }).click();
  const stepper = page.getByRole('group', { name: 'TAMSK, White' });
  await stepper.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  const { stocks } = await shownHoldings(page);
  assert.deepEqual(stocks[0], { TAMSK: 2, ZÈRTZ: 1, DVONN: 1, YINSH: 1, PÜNCT: 1 });
  assert.deepEqual(stocks[1], { TAMSK: 1, ZÈRTZ: 1, DVONN: 1, YINSH: 1, PÜNCT: 1 });
  await playPlus(page, mouse, 'Zd2');
  await page.locator('main [data-count="2"]').waitFor({ state: 'attached', timeout: 60_000 });
  // The computer may have pushed it on.
  const { played, pieces } = await shown(page);
  assert.equal(played[0], 'Zd2');
  assert.ok(Object.values(pieces).includes('white piece loaded with ZÈRTZ'));
  await close();
});

/**
 * White has two Z, a D and a T that one push brings to the centre; Black can bring in three pieces. With this seed the first
 * dice fall for White and the second against him.
 */
const linkedGame = {
  position: 'gipf+ basic 4/1(PZ)p2/6/(PZ)p2(PT)Pp/6/1(PD)p2/4 w 9/3 -- -/- push',
  links: 'Z:die D:yinsh-blitz',
  seed: '6',
};

/** Plays the contest on the page at random until it is decided. */
async function playContest(page, hand, seed) {
  for (let round = 0; round < 80; round++) {
    const { buttons, sentence } = await hand.look(page);
    if (buttons.includes('Go on')) return sentence;
    await playOn(page, hand, seed + round, 12);
  }
  throw new Error('the contest does not end');
}

async function playLinkedGame(page, hand) {
  const status = async () => (await hand.look(page)).sentence;

  await playPlus(page, hand, 'Z:e2-e4');
  assert.match(await status(), /^Black: White wants to use ZÈRTZ \(Z:e2-e4\)/);
  await hand.press(page, 'Challenge');
  assert.equal(await status(), 'White rolled 2 against 1: ZÈRTZ goes ahead.');
  await hand.press(page, 'Go on');
  assert.equal((await hand.look(page)).pieces.e4, 'used white ZÈRTZ');
  await hand.choose(page, 'h2');

  await playPlus(page, hand, 'Z:c3-c5');
  await hand.press(page, 'Challenge');
  assert.equal(await status(), 'White rolled 5 against 6: ZÈRTZ is lost.');
  await hand.press(page, 'Go on');
  const lost = await hand.look(page);
  assert.equal(lost.pieces.c3, 'white piece');
  assert.equal(lost.pieces.c5, undefined);
  assert.match(lost.sentence, /^White: /, 'White decides anew');
  await hand.choose(page, 'd2');
  await hand.choose(page, 'h5');

  await playPlus(page, hand, 'D:g3-g4');
  await hand.press(page, 'Challenge');
  // The contest is told before its board appears.
  assert.match(await status(), /^White’s DVONN \(D:g3-g4\) has to be won first: a game of YINSH blitz\./);
  assert.equal((await hand.look(page)).pieces.g3, 'white piece loaded with DVONN');
  await hand.press(page, 'To the contest');
  assert.equal(await status(), 'White of the main game: place a ring on any empty point.');
  assert.equal(Object.keys((await hand.look(page)).pieces).length, 0, 'the board of the contest is empty');
  // A contest outlives the page.
  await hand.choose(page, 'f6');
  await page.getByRole('gridcell', { name: /^f6, white ring/ }).waitFor();
  await hand.choose(page, 'f7');
  await page.getByRole('gridcell', { name: /^f7, black ring/ }).waitFor();
  await page.reload();
  await settle(page);
  await page.getByRole('grid').waitFor();
  assert.deepEqual((await hand.look(page)).pieces, { f6: 'white ring', f7: 'black ring' });
  assert.equal(await playContest(page, hand, 3), 'White won the contest: DVONN goes ahead.');
  await hand.press(page, 'Go on');
  assert.equal((await hand.look(page)).pieces.g4, 'used white DVONN on top of black piece');
  await hand.choose(page, 'b5');

  await playPlus(page, hand, 'e9-e5');
  assert.match(await status(), /^White: your TAMSK stands on the centre/);
  await hand.choose(page, 'b2');
  assert.equal(await status(), 'White has won: Black has no piece left to bring in.');
  assert.equal((await hand.look(page)).pieces.b2, 'used white TAMSK');
}

test('dice and a contest decide about potentials; the game is exported, read again and replayed', async () => {
  const { page, close } = await begin(linkedGame);
  await playLinkedGame(page, mouse);
  const final = (await shown(page)).pieces;
  const id = /#\/play\/(.+)$/.exec(page.url())[1];

  // The record holds the contest.
  await go(page, `${server.address}#/games`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).first().click(),
  ]);
  const record = readFileSync(await download.path(), 'utf8');
  assert.match(record, /\[Links "Z:die D:yinsh-blitz"\]/);
  assert.match(record, /\[Seed "6"\]/);
  assert.match(record, /Z:e2-e4;challenge;won/);
  assert.match(record, /Z:c3-c5;challenge;lost;d2/);
  assert.match(record, /D:g3-g4;challenge;won/);
  assert.match(record, /\[Game "yinsh"\]/);

  // It is read again, walked through, and its contest opened and left.
  await go(page, `${server.address}#/analysis`);
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'A record or a position' }).fill(record);
  await page.getByRole('button', { name: 'Load' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.deepEqual((await shown(page)).pieces, final);
  for (let back = 0; back < 2; back++) await page.getByRole('button', { name: 'One turn back' }).click();
  await page.getByRole('button', { name: 'Watch the contest' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.match(Object.values((await shown(page)).pieces).join(), /ring/);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  assert.match((await shown(page)).pieces.e4, /used white ZÈRTZ/);

  // The kept game is replayed, into the contest and back.
  await go(page, `${server.address}#/replay/${id}`);
  for (let turn = 0; turn < 5; turn++) await page.getByRole('button', { name: 'One turn forward' }).click();
  await page.getByRole('button', { name: 'Watch the contest' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.match((await shown(page)).sentence, /the contest: DVONN/);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.deepEqual((await shown(page)).pieces, final);
  await close();
});

test('the same with a finger on a phone', async () => {
  const { page, close } = await begin(linkedGame, { form: phone });
  await playLinkedGame(page, finger);
  await close();
});

test('the same with the keys alone', async () => {
  const { page, close } = await begin(linkedGame);
  await playLinkedGame(page, keyboard);
  await close();
});

test('the same by nothing but roles and names', async () => {
  const { page, close } = await begin(linkedGame);
  await playLinkedGame(page, ear);
  await close();
});

test('dice are seen rolling before they count', async () => {
  const visitor = await visit(browser, server.address, { settings: plain, reducedMotion: 'no-preference' });
  const { page, close } = visitor;
  const query = new URLSearchParams({ against: 'person', ...linkedGame });
  await go(page, `${server.address}#/play?${query}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  await playPlus(page, mouse, 'Z:e2-e4');
  await mouse.press(page, 'Challenge');
  await page.locator('svg.rolling').first().waitFor();
  assert.equal(await page.getByRole('button', { name: 'Go on' }).count(), 0);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const faces = await page
    .locator('svg[data-face]')
    .evaluateAll((dice) => dice.map((die) => die.dataset.face));
  assert.deepEqual(faces, ['2', '1']);
  await close();
});

/** White, the computer, has a loaded Z that it uses at once; with this seed the dice are equal. */
const computerUses = {
  position: 'gipf+ basic 4/2P2/6/1(PZ)pP3/4p1/1p3/4 w 0/12 -- -/- push',
  links: 'Z:die',
  seed: '1',
};

for (const answer of ['Accept', 'Challenge']) {
  test(`with turns confirmed the game goes on after the answer to the computer: ${answer}`, async () => {
    const { page, close } = await visit(browser, server.address, {
      settings: { ...plain, confirmTurn: true },
    });
    await go(page, `${server.address}#/play?${new URLSearchParams(computerUses)}`);
    const levels = page.getByRole('group', { name: 'Strength of the computer' });
    await levels.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.getByRole('radio', { name: 'Black', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: answer, exact: true }).click();
    for (const step of ['Confirm', 'Go on']) {
      const button = page.getByRole('button', { name: step, exact: true });
      if ((await shown(page)).buttons.includes(step)) await button.click();
    }
    await page.locator('main [data-count]').first().waitFor({ state: 'attached' });
    const { sentence } = await shown(page);
    assert.notEqual(sentence, '');
    await page.reload();
    await settle(page);
    await page.getByRole('grid').waitFor();
    assert.equal((await shown(page)).sentence, sentence);
    await close();
  });
}

/** As the rulebooks have it: every use has to be won first. The first Z is won by dice, the D by a game of DVONN. */
const alwaysGame = { ...linkedGame, links: 'Z:die D:dvonn Y:agreed', contests: 'always' };

for (const [form, hand, name] of [
  [desktop, mouse, 'with the mouse'],
  [{ ...phone, viewport: { width: 360, height: 640 } }, finger, 'with a finger at 360×640'],
]) {
  test(`every use is contested first, ${name}`, async () => {
    const { page, close } = await begin(alwaysGame, { form, settings: { ...plain, confirmTurn: true } });
    const status = async () => (await shown(page)).sentence;
    // What a potential does, by its name, and what has to be won for it.
    await hand.choose(page, 'e2');
    await page.getByText('equal dice: the user wins').waitFor();
    await hand.choose(page, 'e4');
    // Dice fall when the use is confirmed, and not before.
    assert.equal(await page.locator('svg[data-face]').count(), 0);
    await hand.press(page, 'Undo');
    await playPlus(page, hand, 'Z:e2-e4');
    await hand.press(page, 'Confirm');
    assert.equal(await status(), 'White rolled 2 against 1: ZÈRTZ goes ahead.');
    await hand.press(page, 'Go on');
    assert.equal((await shown(page)).pieces.e4, 'used white ZÈRTZ');
    await hand.choose(page, 'h2');
    await hand.press(page, 'Confirm');

    await playPlus(page, hand, 'D:g3-g4');
    await hand.press(page, 'Confirm');
    assert.match(await status(), /has to be won first: a game of DVONN\./);
    await hand.press(page, 'To the contest');
    await page.locator('[data-table=dvonn]').waitFor();
    await hand.choose(page, 'e3');
    await hand.press(page, 'Confirm');
    await page.reload();
    await settle(page);
    await page.getByRole('grid').waitFor();
    assert.equal(Object.keys((await shown(page)).pieces).join(), 'e3', 'the contest outlives the page');
    if (form === phone || hand === finger) await hand.press(page, 'Turns and more');
    // It has its own turns, and the game its own.
    await page.getByRole('list', { name: 'Turns of the contest' }).getByText('e3').waitFor();
    await page.getByRole('list', { name: 'Turns of the game' }).getByText('Z:e2-e4;won').waitFor();
    await hand.press(page, 'Give up the contest');
    await hand.press(page, 'Confirm');
    await page.locator('[data-table="gipf+"]').waitFor();
    assert.equal((await shown(page)).pieces.g4, 'used white DVONN on top of black piece');
    await close();
  });
}
