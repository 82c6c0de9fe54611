// Ultimate GIPF with every potential to be won in the game it is named after: each kind is contested once, on the board of its game.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { desktop, go, settle, smallPhone, visit } from '../support/browser.js';
import { finger, mouse } from '../support/hands.js';
import { playPlus, plusPieces } from '../support/potentials.js';
import { playAction, playScript } from '../support/script.js';
import { program } from '../support/server.js';
import { piecesOf, shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

/**
 * White can run with a Y, and a push brings his T to the centre. Black's Z stands before a piece it can jump over, his D beside a
 * white piece, his U beside the only GIPF-piece White has.
 */
const start =
  'gipf+ tournament 1(PY)2/5/2(pu)G2/pP(PT)4/2(pd)P2/1(pz)P2/1g2 w 9/9 ** T2Z2D2Y2U2/T2Z2D2Y2U2 push';

/** A whole game from its start, made by an independent program. */
function written(game, line) {
  const file = new URL(`../../data/vectors/${game}-games.jsonl`, import.meta.url);
  return { game, ...JSON.parse(readFileSync(file, 'utf8').split('\n')[line]) };
}

/**
 * What is done in turn: a push, or a use with the contest about it. A contest is played to its end by its rules, or given up by the
 * one who is to move after so many actions.
 */
const byRules = [
  { use: 'Y:b3-b5', contest: written('yinsh', 3), won: true },
  { use: 'Z:g3-g5', contest: written('zertz', 0), won: false, instead: 'Uh5' },
  { push: 'Ze1-e5', use: 'T:h2', contest: written('tzaar', 20), won: false },
  // A draw counts for the user.
  { use: 'D:f4-f5', contest: written('dvonn', 21), won: true },
  { push: 'c2' },
  { use: 'U:d4-d5', contest: written('punct', 30), won: true },
];
const givenUp = [
  { use: 'Y:b3-b5', contest: written('yinsh', 3), after: 6, won: false, instead: 'Zc2' },
  { use: 'Z:g3-g5', contest: written('zertz', 6), won: true },
  { push: 'e1-e5', use: 'T:h2', contest: written('tzaar', 20), won: false },
  { use: 'D:f4-f5', contest: written('dvonn', 21), after: 5, won: true },
  { push: 'c6' },
  { use: 'U:d4-d5', contest: written('punct', 30), after: 9, won: true },
];

const names = { T: 'TAMSK', Z: 'ZÈRTZ', D: 'DVONN', Y: 'YINSH', U: 'PÜNCT' };
const plain = { playForced: false, confirmTurn: false, animation: 0 };

/** Begins the game with the preset that the page offers. */
async function begin({ hand, form, way }) {
  const { page, close } = await visit(browser, server.address, { ...form, settings: plain });
  const query = new URLSearchParams({ position: start, against: 'person' });
  await go(page, `${server.address}#/play?${query}`);
  await page.getByText('Contests for potentials').click();
  await hand.pick(page, 'Each by its own game');
  await hand.pick(page, way);
  await hand.press(page, 'Start');
  await page.getByRole('grid').waitFor();
  return { page, close };
}

/** Declares a use; its contest is told first, and is on the board then. */
async function declare({ page, hand, way }, { use, contest }) {
  const before = (await shown(page)).pieces;
  await playPlus(page, hand, use);
  if (way === challenged) await hand.press(page, 'Challenge');
  const told = await shown(page);
  assert.ok(told.sentence.includes(`(${use}) has to be won first`), told.sentence);
  assert.deepEqual(told.pieces, before, 'nothing is used yet');
  await hand.press(page, 'To the contest');
  await page.locator(`[data-table=${contest.game}]`).waitFor();
  assert.deepEqual((await shown(page)).pieces, piecesOf(contest.start), `${contest.game} begins`);
}

/** Some of the actions of a written game. */
const part = ({ actions, positions }, from, to) => ({
  actions: actions.slice(from, to),
  positions: positions.slice(from, to),
});

/** A decision inside the contest is taken back and made again, and the page is loaded anew in the middle of a turn. */
async function interrupt({ page, hand }, { actions, positions }, at) {
  const pieces = async () => (await shown(page)).pieces;
  const before = await shown(page);
  await playAction(page, hand, actions[at], before);
  await hand.press(page, 'Undo');
  assert.deepEqual(await pieces(), before.pieces, 'what was taken back is gone');
  await playScript(page, hand, part({ actions, positions }, at, at + 1));
  await page.reload();
  await settle(page);
  await page.getByRole('grid').waitFor();
  assert.deepEqual(await pieces(), piecesOf(positions[at]), 'the contest outlives the page');
}

/** What the list of games writes into a file. */
async function exported(page) {
  await go(page, `${server.address}#/games`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** The game is exported in the middle of a contest and goes on at the same place on another device, turns and all. */
async function carryOver({ page, hand, form }, { actions, positions }, at) {
  const { hash } = new URL(page.url());
  const text = await exported(page);
  const there = await visit(browser, server.address, { ...form, settings: plain });
  await go(there.page, `${server.address}#/games`);
  const file = { name: 'game.gipfel', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await there.page.locator('main input[type=file]').setInputFiles(file);
  await there.page.getByText('1 of 1 record').first().waitFor();
  await there.page.getByRole('link', { name: 'Go on' }).first().click();
  await there.page.getByRole('grid').waitFor();
  assert.deepEqual((await shown(there.page)).pieces, piecesOf(positions[at]));
  await playScript(there.page, hand, part({ actions, positions }, at + 1, at + 3));
  await there.close();
  await go(page, `${server.address}${hash}`);
  await page.getByRole('grid').waitFor();
  assert.deepEqual((await shown(page)).pieces, piecesOf(positions[at]), 'here nothing was played');
}

/** Plays the contest on the board to its end by its rules, or as far as it is played before it is given up. */
async function contend(table, { use, contest, won, after = null }) {
  const { page, hand } = table;
  const stops = contest.game === 'zertz' ? 8 : null;
  if (stops !== null) {
    await playScript(page, hand, part(contest, 0, stops));
    await interrupt(table, contest, stops);
    await carryOver(table, contest, stops);
  }
  await playScript(page, hand, part(contest, stops === null ? 0 : stops + 1, after ?? undefined));
  if (after === null) {
    const user = table.mover === 'w' ? 'White' : 'Black';
    const verdict = won ? 'won the contest' : 'lost the contest';
    const { sentence } = await shown(page);
    assert.ok(sentence.startsWith(`${user} ${verdict}: ${names[use[0]]}`), sentence);
    await hand.press(page, 'Go on');
    return;
  }
  if (hand === finger) await hand.press(page, 'Turns and more');
  await hand.press(page, 'Give up the contest');
}

async function playTurn(table, turn) {
  const { page, hand } = table;
  if (turn.push) await playPlus(page, hand, turn.push);
  if (!turn.use) return;
  await declare(table, turn);
  await contend(table, turn);
  await page.locator('[data-table="gipf+"]').waitFor();
  if (turn.instead) await playPlus(page, hand, turn.instead);
}

/** How a turn is written down. */
function textOf({ push, use, won, instead }, way) {
  const answer = way === challenged ? ['challenge'] : [];
  const outcome = use ? [use, ...answer, won ? 'won' : 'lost'] : [];
  return [push, ...outcome, instead].filter(Boolean).join(';');
}

/** The program reads the record, contests and all: the positions after the turns. */
function judged(record) {
  const ask = (option) =>
    execFileSync(program(), ['record', '-', option], { encoding: 'utf8', input: record }).trim();
  ask('--check');
  return ask('--positions').split('\n');
}

const always = 'Every use';
const challenged = 'Those that are challenged';

for (const [name, way, turns, hand, form] of [
  ['every use, with the mouse', always, byRules, mouse, desktop],
  ['what is challenged, with a finger at 360×640', challenged, givenUp, finger, smallPhone],
]) {
  test(`each potential has to be won in its own game: ${name}`, async () => {
    const { page, close } = await begin({ hand, form, way });
    const boards = [];
    for (const [index, turn] of turns.entries()) {
      await playTurn({ page, hand, form, way, mover: 'wb'[index % 2] }, turn);
      const { played, pieces } = await shown(page);
      assert.deepEqual(
        played,
        turns.slice(0, index + 1).map((each) => textOf(each, way)),
      );
      boards.push(pieces);
    }
    assert.match((await shown(page)).sentence, /^Black has won: White’s last GIPF-piece is off the board/);

    const record = await exported(page);
    assert.match(record, /\[Links "T:tzaar Z:zertz D:dvonn Y:yinsh U:punct"\]/);
    assert.equal(record.includes('[Contests "always"]'), way === always);
    for (const game of ['tzaar', 'zertz', 'dvonn', 'yinsh', 'punct'])
      assert.ok(record.includes(`[Game "${game}"]`), `the contest of ${game} is in the record`);
    const positions = judged(record);
    assert.deepEqual(boards, positions.slice(-turns.length).map(plusPieces));
    await close();
  });
}
