// What must hold however a page is laid out: nothing is wider than the window, no words are cut, nothing covers what can be pressed,
// boards and bars stay apart. What axe has to say is asked in `axe.js`.
import { inPage } from './in-page.js';

/** Everything that is wrong with how the page is laid out, in words. */
export function layoutFaults(page, width, text) {
  return inAll(page, { width, text });
}

const inAll = inPage(everyFault, look, read, dress);

/** Runs in the page, as do all that follow. */
export function everyFault({ width, text }) {
  // What is laid out for the first screen is asked of it where text has its usual size.
  const usual = text === 100;
  return [...look({ width, usual }), ...read(usual), ...dress()];
}

/** Where everything is, and how large: two pages with the same shape have the same faults but for those of their dress. */
export function shapeOf() {
  const boxes = [...document.querySelectorAll('body :not(svg *)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height, element.checkVisibility({ visibilityProperty: true })].join();
  });
  return `${innerWidth} ${innerHeight} ${boxes.join(' ')}`;
}

/** Words that cannot be read as they are meant. */
export function read(usual) {
  const found = [];
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );

  // A line may end between words, not in one.
  for (const element of usual ? all('main :is(.name, button, .button, h1, h2, h3, legend)') : []) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N},]+/gu)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`breaks "${word}" in "${element.textContent.trim()}"`);
      }
    }
  }

  // Words that run into each other are one word to the eye.
  const shown = all('nav li a span')
    .map((word) => [word, word.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1);
  shown.forEach(([word, box], index) => {
    const next = shown[index + 1]?.[1];
    const touches = next && next.top === box.top && next.left - box.right < 2;
    if (touches || box.right > innerWidth + 1) found.push(`"${word.textContent}" has no room`);
  });
  return found;
}

/** What is in the way, or has no room. */
export function look({ width, usual }) {
  const found = [];
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen'),
    );
  const called = (element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent.trim() || element.getAttribute('aria-label') || '').slice(0, 40)}"`;

  const tooWide = document.documentElement.scrollWidth - width;
  if (tooWide > 0) {
    const scrolled = (element) => {
      for (let holder = element.parentElement; holder; holder = holder.parentElement) {
        if (getComputedStyle(holder).overflowX !== 'visible') return true;
      }
      return false;
    };
    const widest = all('main *, nav *').findLast(
      (element) => element.getBoundingClientRect().right > width + 1 && !scrolled(element),
    );
    found.push(`${tooWide} px too wide${widest ? `, from ${called(widest)}` : ''}`);
  }

  const worded = 'a, button, label, legend, h1, h2, h3, th, td, summary, .name, [role=status]';
  for (const element of all(worded)) {
    if (getComputedStyle(element).display === 'inline' || element.clientWidth === 0) continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`cuts ${called(element)}`);
  }

  const boxes = (selector) => all(selector).map((element) => [element, element.getBoundingClientRect()]);
  const [frame] = boxes('.frame');
  if (frame) {
    for (const [bar, box] of boxes('.far, .near, .table > .sentence, .actions, .table > .panel')) {
      const { left, right, top, bottom } = frame[1];
      const apart =
        box.left >= right - 1 || box.right <= left + 1 || box.top >= bottom - 1 || box.bottom <= top + 1;
      if (!apart) found.push(`the board lies over ${bar.className}`);
    }
    const seen = usual ? boxes('.frame, .far, .near, .table > .sentence, .actions button, .task') : [];
    for (const [element, box] of seen) {
      if (box.bottom > innerHeight + 1) found.push(`${called(element)} begins below the window`);
    }
  }

  // A tablet has room for the turns.
  const list = document.querySelector('.table > .list');
  if (list && !list.checkVisibility() && innerWidth >= 800 && innerHeight >= 600)
    found.push('the turns are out of sight');

  for (const [tool, { width: wide }] of usual ? boxes('header .tools > *') : [])
    if (wide < 40) found.push(`${called(tool)} is ${Math.round(wide)} px wide`);

  for (const element of all('main :is(a, button, summary, label):not([aria-hidden])')) {
    element.scrollIntoView({
      block: 'center',
      inline: 'center',
      behavior: 'instant',
    });
    const [box] = element.getClientRects();
    if (!box || box.width === 0) continue;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!element.contains(top)) found.push(`${called(element)} lies under ${top ? called(top) : 'nothing'}`);
  }
  scrollTo(0, 0);
  return found;
}

/** What is told by colours and lines alone: that changes with the scheme, even where everything stays in its place. */
export function dress() {
  const found = [];
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );

  // Rows that cross or lie over each other are told apart by their width.
  for (const board of all('.gipfel-board')) {
    const edges = [...board.querySelectorAll('.row .edge')];
    const bands = edges.map((band) => getComputedStyle(band).strokeWidth);
    if (new Set(bands).size < Math.min(3, bands.length)) found.push(`rows of one width: ${bands.join(', ')}`);
  }

  const looks = (element) => {
    const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(element);
    return `${backgroundColor} ${borderColor} ${outlineStyle}`;
  };
  for (const chosen of all('input[type=radio]:checked + *')) {
    if (chosen.closest('.unseen')) continue;
    const other = chosen.closest('fieldset')?.querySelector('input:not(:checked) + *');
    const name = chosen.textContent.trim().slice(0, 40);
    if (other && looks(chosen) === looks(other)) found.push(`"${name}" does not look chosen`);
  }
  return found;
}
