// Games to their end by nothing but the roles and the names that a browser tells assistive technology. Potentials with their contests are
// among the games with potentials.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { go, visit } from '../support/browser.js';
import { ear } from '../support/ear.js';
import { playToTheEnd } from '../support/player.js';
import { Referee } from '../support/referee.js';
import { playScript, wholeGames } from '../support/script.js';
import { browser, server, stage } from '../support/stage.js';

stage();

/** Begins a game of two people at one device: what is chosen has the names that are read out. */
async function begin(names, start = {}) {
  const { page, close } = await visit(browser, server.address, {
    settings: { playForced: false, animation: 0 },
  });
  await go(page, `${server.address}#/play?${new URLSearchParams(start)}`);
  for (const name of [...names, 'A person at this device']) await ear.pick(page, name);
  await ear.press(page, 'Start');
  await page.getByRole('grid').waitFor();
  return { page, close };
}

for (const [names, game, variant, seed, picks] of [
  [['GIPF', 'Basic'], 'gipf', 'basic', 3],
  [['GIPF', 'Standard'], 'gipf', 'standard', 3],
  [['YINSH', 'Blitz'], 'yinsh', 'blitz', 2],
  [['TZAAR', 'Standard'], 'tzaar', 'standard', 5],
  [['ZÈRTZ', 'Blitz'], 'zertz', 'blitz', 2, 0.3],
  [['PÜNCT', 'Basic'], 'punct', 'basic', 3],
]) {
  test(`a whole game by ear, anything that is offered: ${names.join(', ')}`, async () => {
    const { page, close } = await begin(names);
    await playToTheEnd(page, ear, { referee: new Referee(game, variant), seed, picks });
    await close();
  });
}

/** Two pieces of each are still to be placed. */
const placing = 'dvonn standard 1pP/ppPP/PPPpP/PppDp/PppPp/PpPPD/ppPPP/pPp1P/p1Pp1/PpDp/ppP b 2/2/0 place';

test('DVONN by ear, from the last pieces that are placed to the end', async () => {
  const { page, close } = await begin([], { position: placing });
  await playToTheEnd(page, ear, { referee: Referee.from(placing), seed: 4 });
  await close();
});

const [tournament] = wholeGames;

test('a whole tournament game of GIPF by ear: GIPF-pieces, crossing rows, what is kept', async () => {
  const { page, close } = await begin(['GIPF', 'Tournament']);
  await playScript(page, ear, tournament);
  assert.match((await ear.look(page)).sentence, /^White has won/);
  await close();
});
