// Somebody who knows no rule: chooses at random among what the page offers, until the page says who won.

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
export async function playToTheEnd(page, hand, { referee, seed, most = 1500, picks = 0 }) {
  const over = await playOn(page, hand, seed, most, referee, picks);
  if (!over) throw new Error(`the game is not over after ${most} choices`);
  const end = await hand.look(page);
  await referee.look(page, end);
  referee.close(end.sentence);
}

/** Makes so many choices in the game that is on the page; returns whether it is over. `picks`: how often something else is held. */
export async function playOn(page, hand, seed, choices, referee, picks = 0) {
  const random = dice(seed);
  for (let choice = 0; choice < choices; choice++) {
    const seen = await hand.look(page);
    await referee?.look(page, seen);
    const { links, buttons, fresh, options } = seen;
    if (links.includes('Analyse')) return true;
    const anyOf = (list) => list[Math.floor(random() * list.length)];
    // Where passing is one of several possibilities, it is chosen now and then.
    const choosable = options.length > 0 || fresh.length > 0;
    const passes = buttons.includes('Pass') && (!choosable || random() < 0.2);
    const name = ['Confirm', 'Take the row', ...(passes ? ['Pass'] : [])].find((candidate) =>
      buttons.includes(candidate),
    );
    // Where a piece is added or moved, either is done now and then.
    const moves =
      seen.sentence.includes('choose one of yours to move') && fresh.length > 0 && random() < 0.15;
    // A piece of the board is in the hand, and another could still be taken instead.
    const aims = seen.sentence.includes('choose the space for its pünct');
    const direction = buttons.find((candidate) => /^(?:n|ne|se|s|sw|nw)$/.test(candidate));
    if (name) await hand.press(page, name);
    else if (moves) await hand.choose(page, anyOf(fresh));
    // A piece may look off the board: no point says so.
    else if (direction && fresh.length === 0) await hand.press(page, direction);
    else if (options.length > 0 && !aims && options.every(({ checked }) => !checked))
      await hand.pick(page, anyOf(options).name);
    else if (picks > 0 && options.length > 1 && random() < picks) await hand.pick(page, anyOf(options).name);
    else if (fresh.length > 0) await hand.choose(page, anyOf(fresh));
    // Nothing is offered while the computer thinks.
    else await page.waitForTimeout(50);
  }
  return false;
}
