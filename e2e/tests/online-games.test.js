// Whole games between two browsers before the eyes of a third. The program plays along, and every board is compared.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { go, visit } from '../support/browser.js';
import {
  atBoard,
  button,
  chooseTerms,
  closeAll,
  comeToLobby,
  meetAt,
  meetByLink,
  playBoth,
  says,
  shows,
  signUp,
  type,
  typeTurn,
} from '../support/online.js';
import { Referee } from '../support/referee.js';
import { turnsOf } from '../support/script.js';
import { shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

/** A complete game of `data/vectors`, made by an independent program. */
const written = (file, line) =>
  JSON.parse(
    readFileSync(new URL(`../../data/vectors/${file}.jsonl`, import.meta.url), 'utf8').split('\n')[line],
  );

/** Somebody who watches a game. */
async function watch(game) {
  const watcher = await visit(browser, server.address);
  await go(watcher.page, game);
  await atBoard(watcher.page);
  return watcher;
}

/** Plays turns, each on the page of the one whose it is, and looks at every page after each. */
async function playWatched({ white, black, watcher }, turns, referee, from = 0) {
  for (const [index, turn] of turns.entries()) {
    const count = from + index;
    const mover = count % 2 === 0 ? white : black;
    await typeTurn(mover.page, turn);
    for (const { page } of [white, black, watcher]) await shows(page, count + 1);
    await referee.follow(
      turn,
      [white, black, watcher].map(({ page }) => page),
    );
  }
}

/** The game is over on every page, and as the program says. */
async function overFor({ white, black, watcher }, referee) {
  for (const { page } of [white, black, watcher]) {
    await page.locator('.decision.over').waitFor();
    referee.close((await shown(page)).sentence);
  }
}

test('a whole standard game of GIPF with a delay: seconds that are not used are gone', async () => {
  const game = written('gipf-games', 19);
  const terms = {
    variant: 'Standard',
    clock: '5 + 5',
    seconds: 'Free (delay)',
  };
  const players = await meetByLink(browser, server.address, terms);
  const watcher = await watch(players.game);
  await says(watcher.page, '5 min, 5 s free');
  const referee = Referee.from(game.start);
  await playWatched({ ...players, watcher }, turnsOf(game), referee);
  await overFor({ ...players, watcher }, referee);
  await says(players.black.page, 'You have won!');
  await says(players.white.page, 'You have lost.');
  // Nobody took more than the free seconds of a turn, so nobody has used, or won, any time.
  for (const clock of await watcher.page.getByRole('timer').allTextContents()) assert.equal(clock, '5:00');
  await closeAll(players.white, players.black, watcher);
});

test('a rated tournament game changes both ratings, and stands in both profiles', async () => {
  const game = written('gipf-games', 26);
  const anna = await comeToLobby(browser, server.address);
  await signUp(anna.page, server.address, 'Anna');
  const bela = await visit(browser, server.address);
  await signUp(bela.page, server.address, 'Bela');
  await go(anna.page, `${server.address}#/online`);
  await chooseTerms(anna.page, { variant: 'Tournament', side: 'White' });
  await anna.page.getByRole('checkbox', { name: 'Rated' }).check();
  await button(anna.page, 'Wait in the lobby').click();
  await go(bela.page, `${server.address}#/online`);
  await bela.page.getByRole('region', { name: 'Waiting for an opponent' }).getByText('rated').waitFor();
  await bela.page
    .getByRole('region', { name: 'Waiting for an opponent' })
    .getByRole('button', { name: 'Accept' })
    .click();
  for (const { page } of [anna, bela]) await atBoard(page);
  const watcher = await watch(bela.page.url());
  const players = { white: anna, black: bela, watcher };
  const referee = Referee.from(game.start);
  await playWatched(players, turnsOf(game), referee);
  await overFor(players, referee);

  const rating = async (name) => {
    await go(watcher.page, `${server.address}#/people/${name}`);
    const key = watcher.page.getByRole('region', { name: 'Ratings' }).getByRole('button');
    const [, figures] = /: (\d+)\?$/.exec(await key.textContent());
    return Number(figures);
  };
  const [white, black] = [await rating('Anna'), await rating('Bela')];
  assert.ok(white < 1500 && 1500 < black, `${white} and ${black}`);
  const met = watcher.page.getByRole('row', { name: /^Anna/ });
  assert.deepEqual(await met.getByRole('cell').allTextContents(), ['1', '0', '0']);
  await closeAll(anna, bela, watcher);
});

/** Games in which a turn is more than a place or a line, as written down: the file, its line, and how they end. */
const writtenGames = [
  ['DVONN, from a board on which all pieces are placed', 'dvonn-games', 18, /^A draw: no stack can move/],
  ['TZAAR, from a board on which all stacks are mixed', 'tzaar-games', 2, /^Black has won/],
  ['ZÈRTZ, from the start', 'zertz-games', 0, /^Black has won/],
  ['PÜNCT, from an empty board', 'punct-games', 0, /^White has won/],
];

for (const [name, file, line, end] of writtenGames) {
  test(`a whole game of ${name}`, async () => {
    const game = written(file, line);
    // Nothing plays itself, so that every turn that is written down is typed.
    const byHand = { settings: { playForced: false } };
    const options = [byHand, byHand];
    const players = await meetAt(browser, server.address, { position: game.start }, { options });
    const watcher = await watch(players.game);
    const referee = Referee.from(game.start);
    await playWatched({ ...players, watcher }, turnsOf(game), referee);
    await overFor({ ...players, watcher }, referee);
    await says(watcher.page, end);
    await closeAll(players.white, players.black, watcher);
  });
}

test('a whole game with potentials, and a contest inside it that is given up', async () => {
  const game = written('gipf-plus-games', 7);
  const turns = turnsOf(game);
  const start = { position: game.start, links: 'D:yinsh-blitz' };
  const players = await meetAt(browser, server.address, start);
  const { white, black } = players;
  const watcher = await watch(players.game);
  const all = [white, black, watcher];
  const referee = Referee.from(game.start);
  const [first, second] = turns.flatMap((turn, index) => (turn.startsWith('D:') ? [index] : []));
  await playWatched({ ...players, watcher }, turns.slice(0, first), referee);

  await type(black.page, turns[first]);
  await button(white.page, 'Challenge').click();
  for (const { page } of [white, black]) await button(page, 'To the contest').click();
  // In the contest the user has White; whoever watches sees it too.
  for (const { page } of all) await page.locator('[data-table=yinsh]').waitFor();
  await type(black.page, 'f6');
  for (const { page } of all)
    await page
      .locator('[role=gridcell][data-point=f6][aria-label*="white ring"]')
      .waitFor({ state: 'attached' });
  await button(white.page, 'Give up the contest').click();
  for (const { page } of all) await shows(page, first + 1);
  await referee.follow(
    turns[first],
    all.map(({ page }) => page),
  );

  await playWatched({ ...players, watcher }, turns.slice(first + 1, second), referee, first + 1);
  await type(black.page, turns[second]);
  await button(white.page, 'Accept').click();
  for (const { page } of all) await shows(page, second + 1);
  await referee.follow(
    turns[second],
    all.map(({ page }) => page),
  );
  await playWatched({ ...players, watcher }, turns.slice(second + 1), referee, second + 1);
  await overFor({ ...players, watcher }, referee);
  await closeAll(...all);
});

test('dice fall in a game that goes on to its end, and everybody can check them then', async () => {
  const position = 'gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 2/1 -- -/- push';
  const players = await meetAt(browser, server.address, { position, links: 'Z:die' }, { clock: 'None' });
  const { white, black } = players;
  const watcher = await watch(players.game);
  const all = [white, black, watcher];
  await type(white.page, 'Z:e3-e5');
  await button(black.page, 'Challenge').click();
  const seen = [];
  for (const { page } of all) seen.push(await page.locator('.chance').innerHTML());
  assert.equal(new Set(seen).size, 1, 'all see the same dice');
  // With the use won the turn is over, with the use lost White has to push.
  const used = await white.page.locator('main [data-count="1"]').isVisible();
  const turns = used ? ['h3', 'b3'] : ['b3', 'h3', 'c6'];
  await playBoth(players, turns, used ? 1 : 0);
  for (const { page } of all) {
    await page.locator('.decision.over').waitFor();
    assert.match((await shown(page)).sentence, /^White has won/);
    await says(page, 'Where the dice came from:');
    await says(page, 'checked, nobody chose them');
  }
  await closeAll(...all);
});
