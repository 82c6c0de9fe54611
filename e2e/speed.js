// Compares the engine in the browser's worker with the engine as a program of its own, one thread each, on the same fixed
// positions: `node speed.js [RUNS]`. The runs alternate, so that whatever else the machine does is shared fairly.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { go, launch, visit } from './support/browser.js';
import { program, startServer } from './support/server.js';
import { builtApp } from './support/static-host.js';

const [runs = 5] = process.argv.slice(2).map(Number);

const workerFile = readdirSync(`${builtApp}/assets`).find((name) => /^worker-.*\.js$/.test(name));

/** What each position took, and positions per second by game. */
function native() {
  const text = execFileSync(program(), ['bench'], { encoding: 'utf8' });
  const efforts = [...text.matchAll(/^ *\d+ +(\d+) {2}(.+)$/gm)];
  return {
    nodes: Object.fromEntries(efforts.map(([, nodes, position]) => [position, Number(nodes)])),
    speeds: Object.fromEntries(
      [...text.matchAll(/^nodes per second (\S+) (\d+)$/gm)].map(([, game, speed]) => [game, Number(speed)]),
    ),
  };
}

/** The same in the browser. */
async function inBrowser(page) {
  const efforts = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const heard = ({ data }) =>
          data.kind === 'measured' ? resolve(data.efforts) : reject(new Error(data.reason));
        window.worker.addEventListener('message', heard, { once: true });
        window.worker.postMessage({ kind: 'bench', id: 1, depth: 0 });
      }),
  );
  const speeds = {};
  for (const [game, its] of Object.entries(byGame(efforts))) {
    const sum = (field) => its.reduce((total, effort) => total + effort[field], 0);
    speeds[game] = (sum('nodes') / sum('millis')) * 1000;
  }
  return { nodes: Object.fromEntries(efforts.map(({ position, nodes }) => [position, nodes])), speeds };
}

function byGame(efforts) {
  const groups = {};
  for (const effort of efforts) (groups[effort.position.split(' ')[0]] ??= []).push(effort);
  return groups;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const say = (text) => process.stdout.write(`${text}\n`);
const thousands = (speed) => `${(speed / 1000).toFixed(0)}`.padStart(8);

const server = await startServer();
const browser = await launch();
const { page } = await visit(browser, server.address);
await go(page, server.address);
await page.evaluate((url) => {
  window.worker = new Worker(url, { type: 'module' });
}, `${server.address}assets/${workerFile}`);
// The browser translates what is used often once more, and better: as it has done when somebody has played for a while.
await inBrowser(page);

const figures = {};
say('positions per second, in thousands\ngame     native browser  ratio');
for (let run = 0; run < runs; run++) {
  const [outside, inside] = [native(), await inBrowser(page)];
  for (const [position, nodes] of Object.entries(outside.nodes)) {
    if (inside.nodes[position] === nodes) continue;
    throw new Error(`${position}: ${nodes} nodes outside, ${inside.nodes[position]} in the browser`);
  }
  for (const [game, speed] of Object.entries(outside.speeds)) {
    const ratio = inside.speeds[game] / speed;
    (figures[game] ??= []).push({ native: speed, browser: inside.speeds[game], ratio });
    say(`${game.padEnd(6)} ${thousands(speed)}${thousands(inside.speeds[game])}   ${ratio.toFixed(2)}`);
  }
}
say('\nmedians');
for (const [game, all] of Object.entries(figures)) {
  const of = (field) => median(all.map((figure) => figure[field]));
  say(`${game.padEnd(6)} ${thousands(of('native'))}${thousands(of('browser'))}   ${of('ratio').toFixed(2)}`);
}
await browser.close();
await server.stop();
