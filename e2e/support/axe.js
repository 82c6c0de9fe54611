// What axe has to say about pages that are looked at in many ways. It is asked about everything once: what it has judged in the very
// same form already, in another size or on another page, it would judge the same way again.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours. All others look at what there is, what is said about it and what is in sight. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export class Axe {
  /** How often it was asked. */
  asked = 0;
  #forms = new Set();
  #dresses = new Set();

  /** What is wrong with what is on the page, in words. Colours are those of a scheme. */
  async faults(page, scheme) {
    const [form, found] = [await page.evaluate(formOf), await page.evaluate(dressesOf)];
    const dresses = found.map((dress) => `${scheme} ${dress}`);
    const isKnown = this.#forms.has(form);
    const isDressed = dresses.every((dress) => this.#dresses.has(dress));
    if (isKnown && isDressed) return [];
    this.asked += 1;
    const said = await ask(page, isKnown ? colourRules : null);
    if (said.length > 0) return said;
    this.#forms.add(form);
    for (const dress of dresses) this.#dresses.add(dress);
    return [];
  }
}

async function ask(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (values) => {
    // Of a picture nothing is read but its name: what it is painted with need not be gone through.
    const painted = [...document.querySelectorAll('svg[aria-hidden=true], svg[role=img]')]
      .filter((svg) => !svg.querySelector('a, button, [tabindex], foreignObject'))
      .map((svg) => ({ svg, nodes: [...svg.childNodes] }));
    for (const { svg, nodes } of painted)
      svg.replaceChildren(...nodes.filter(({ nodeName }) => /^(?:title|desc)$/i.test(nodeName)));
    const runOnly = values ? { type: 'rule', values } : undefined;
    const { violations } = await window.axe.run({ resultTypes: ['violations'], preload: false, runOnly });
    for (const { svg, nodes } of painted) svg.replaceChildren(...nodes);
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0].html.slice(0, 160)}`);
  }, rules);
}

/** Runs in the page: everything that rules look at which do not look at colours. */
function formOf() {
  const read =
    /^(?:role|aria-.*|id|for|href|alt|title|type|name|lang|dir|tabindex|disabled|checked|placeholder|autocomplete|scope|headers|open|hidden|target|label|content|colspan|rowspan)$/;
  const parts = [];
  const walk = (element) => {
    const picture = element.matches('svg[aria-hidden=true], svg[role=img]');
    const attributes = [...element.attributes].filter(({ name }) => read.test(name));
    // What is painted on a board says nothing to anybody.
    if (!element.ownerSVGElement || attributes.length > 0) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls =
        (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
        (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight);
      const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const told = attributes.map(({ name, value }) => `${name}=${value}`).toSorted();
      parts.push([element.tagName, seen, scrolls, ...told].join());
    }
    if (picture) return;
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node);
      else if (node instanceof Text && node.data.trim()) parts.push(node.data.trim());
    }
    parts.push('/');
  };
  walk(document.documentElement);
  // A short name for it.
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (const unit of parts.join('\n')) {
    one = Math.imul(one ^ unit.codePointAt(0), 0x01000193);
    two = Math.imul(two ^ unit.codePointAt(0), 0x5bd1e995) ^ (two >>> 13);
  }
  return `${one} ${two} ${parts.length}`;
}

/** Runs in the page: how everything is dressed that has words, each once. */
function dressesOf() {
  const worded = (element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const ground = (element) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
      ? ''
      : `${backgroundColor} ${backgroundImage} ${opacity}`;
  };
  const found = new Set();
  for (const element of document.querySelectorAll('body :not(svg, svg *)')) {
    if (!worded(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const holders = [];
    for (let holder = element; holder; holder = holder.parentElement) holders.push(holder);
    // What lies below without holding it, as far as it is in the window.
    const [box] = element.getClientRects();
    const below = box
      ? document
          .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          .filter((other) => !holders.includes(other) && !element.contains(other))
      : [];
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    const around =
      element.tagName === 'A' && element.parentElement
        ? `${textDecorationLine} ${getComputedStyle(element.parentElement).color}`
        : '';
    const state = element.matches(':disabled, [aria-disabled=true]') ? 'disabled' : '';
    const grounds = [...holders, ...below].map(ground).filter(Boolean);
    found.add([color, fontSize, fontWeight, textShadow, around, state, ...grounds].join('; '));
  }
  return [...found];
}
