import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, phone, visit } from '../support/browser.js';
import { finger, keyboard, mouse } from '../support/hands.js';
import { playScript, wholeGames } from '../support/script.js';
import { shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

const [gipf, yinsh] = wholeGames;

async function play(game, hand, options) {
  // Nothing plays itself: every decision is made by hand.
  const settings = { playForced: false, confirmTurn: options.confirmTurn ?? false };
  const { page, close } = await visit(browser, server.address, { ...options.form, settings });
  await go(page, `${server.address}#/play?game=${game.game}&variant=${game.variant}&against=person`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  const asked = await playScript(page, hand, game);
  return { page, close, asked };
}

/** What was offered whenever the page asked like this. */
const askedFor = (asked, sentence) => asked.filter((moment) => moment.sentence.endsWith(sentence));

function checkGipf(asked) {
  assert.ok(
    askedFor(asked, 'choose a dot to bring a GIPF-piece in.').length === 2,
    'the first piece of each',
  );
  assert.ok(askedFor(asked, 'choose which kind of piece, then a dot.').length > 2);
  const crossing = askedFor(asked, 'choose which row to take.');
  assert.ok(crossing.length > 0 && crossing.every((moment) => moment.rows > 1), 'rows cross');
  const keeping = askedFor(asked, 'keep or take the marked pieces, then take the row.');
  assert.ok(keeping.length > 1, 'GIPF-pieces may be kept');
  assert.ok(keeping.some((moment) => moment.kept.length > 0));
  const optional = askedFor(asked, 'take GIPF-pieces from the row, or let it stand.');
  assert.ok(optional.some((moment) => moment.action === 'done') && optional.length > 1);
  const captures = asked.filter((moment) => moment.action.includes('*'));
  assert.ok(captures.length > 0, 'pieces of the opponent are captured');
}

function checkYinsh(asked) {
  const flipping = asked.filter((moment, index) => {
    const next = asked[index + 1];
    const other = { 'white marker': 'black marker', 'black marker': 'white marker' };
    const turned = ([point, piece]) => other[piece] && next?.pieces[point] === other[piece];
    return Object.entries(moment.pieces).some(turned);
  });
  assert.ok(flipping.length > 10, 'markers turn over');
  const rows = askedFor(asked, 'choose which row to take.');
  assert.ok(
    rows.some((moment) => moment.rows === 2 && moment.choosable.length === 6),
    'five of six in a line',
  );
  assert.equal(askedFor(asked, 'remove one of your rings.').length, 4);
}

test('a whole tournament game of GIPF with the mouse: GIPF-pieces, crossing rows, what is kept', async () => {
  const { page, close, asked } = await play(gipf, mouse, { form: desktop });
  checkGipf(asked);
  const end = await shown(page);
  assert.equal(end.sentence, 'White has won: Black has no piece left to bring in.');
  assert.ok(end.links.includes('Analyse'));
  await close();
});

test('a whole game of YINSH with the mouse: flips, five of six, rings removed', async () => {
  const { page, close, asked } = await play(yinsh, mouse, { form: desktop });
  checkYinsh(asked);
  assert.equal((await shown(page)).sentence, 'Black has won: the last ring needed is removed.');
  await close();
});

test('the same game of GIPF with the keys alone', async () => {
  const { page, close, asked } = await play(gipf, keyboard, { form: desktop });
  checkGipf(asked);
  assert.match((await shown(page)).sentence, /^White has won/);
  await close();
});

test('the same game of YINSH with a finger on a phone, every turn confirmed', async () => {
  const { page, close, asked } = await play(yinsh, finger, { form: phone, confirmTurn: true });
  checkYinsh(asked);
  assert.match((await shown(page)).sentence, /^Black has won/);
  await close();
});
