// GIPF with potentials on the page: what a position should look like there, and how its actions are entered.
const names = { T: 'TAMSK', Z: 'ZÈRTZ', D: 'DVONN', Y: 'YINSH', U: 'PÜNCT' };

const colourOf = (letter) => (letter === letter.toUpperCase() ? 'white' : 'black');

/** A stack in the words of the English page, from its letters bottom to top. */
function stackWords(letters) {
  const top = letters.at(-1);
  const [colour, kind] = [colourOf(top), names[top.toUpperCase()]];
  if (top.toUpperCase() === 'G') return `${colour} GIPF-piece`;
  if (!kind) return `${colour} piece`;
  const below = letters.slice(0, -1);
  if (below === (colour === 'white' ? 'P' : 'p')) return `${colour} piece loaded with ${kind}`;
  const used = `used ${colour} ${kind}`;
  return below === '' ? used : `${used} on top of ${stackWords(below)}`;
}

/** What stands on each occupied spot of a position's text, in the words of the English page. */
export function plusPieces(position) {
  const pieces = {};
  for (const [index, column] of position.split(' ')[2].split('/').entries()) {
    let number = 2;
    for (const [sign, stack] of column.matchAll(/\d|\((\w+)\)|[a-z]/gi)) {
      if (/\d/.test(sign)) number += Number(sign);
      else pieces[`${'bcdefgh'[index]}${number++}`] = stackWords(stack ?? sign);
    }
  }
  return pieces;
}

/** The reserves and the stocks of a position's text, White's and Black's. */
export function plusHoldings(position) {
  const [, , , , reserves, , stocks] = position.split(' ');
  return {
    reserves: reserves.split('/').map(Number),
    stocks: stocks
      .split('/')
      .map((stock) =>
        Object.fromEntries(
          [...stock.matchAll(/([TZDYU])(\d)/g)].map(([, kind, count]) => [names[kind], +count]),
        ),
      ),
  };
}

/** The same as the page shows it. */
export function shownHoldings(page) {
  return page.evaluate(() => {
    const bars = ['white', 'black'].map((colour) => document.querySelector(`.player[data-colour=${colour}]`));
    const items = (bar) => [...bar.querySelectorAll('li')];
    return {
      reserves: bars.map((bar) => Number(bar.querySelector('.held .count').textContent)),
      stocks: bars.map((bar) =>
        Object.fromEntries(
          items(bar).map((item) => [
            item.querySelector('.unseen').textContent,
            Number(item.querySelector('.figures').textContent),
          ]),
        ),
      ),
    };
  });
}

/** Enters one action as hands do it. */
export async function playPlus(page, hand, action) {
  if (action === 'T:discard') return hand.press(page, 'Discard');
  if (action.startsWith('x')) return take(page, hand, action.slice(1));
  const [, use, letter, points] = /^(?:([TZDYU]):|([GTZDYU]))?(.+)$/.exec(action);
  if (!use) await bringIn(page, hand, letter);
  for (const point of points.split('-')) await hand.choose(page, point);
}

/** Chooses what is brought in, where there is a choice. */
async function bringIn(page, hand, letter) {
  const wanted = letter === 'G' ? 'GIPF-piece' : letter ? `loaded with ${names[letter]}` : 'Basic piece';
  const { options } = await hand.look(page);
  if (options.length > 0) await hand.pickLoaded(page, wanted);
}

/** Chooses a row and what of it goes. */
async function take(page, hand, text) {
  const wanted = text.split(',').map((spot) => spot.replaceAll(/[A-Z*]/g, ''));
  for (let clicks = 0; clicks < 30; clicks++) {
    const { taken, kept, pieces } = await hand.look(page);
    const row = [...taken, ...kept];
    const wrong = row.filter((spot) => taken.includes(spot) !== wanted.includes(spot));
    if (wanted.every((spot) => row.includes(spot))) {
      if (wrong.length === 0) return hand.press(page, 'Take the row');
      const changeable = wrong.find((spot) => /GIPF-piece|piece loaded/.test(pieces[spot]));
      if (changeable && wrong.every((spot) => /GIPF-piece|piece loaded/.test(pieces[spot]))) {
        await hand.choose(page, changeable);
        continue;
      }
    }
    // Another row. Where rows cross, a second click on a point means the next of them.
    const fresh = wanted.find((spot) => !row.includes(spot));
    await hand.choose(page, fresh ?? wanted[clicks % wanted.length]);
  }
  throw new Error(`no clicks choose the row x${text}`);
}
