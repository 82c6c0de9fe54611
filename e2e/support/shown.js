// What the page shows of a game, read as a screen reader reads it, and what a position says should be shown.

const first = {
  gipf: [2, 2, 2, 2, 2, 2, 2],
  yinsh: [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7],
  dvonn: [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3],
  tzaar: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};
const letters = {
  gipf: 'bcdefgh',
  yinsh: 'abcdefghijk',
  dvonn: 'abcdefghijk',
  tzaar: 'abcdefghi',
};
const words = { p: 'piece', g: 'GIPF-piece', r: 'ring', m: 'marker' };
const kinds = { z: 'Tzaar', a: 'Tzarra', t: 'Tott' };
/** The hole of TZAAR: it is no space, and the text of a position leaves it out. */
const hole = 'e5';

const colourOf = (sign) => (sign === sign.toLowerCase() ? 'black' : 'white');

/** What a sign stands for; a stack is written in parentheses, with its height. */
function pieceOf(sign) {
  if (sign === 'D') return 'DVONN piece';
  const stack = /^\((\w)(\d+)(D?)\)$/.exec(sign);
  if (!stack) return `${colourOf(sign)} ${{ ...words, ...kinds }[sign.toLowerCase()]}`;
  const [, letter, height, red] = stack;
  const kind = kinds[letter.toLowerCase()];
  if (kind) return `${colourOf(letter)} ${kind}, ${height} high`;
  return `${colourOf(letter)} stack${red ? ' with a DVONN piece' : ''}, ${height} high`;
}

/** The kinds of PÜNCT, and where their other dots are when they lie upwards: columns to the right, and steps up. */
const shapes = {
  T: ['triangle', [0, 1], [1, 1]],
  E: ['straight piece, pünct at an end', [0, 1], [0, 2]],
  C: ['straight piece, pünct in the middle', [0, 1], [0, -1]],
  L: ['angular piece, bending to the left', [0, 1], [-1, 1]],
  M: ['angular piece, pünct in the middle', [-1, 0], [1, 1]],
  R: ['angular piece, bending to the right', [0, 1], [1, 2]],
};
const directions = {
  n: 'up',
  ne: 'up and right',
  se: 'down and right',
  s: 'down',
  sw: 'down and left',
  nw: 'up and left',
};

/** What is seen from above of pieces on several levels. */
function dotsOf(board) {
  const pieces = {};
  if (board === '-') return pieces;
  for (const [below, row] of board.split('/').entries()) {
    for (const text of row.split(',')) {
      const [, letter, column, number, direction] = /^(.)([a-q])(\d+)(\w+)$/.exec(text);
      const [name, ...dots] = shapes[letter.toUpperCase()];
      const punct = `${column}${number}`;
      const level = below > 0 ? `, on level ${below + 1}` : '';
      pieces[punct] = `${colourOf(letter)} ${name}, pointing ${directions[direction]}${level}`;
      for (const dot of dots) {
        let [right, up] = dot;
        for (let turns = Object.keys(directions).indexOf(direction); turns > 0; turns--)
          [right, up] = [up, up - right];
        const point = `${String.fromCharCode(column.charCodeAt(0) + right)}${Number(number) + up}`;
        pieces[point] = `${colourOf(letter)} dot of the piece on ${punct}`;
      }
    }
  }
  return pieces;
}

/** The board of a position's text: what stands on each occupied point, in the words of the English page. */
export function piecesOf(position) {
  const [game, , board] = position.split(' ');
  if (game === 'zertz') return ringsOf(board);
  if (game === 'punct') return dotsOf(board);
  const pieces = {};
  for (const [index, column] of board.split('/').entries()) {
    const letter = letters[game][index];
    let number = first[game][index];
    const next = () => {
      number += game === 'tzaar' && `${letter}${number + 1}` === hole ? 2 : 1;
    };
    for (const [sign] of column.matchAll(/\(\w+\)|\d+|[a-z]/gi)) {
      if (!/^\d/.test(sign)) pieces[`${letter}${number}`] = pieceOf(sign);
      for (let count = Number(sign) || 1; count > 0; count--) next();
    }
  }
  return pieces;
}

/** The rings of ZÈRTZ that are left, and the marbles on them. */
function ringsOf(board) {
  const marbles = { W: 'white marble', G: 'grey marble', B: 'black marble' };
  const pieces = {};
  for (const [index, column] of board.split('/').entries()) {
    const rings = [...column].flatMap((sign) =>
      /\d/.test(sign) ? Array(Number(sign)).fill('vacant ring') : [sign],
    );
    for (const [row, ring] of rings.entries())
      if (ring !== '.') pieces[`${'abcdefghi'[index]}${row + 1}`] = marbles[ring] ?? ring;
  }
  return pieces;
}

