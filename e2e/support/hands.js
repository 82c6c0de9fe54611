// Ways to point at things. Each looks at the page, chooses a point of the board, presses a button, and picks one of a few options.
import { shown } from './shown.js';

/** Where a point of the board is on the screen. */
async function place(page, point) {
  const box = await page.locator(`[role=gridcell][data-point="${point}"]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const option = (page, name) => page.locator('main fieldset label').filter({ hasText: name });
/** With potentials the options are signs; their names say what they are. */
const sign = (page, name) => page.locator(`main fieldset label[title*="${name}"]`);

export const mouse = {
  look: shown,
  async choose(page, point) {
    const [x, y] = await place(page, point);
    await page.mouse.click(x, y);
  },
  press: (page, name) => button(page, name).click(),
  pick: (page, name) => option(page, name).or(sign(page, name)).first().click(),
  pickLoaded: (page, name) => sign(page, name).click(),
};

export const finger = {
  look: shown,
  async choose(page, point) {
    const [x, y] = await place(page, point);
    await page.touchscreen.tap(x, y);
  },
  press: (page, name) => button(page, name).tap(),
  pick: (page, name) => option(page, name).or(sign(page, name)).first().tap(),
  pickLoaded: (page, name) => sign(page, name).tap(),
};

/** Keys that stand for the buttons of a turn; the others are reached with the tab key. */
const shortcuts = { 'Take the row': 't', Confirm: 'c' };

export const keyboard = {
  look: shown,
  async choose(page, point) {
    await tabTo(page, '[role=grid]');
    // The cursor goes through what may be chosen, round and round.
    for (let presses = 0; presses < 220; presses++) {
      const at = await page.evaluate(() => {
        const active = document.activeElement?.getAttribute('aria-activedescendant');
        return active && document.getElementById(active)?.dataset.point;
      });
      if (at === point) return page.keyboard.press('Enter');
      await page.keyboard.press('PageDown');
    }
    throw new Error(`the cursor does not reach ${point}`);
  },
  async press(page, name) {
    if (shortcuts[name]) return page.keyboard.press(shortcuts[name]);
    await tabTo(page, 'button', name);
    return page.keyboard.press('Enter');
  },
  async pick(page, name) {
    await tabTo(page, 'main fieldset input[type=radio]');
    for (let presses = 0; presses < 20; presses++) {
      const radio = page.getByRole('radio', { name, exact: true });
      if (await radio.isChecked()) return;
      // Arrows choose what they come to; the one that the tab key came to is chosen with the space bar.
      const there = await radio.evaluate((element) => element === document.activeElement);
      await page.keyboard.press(there ? 'Space' : 'ArrowRight');
    }
    throw new Error(`the arrow keys do not reach ${name}`);
  },
  async pickLoaded(page, name) {
    const { options } = await shown(page);
    return keyboard.pick(page, options.find((each) => each.name.includes(name)).name);
  },
};

/** Presses the tab key until the focus is on an element like this, with this text if one is given. */
export async function tabTo(page, selector, text = '') {
  for (let presses = 0; presses < 60; presses++) {
    const there = await page.evaluate(
      ([wanted, words]) => {
        const active = document.activeElement;
        return active?.matches(wanted) === true && (words === '' || active.textContent.trim() === words);
      },
      [selector, text],
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not reach ${selector} ${text}`);
}
