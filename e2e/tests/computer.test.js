// Games against the computer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, go, phone, settle, visit } from '../support/browser.js';
import { finger, mouse } from '../support/hands.js';
import { playToTheEnd } from '../support/player.js';
import { Referee } from '../support/referee.js';
import { shown } from '../support/shown.js';
import { browser, server, stage } from '../support/stage.js';

stage();

/** A referee follows turns that are entered whole. */
const settings = { playForced: false };

async function begin(page, query, hand, { level, side = 'White' }) {
  await go(page, `${server.address}#/play?${query}`);
  for (const name of [String(level), side]) {
    const choice = page.getByRole('radio', { name, exact: true });
    // On a phone the button to start stays in sight, over what is at the bottom.
    await choice.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await choice.check({ force: true });
  }
  await hand.press(page, 'Start');
  await page.getByRole('grid').waitFor();
}

/** Notes where something begins whenever the page has changed, until the game is over; returns how to learn it. */
async function watchPlace(page, selector) {
  await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    window.places = [];
    const note = () => {
      if (document.querySelector('.decision.over')) watching.disconnect();
      else window.places.push(element.getBoundingClientRect().top);
    };
    const watching = new MutationObserver(() => requestAnimationFrame(note));
    watching.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  }, selector);
  return () => page.evaluate(() => window.places);
}

/** Waits until so many turns are played and somebody may enter one, or the game is over. */
async function afterTurns(page, count) {
  await page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('main [data-count]').length >= wanted &&
      !document.querySelector('main [role=status]').textContent.includes('thinking'),
    count,
  );
}

test('a whole game of GIPF against level 2, with White', async () => {
  const { page, close } = await visit(browser, server.address, { ...desktop, settings });
  await begin(page, 'game=gipf&variant=basic', mouse, { level: 2 });
  const places = await watchPlace(page, '.table > .list');
  await playToTheEnd(page, mouse, { referee: new Referee('gipf', 'basic'), seed: 7 });
  assert.equal(new Set(await places()).size, 1, 'the turns stay where they are while the game is played');
  await close();
});

test('a whole game of YINSH against level 6 on a phone, with Black', async () => {
  const { page, close } = await visit(browser, server.address, { ...phone, settings });
  await begin(page, 'game=yinsh&variant=blitz', finger, { level: 6, side: 'Black' });
  await afterTurns(page, 1);
  const first = await shown(page);
  assert.equal(Object.keys(first.pieces).length, 1, 'the computer has placed the first ring');
  await playToTheEnd(page, finger, { referee: new Referee('yinsh', 'blitz'), seed: 8 });
  await close();
});

test('a turn taken back takes the computer’s answer with it', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await begin(page, 'game=gipf&variant=standard', mouse, { level: 4 });
  await mouse.choose(page, 'c2');
  await afterTurns(page, 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  const back = await shown(page);
  assert.deepEqual([back.turns, back.sentence], [0, 'White: choose a dot to bring a piece in.']);
  await mouse.choose(page, 'd2');
  await afterTurns(page, 2);
  assert.equal((await shown(page)).turns, 2);
  await close();
});

test('a turn can be taken back while the computer still thinks about it', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await begin(page, 'game=yinsh&variant=standard', mouse, { level: 10 });
  await mouse.choose(page, 'f6');
  assert.equal((await shown(page)).sentence, 'The computer is thinking…');
  await page.getByRole('button', { name: 'Take back' }).click();
  assert.match((await shown(page)).sentence, /^White: place a ring/);
  await mouse.choose(page, 'e5');
  await afterTurns(page, 2);
  const { pieces, turns } = await shown(page);
  assert.deepEqual([turns, pieces.e5, pieces.f6 === 'white ring'], [2, 'white ring', false]);
  await close();
});

test('a game that was left while the computer was thinking goes on after a reload', async () => {
  const { page, close } = await visit(browser, server.address, desktop);
  await begin(page, 'game=yinsh&variant=standard', mouse, { level: 3 });
  await mouse.choose(page, 'f6');
  await page.reload();
  await settle(page);
  await page.getByRole('grid').waitFor();
  await afterTurns(page, 2);
  assert.equal((await shown(page)).pieces.f6, 'white ring');
  await go(page, `${server.address}#/games`);
  await page.getByRole('link', { name: 'Go on' }).first().click();
  await page.getByRole('grid').waitFor();
  assert.equal((await shown(page)).turns, 2);
  await close();
});