/** What the players hold according to a position's text, White first, in the words of the English page. */
export function holdingsOf(position) {
  const [game, variant, board, , fifth, sixth] = position.split(' ');
  const numbers = (field) => field.split('/').map(Number);
  const sides = ['White', 'Black'];
  if (game === 'gipf') return numbers(fifth).map((count, side) => `${sides[side]}’s reserve: ${count}`);
  if (game === 'dvonn') {
    const controls = (letter) =>
      [...board.matchAll(new RegExp(`\\(${letter}(\\d+)|${letter}`, 'g'))].reduce(
        (sum, [, height]) => sum + Number(height ?? 1),
        0,
      );
    return numbers(fifth)
      .slice(0, 2)
      .map((hand, side) =>
        hand > 0
          ? `${sides[side]}’s pieces to place: ${hand}`
          : `Pieces that ${sides[side]} controls: ${controls('Pp'[side])}`,
      );
  }
  if (game === 'tzaar') {
    const tzaars = (letter) => [...board.matchAll(new RegExp(letter, 'g'))].length;
    return fifth.split('/').map((hand, side) => {
      const [, letter, count] = /^(\w)(\d+)/.exec(hand) ?? [];
      return letter
        ? `${sides[side]}’s ${kinds[letter.toLowerCase()]}s to place: ${count}`
        : `${sides[side]}’s Tzaars: ${tzaars('Zz'[side])}`;
    });
  }
  if (game === 'zertz') {
    const aim = variant === 'blitz' ? 3 : 4;
    const held = [sixth, position.split(' ')[6]].map((field) => numbers(field)[0]);
    return held.map((count, side) => `White marbles that ${sides[side]} has captured: ${count} of ${aim}`);
  }
  if (game === 'punct') {
    const added = (letter) => [...board.matchAll(new RegExp(`${letter}[a-q]\\d`, 'g'))].length;
    return sides.map((side, index) => `${side}’s remaining triangles: ${6 - added('Tt'[index])}`);
  }
  const target = variant === 'blitz' ? 1 : 3;
  return numbers(fifth).map((hand, side) =>
    hand > 0
      ? `${sides[side]}’s rings to place: ${hand}`
      : `Rings ${sides[side]} has removed: ${numbers(sixth)[side]} of ${target}`,
  );
}

/** What is told about a point: its name, what stands there, and what may be done with it. */
function readCell({ name, selected }) {
  const [point, ...rest] = name.split(', ');
  const isMark = (part) => /^(?:may be chosen|will be taken|stays|turns over|can go to)/.test(part);
  const begin = rest.findIndex(isMark) >>> 0;
  return {
    point,
    selected,
    piece: rest.slice(0, begin).join(', '),
    marks: rest.slice(begin),
  };
}

/** The points of a board, told one by one, as what stands on them and what may be done. */
export function readCells(told) {
  const cells = told.map(readCell);
  const marked = (mark) => cells.filter(({ marks }) => marks.includes(mark)).map(({ point }) => point);
  const selected = new Set(cells.filter((cell) => cell.selected).map(({ point }) => point));
  const choosable = marked('may be chosen');
  return {
    pieces: Object.fromEntries(
      cells
        .filter(({ piece }) => piece !== 'empty' && piece !== 'no ring')
        .map(({ point, piece }) => [point, piece]),
    ),
    choosable,
    /** What may be chosen and is not chosen already. */
    fresh: choosable.filter((point) => !selected.has(point)),
    taken: marked('will be taken'),
    kept: marked('stays'),
  };
}

/** Everything that can be seen of the game on the page. */
export async function shown(page) {
  const { cells, ...rest } = await page.evaluate(() => {
    const visible = (element) => element.checkVisibility() && !element.disabled;
    const texts = (selector) =>
      [...document.querySelectorAll(selector)].filter(visible).map((element) => element.textContent.trim());
    return {
      cells: [...document.querySelectorAll('[role=gridcell]')].map((cell) => ({
        name: cell.getAttribute('aria-label'),
        selected: cell.getAttribute('aria-selected') === 'true',
      })),
      holdings: ['white', 'black'].map((colour) =>
        document.querySelector(`.player[data-colour=${colour}] .held .unseen`)?.textContent.trim(),
      ),
      rows: document.querySelectorAll('.gipfel-board .row').length,
      sentence: document.querySelector('main [role=status]')?.textContent.trim() ?? '',
      buttons: texts('main button'),
      links: texts('main a'),
      options: [...document.querySelectorAll('main fieldset input[type=radio]')]
        .filter(visible)
        .map((option) => ({
          name: option.ariaLabel ?? option.labels[0].textContent.trim(),
          checked: option.checked,
        })),
      turns: document.querySelectorAll('main [data-count]').length,
      played: [...document.querySelectorAll('main [data-count]')].map((turn) => turn.textContent.trim()),
    };
  });
  return { ...readCells(cells), ...rest };
}
