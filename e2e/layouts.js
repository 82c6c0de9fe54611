// Looks at every page in every language, size, size of text and scheme of colours: `node layouts.js [--again] [--browsers N] [WORD…]`.
// With words, only at the pages, sizes, languages and colours that are named: `node layouts.js 360x640 hu study`; with `--again` only
// at what had faults the last time. A run that was interrupted goes on where it was, unless app or test have changed.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Axe } from './support/axe.js';
import { launch } from './support/browser.js';
import { examine } from './support/layout-visit.js';
import { everyLayout, visits } from './support/layouts.js';
import { Progress } from './support/progress.js';
import { startServer } from './support/server.js';

const { values, positionals } = parseArgs({
  options: {
    again: { type: 'boolean', default: false },
    browsers: { type: 'string', default: String(availableParallelism()) },
  },
  allowPositionals: true,
});
const words = positionals.flatMap((word) => word.split(/[\s,]+/));
const progress = new Progress();
const whole = words.length === 0 && !values.again;

/** Any of the pages that are named, any of the sizes, and so on. */
function isWanted(layout) {
  return Object.entries(layout).every(([way, value]) => {
    const named = words.filter((word) => known[way].has(word));
    return named.length === 0 || named.includes(String(value));
  });
}

const all = everyLayout();
const known = Object.fromEntries(
  Object.keys(all[0]).map((way) => [way, new Set(all.map((layout) => String(layout[way])))]),
);
const strange = words.filter((word) => !Object.values(known).some((named) => named.has(word)));
if (strange.length > 0) throw new Error(`nothing is called ${strange.join(', ')}`);

let wanted = visits(all.filter(isWanted));
if (values.again) wanted = only(({ name }) => progress.failed(name));
if (whole) {
  const open = only(({ name }) => !progress.has(name) || progress.failed(name));
  // What was looked at to the end is looked at anew.
  if (open.length > 0) wanted = open;
  else progress.clear();
}

/** The visits with those of their sights that a test chooses. */
function only(test) {
  return wanted
    .map((visit) => ({ ...visit, sights: visit.sights.filter(test) }))
    .filter(({ sights }) => sights.length > 0);
}

const began = Date.now();
const server = await startServer();
let next = 0;
let looked = 0;
let faults = 0;
// What one browser has shown to axe, no other one has to show.
const axe = new Axe();

/** Makes visits until none is left. */
async function work() {
  const browsers = new Map();
  while (next < wanted.length) {
    const visit = wanted[next++];
    if (!browsers.has(visit.text)) browsers.set(visit.text, await launch({ text: visit.text }));
    const note = (name, schemes, found) => {
      looked += schemes;
      faults += found.length;
      progress.note(name, found.length);
      for (const fault of found) process.stdout.write(`${name}, ${fault}\n`);
    };
    await examine(browsers.get(visit.text), server.address, visit, note, axe);
    const minutes = (Date.now() - began) / 60_000;
    const so = `${looked} layouts so far, in ${minutes.toFixed(1)} minutes`;
    process.stdout.write(`${visit.name}: ${so}; axe was asked ${axe.asked} times\n`);
  }
  for (const browser of browsers.values()) await browser.close();
}

await Promise.all(Array.from({ length: Math.max(1, Number(values.browsers)) }, work));
await server.stop();
const before = whole ? all.length - looked : 0;
process.stdout.write(
  `${looked} layouts, ${faults} faults${before > 0 ? `; ${before} without a fault before` : ''}\n`,
);
if (faults > 0 || looked === 0) process.exitCode = 1;
