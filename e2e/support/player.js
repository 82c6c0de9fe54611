// Somebody who knows no rule: chooses at random among what the page offers, until the page says who won.
import { shown } from './shown.js';

/** Numbers from 0 to 1 that are the same in every run. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Plays the game that is on the page to its end, before the eyes of a referee. */
export async function playToTheEnd(page, hand, { referee, seed, most = 1500 }) {
  const over = await playOn(page, hand, seed, most, referee);
  if (!over) throw new Error(`the game is not over after ${most} choices`);
  await referee.look(page);
  referee.close((await shown(page)).sentence);
}

/** Makes so many choices in the game that is on the page; returns whether it is over. */
export async function playOn(page, hand, seed, choices, referee) {
  const random = dice(seed);
  for (let choice = 0; choice < choices; choice++) {
    await referee?.look(page);
    const { over, buttons, points } = await offers(page);
    if (over) return true;
    const name = ['Confirm', 'Take the row', 'Pass'].find((candidate) => buttons.includes(candidate));
    if (name) await hand.press(page, name);
    else if (points.length > 0) await hand.choose(page, points[Math.floor(random() * points.length)]);
    // Nothing is offered while the computer thinks.
    else await page.waitForTimeout(50);
  }
  return false;
}

function offers(page) {
  return page.evaluate(() => {
    const visible = (element) => element.checkVisibility() && !element.disabled;
    const text = (element) => element.textContent.trim();
    const cells = [...document.querySelectorAll('[role=gridcell][aria-selected=false]')];
    return {
      over: [...document.querySelectorAll('main a')].some(
        (link) => visible(link) && text(link) === 'Analyse',
      ),
      buttons: [...document.querySelectorAll('main button')].filter(visible).map(text),
      points: cells
        .filter((cell) => cell.getAttribute('aria-label').endsWith('may be chosen'))
        .map((cell) => cell.dataset.point),
    };
  });
}
