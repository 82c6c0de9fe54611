// Looks at every page in every language, size, size of text and scheme of colours: `node layouts.js [WORD…]`. With words, only at
// the pages that are named and at the visits whose names hold all other words: `node layouts.js 360x640 hu study`.
import { availableParallelism } from 'node:os';
import { launch } from './support/browser.js';
import { everyLayout, examine, pageNames, visits } from './support/layouts.js';
import { startServer } from './support/server.js';

const words = process.argv.slice(2).flatMap((word) => word.split(/[\s,]+/));
const named = words.filter((word) => pageNames.includes(word));
const others = words.filter((word) => !named.includes(word));
const layouts = everyLayout().filter(({ page }) => named.length === 0 || named.includes(page));
const wanted = visits(layouts).filter(({ name }) => others.every((word) => name.includes(word)));
const server = await startServer();
let next = 0;
let faults = 0;
let looked = 0;

/** Takes visits until none is left. */
async function work() {
  const browsers = new Map();
  while (next < wanted.length) {
    const visit = wanted[next++];
    if (!browsers.has(visit.text)) browsers.set(visit.text, await launch({ text: visit.text }));
    const findings = await examine(browsers.get(visit.text), server.address, visit);
    faults += findings.length;
    looked += visit.pages.length;
    for (const finding of findings) process.stdout.write(`${visit.name}: ${finding}\n`);
  }
  for (const browser of browsers.values()) await browser.close();
}

await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
await server.stop();
process.stdout.write(`${looked} layouts, ${faults} faults\n`);
if (faults > 0 || looked === 0) process.exitCode = 1;
