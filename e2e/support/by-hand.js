// Games that are played by hand at one device, decision by decision.
import { test } from 'node:test';
import { desktop, go, phone, smallPhone, visit } from './browser.js';
import { finger, keyboard, mouse } from './hands.js';
import { playToTheEnd } from './player.js';
import { Referee } from './referee.js';
import { shown } from './shown.js';
import { browser, server } from './stage.js';

/** Nothing plays itself: every decision is made by hand. */
const plain = { playForced: false, confirmTurn: false, animation: 0 };

/** A game of two people at this device, from what the address of the form says. */
export async function begin(query, { form = desktop, settings = plain } = {}) {
  const visitor = await visit(browser, server.address, { ...form, settings });
  const { page } = visitor;
  await go(page, `${server.address}#/play?${new URLSearchParams({ against: 'person', ...query })}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  return visitor;
}

const hands = [
  ['the mouse', mouse, desktop],
  ['the keys alone', keyboard, desktop],
  ['a finger on a phone', finger, phone],
  ['a finger on a small phone', finger, smallPhone],
];

/** Whole games of one kind, one for each way to point at things, watched by a referee; `check` looks at how each ended. */
export function wholeGames({ game, title, variants, picks, check }) {
  for (const [index, [name, hand, form]] of hands.entries()) {
    const variant = variants[index];
    test(`a whole ${variant} game of ${title} with ${name}`, async () => {
      const { page, close } = await begin({ game, variant }, { form });
      await playToTheEnd(page, hand, { referee: new Referee(game, variant), seed: index + 3, picks });
      check(await shown(page));
      await close();
    });
  }
}
