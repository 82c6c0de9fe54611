// What axe has to say about pages that are looked at in many ways. It is asked about everything once: what it has judged in the very
// same form already, in another size or on another page, it would judge the same way again.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inPage } from './in-page.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours. All others look at what there is, what is said about it and what is in sight. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export class Axe {
  /** How often it was asked. */
  asked = 0;
  #forms = new Set();
  #dresses = new Set();

  /** What is wrong with what is on the page, in words. It has a form, and is dressed in several ways in the colours of a scheme. */
  async faults(page, scheme, form, found) {
    const dresses = found.map((dress) => `${scheme} ${dress}`);
    const isKnown = this.#forms.has(form);
    const isDressed = dresses.every((dress) => this.#dresses.has(dress));
    if (isKnown && isDressed) return [];
    this.asked += 1;
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
    const said = await ask(page, { colourRules, form: !isKnown, colours: !isDressed });
    if (said.length > 0) return said;
    this.#forms.add(form);
    for (const dress of dresses) this.#dresses.add(dress);
    return [];
  }
}

const ask = inPage(askAxe);

/** Runs in the page, as do all that follow: what axe says by the rules that look at the form, at the colours, or at both. */
async function askAxe({ colourRules: coloured, form, colours }) {
  const ways = ['childNodes', 'children'];
  // Of a picture nothing is read but its name: what it is painted with need not be gone through.
  const painted = new Set(
    [...document.querySelectorAll('svg[aria-hidden=true], svg[role=img]')].filter(
      (svg) => !svg.querySelector('a, button, [tabindex], foreignObject'),
    ),
  );
  const names = (node) => /^(?:title|desc)$/i.test(node.nodeName);
  for (const svg of painted) {
    const value = [...svg.children].filter(names);
    for (const way of ways) Object.defineProperty(svg, way, { value, configurable: true });
  }
  const passes = (node) => !painted.has(node.parentNode) || names(node);
  document.createTreeWalker = (root, shown) =>
    Document.prototype.createTreeWalker.call(document, root, shown, (node) =>
      passes(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
  const rules = form ? Object.fromEntries(coloured.map((rule) => [rule, { enabled: colours }])) : undefined;
  const runOnly = form ? undefined : { type: 'rule', values: coloured };
  try {
    const options = { resultTypes: ['violations'], selectors: false, preload: false, rules, runOnly };
    const { violations } = await window.axe.run(options);
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0].html.slice(0, 160)}`);
  } finally {
    delete document.createTreeWalker;
    for (const svg of painted) for (const way of ways) delete svg[way];
  }
}

/** Everything that rules look at which do not look at colours. */
export function formOf() {
  const read =
    /^(?:role|aria-.*|id|for|href|alt|title|type|name|lang|dir|tabindex|disabled|checked|placeholder|autocomplete|scope|headers|open|hidden|target|label|content|colspan|rowspan)$/;
  const naming =
    /^(?:id|for|headers|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;
  // A name that nobody reads matters only to those who call somebody by it; one number reads like another.
  const called = new Map();
  const nickname = (id) => called.get(id) ?? (called.set(id, called.size), called.get(id));
  const plain = (text) => text.replaceAll(/\d/g, '0');
  const told = ({ name, value }) => {
    if (naming.test(name)) return `${name}=${value.split(/\s+/).map(nickname).join(' ')}`;
    return `${name}=${/^(?:aria-label|title|alt)$/.test(name) ? plain(value) : value}`;
  };
  // Of what is told to browsers only, the window and where to go on are read.
  const unread = 'meta:not([name=viewport], [http-equiv])';
  const picture = 'svg[aria-hidden=true], svg[role=img]';
  const rolls = (way) => way === 'auto' || way === 'scroll';
  const parts = [];
  const walk = (element) => {
    const attributes = element.matches(unread)
      ? []
      : [...element.attributes].filter(({ name }) => read.test(name));
    // What is painted on a board says nothing to anybody.
    if (!element.ownerSVGElement || attributes.length > 0) {
      const scrolls =
        (element.scrollWidth > element.clientWidth && rolls(getComputedStyle(element).overflowX)) ||
        (element.scrollHeight > element.clientHeight && rolls(getComputedStyle(element).overflowY));
      const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      parts.push([element.tagName, seen, scrolls, ...attributes.map(told).toSorted()].join());
    }
    if (element.matches(picture)) return;
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node);
      else if (node instanceof Text && node.data.trim()) parts.push(plain(node.data.trim()));
    }
    parts.push('/');
  };
  walk(document.documentElement);
  // A short name for it.
  const whole = parts.join('\n');
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < whole.length; index += 1) {
    const unit = whole.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x5bd1e995) ^ (two >>> 13);
  }
  return `${one} ${two} ${parts.length}`;
}

/** How everything is dressed that has words, each once. */
export function dressesOf() {
  const worded = (element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const grounds = new Map();
  const ground = (element) => {
    if (!grounds.has(element)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const picture = /^(?:svg|img|canvas|video)$/i.test(element.tagName) ? 'picture' : '';
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && !picture;
      const isFirm = opacity === '1';
      grounds.set(element, {
        isSeen: !isClear && opacity !== '0',
        isNothing: isClear && isFirm,
        hides: isFirm && backgroundImage === 'none' && backgroundColor.startsWith('rgb('),
        fades: !isFirm,
        words: [backgroundColor, backgroundImage, opacity, picture].join(' '),
      });
    }
    return grounds.get(element);
  };
  const found = new Set();
  for (const element of document.querySelectorAll('body :not(svg, svg *)')) {
    if (!worded(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    // What lies at its middle, from the top, as far as it is in the window.
    const [box] = element.getClientRects();
    const there = box ? document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2) : [];
    const place = there.indexOf(element);
    // About words below something else axe says nothing: they have to be seen elsewhere.
    const above = place < 0 ? [] : there.slice(0, place);
    if (above.some((other) => !element.contains(other) && ground(other).isSeen)) continue;
    const below =
      place < 0 ? [] : there.slice(place).filter((other) => other.contains(element) || ground(other).isSeen);
    const layers = new Set(below);
    for (let holder = element; holder; holder = holder.parentElement) layers.add(holder);
    const felt = [...layers].map(ground).filter(({ isNothing }) => !isNothing);
    // What is below a whole ground is not seen, unless that fades together with something that holds it.
    const faded = felt.findLastIndex(({ fades }) => fades);
    const hiding = felt.findIndex(({ hides }, index) => hides && index > faded);
    const shown = hiding < 0 ? felt : felt.slice(0, hiding + 1);
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    const around =
      element.tagName === 'A' && element.parentElement
        ? `${textDecorationLine} ${getComputedStyle(element.parentElement).color}`
        : '';
    const state = element.matches(':disabled, [aria-disabled=true]') ? 'disabled' : '';
    const words = shown.map((layer) => layer.words);
    found.add([color, fontSize, fontWeight, textShadow, around, state, ...words].join('; '));
  }
  return [...found];
}
