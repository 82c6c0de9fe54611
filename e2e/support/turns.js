// Playing by typing: the quickest way to get turns onto the page.
import { go } from './browser.js';

const START = 'gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push';

/** Starts a game of two people on the page; returns its name. */
export async function beginGame(page, address, { position = START, clock } = {}) {
  await go(page, `${address}#/play?${new URLSearchParams({ position, against: 'person' })}`);
  if (clock) await page.getByRole('radio', { name: clock, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  return /#\/play\/(.+)$/.exec(page.url())[1];
}

/** Plays turns, each when the one before is in the list. */
export async function playTurns(page, ...turns) {
  for (const turn of turns) {
    const count = await page.locator('main [data-count]').count();
    const field = page.getByRole('textbox', { name: 'Type a turn' });
    await field.fill(turn);
    await field.press('Enter');
    await page.locator(`main [data-count="${count + 1}"]`).waitFor();
  }
}

/** The turns in the list of the page. */
export async function turnsShown(page) {
  const texts = await page.locator('main [data-count]').allTextContents();
  return texts.map((text) => text.trim());
}

/** Opens a game and reads its turns. */
export async function turnsOf(page, address, id) {
  await go(page, `${address}#/replay/${id}`);
  await page.getByRole('grid').waitFor();
  return turnsShown(page);
}
