import { go } from './browser.js';
import { mouse } from './hands.js';
import { playOn } from './player.js';

/** The pages of a game that is under way, as places: the game itself and its replay. */
export async function gamePlaces(page, address, game) {
  await go(page, `${address}#/play?game=${game}&variant=standard&against=person`);
  await page.locator('main form button[type=submit], main form button.primary').first().click();
  await page.getByRole('grid').waitFor();
  await playOn(page, mouse, 11, game === 'gipf' ? 24 : 34);
  const id = /#\/play\/(.+)$/.exec(page.url())[1];
  return [
    { name: `game-${game}`, hash: `#/play/${id}` },
    { name: `replay-${game}`, hash: `#/replay/${id}` },
  ];
}
