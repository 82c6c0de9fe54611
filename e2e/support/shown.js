// What the page shows of a game, read as a screen reader reads it, and what a position says should be shown.

const first = { gipf: 2, yinsh: [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7] };
const letters = { gipf: 'bcdefgh', yinsh: 'abcdefghijk' };
const words = { p: 'piece', g: 'GIPF-piece', r: 'ring', m: 'marker' };

/** The board of a position's text: what stands on each occupied point, in the words of the English page. */
export function piecesOf(position) {
  const [game, , board] = position.split(' ');
  const pieces = {};
  for (const [index, column] of board.split('/').entries()) {
    let number = game === 'gipf' ? first.gipf : first.yinsh[index];
    for (const [sign] of column.matchAll(/\d+|[a-z]/gi)) {
      if (/\d/.test(sign)) {
        number += Number(sign);
        continue;
      }
      const colour = sign === sign.toLowerCase() ? 'black' : 'white';
      pieces[`${letters[game][index]}${number}`] = `${colour} ${words[sign.toLowerCase()]}`;
      number += 1;
    }
  }
  return pieces;
}

/** What the players hold according to a position's text, White first, in the words of the English page. */
export function holdingsOf(position) {
  const [game, variant, , , fifth, sixth] = position.split(' ');
  const numbers = (field) => field.split('/').map(Number);
  const sides = ['White', 'Black'];
  if (game === 'gipf') return numbers(fifth).map((count, side) => `${sides[side]}’s reserve: ${count}`);
  const target = variant === 'blitz' ? 1 : 3;
  return numbers(fifth).map((hand, side) =>
    hand > 0
      ? `${sides[side]}’s rings to place: ${hand}`
      : `Rings ${sides[side]} has removed: ${numbers(sixth)[side]} of ${target}`,
  );
}

/** Everything that can be seen of the game on the page. */
export function shown(page) {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('[role=gridcell]')].map((cell) => {
      const [point, piece, ...marks] = cell.getAttribute('aria-label').split(', ');
      return { point, piece, marks };
    });
    const marked = (mark) => cells.filter(({ marks }) => marks.includes(mark)).map(({ point }) => point);
    const visible = (element) => element.checkVisibility() && !element.disabled;
    const texts = (selector) =>
      [...document.querySelectorAll(selector)].filter(visible).map((element) => element.textContent.trim());
    return {
      pieces: Object.fromEntries(
        cells.filter(({ piece }) => piece !== 'empty').map(({ point, piece }) => [point, piece]),
      ),
      holdings: ['white', 'black'].map((colour) =>
        document.querySelector(`.player[data-colour=${colour}] .held .unseen`)?.textContent.trim(),
      ),
      choosable: marked('may be chosen'),
      taken: marked('will be taken'),
      kept: marked('stays'),
      rows: document.querySelectorAll('.gipfel-board .row').length,
      sentence: document.querySelector('main [role=status]')?.textContent.trim() ?? '',
      buttons: texts('main button'),
      links: texts('main a'),
      kinds: texts('main fieldset label'),
      turns: document.querySelectorAll('main [data-count]').length,
      played: [...document.querySelectorAll('main [data-count]')].map((turn) => turn.textContent.trim()),
    };
  });
}
