// Compares the engine in the browser's worker with the engine as a program of its own, one thread each, on the same fixed
// positions: `node speed.js [RUNS]`. The runs alternate. What counts is time on the processor, as Linux keeps it for
// every thread: other work on the machine then matters little. Elsewhere it is time on the wall.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { go, launch, visit } from './support/browser.js';
import { program, startServer } from './support/server.js';
import { builtApp } from './support/static-host.js';

const [runs = 5] = process.argv.slice(2).map(Number);
const games = ['gipf', 'gipf+', 'yinsh'];
const threadTimes = existsSync('/proc/self/schedstat');

const workerFile = readdirSync(`${builtApp}/assets`).find((name) => /^worker-.*\.js$/.test(name));

/** The nodes of a game's positions and the seconds they took, as a program. */
function native(game) {
  const begin = performance.now();
  const line = `"$0" bench --game ${game}; TIMEFORMAT=; times`;
  const text = execFileSync('bash', ['-c', line, program()], { encoding: 'utf8' });
  const wall = (performance.now() - begin) / 1000;
  // The last line of `times` is the children's time, user and system.
  const [, minutes, seconds] = /(\d+)m([\d.]+)s \S+\s*$/.exec(text);
  const nodes = Number(/^nodes (\d+)$/m.exec(text)[1]);
  return { nodes, seconds: threadTimes ? Number(minutes) * 60 + Number(seconds) : wall };
}

/** Seconds that workers of the browser have spent on a processor so far. */
function workerSeconds() {
  const seconds = (path) => Number(readFileSync(`${path}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  let total = 0;
  for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      for (const thread of readdirSync(`/proc/${process}/task`)) {
        const path = `/proc/${process}/task/${thread}`;
        if (readFileSync(`${path}/comm`, 'utf8').startsWith('DedicatedWorker')) total += seconds(path);
      }
    } catch {
      // It has ended meanwhile.
    }
  }
  return total;
}

/** The same in the browser. */
async function inBrowser(page, game) {
  const begin = workerSeconds();
  const { nodes, millis } = await page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const heard = ({ data }) =>
          data.kind === 'measured' ? resolve(data) : reject(new Error(data.reason));
        window.worker.addEventListener('message', heard, { once: true });
        window.worker.postMessage({ kind: 'bench', id: 1, game: wanted });
      }),
    game,
  );
  return { nodes, seconds: threadTimes ? workerSeconds() - begin : millis / 1000 };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const say = (text) => process.stdout.write(`${text}\n`);
const line = (game, { outside, inside, ratio }) =>
  say(
    [
      game.padEnd(6),
      (outside / 1000).toFixed(0).padStart(7),
      (inside / 1000).toFixed(0).padStart(7),
      ratio.toFixed(2).padStart(6),
    ].join(' '),
  );

const server = await startServer();
const browser = await launch();
const { page } = await visit(browser, server.address);
await go(page, server.address);
await page.evaluate((url) => {
  window.worker = new Worker(url, { type: 'module' });
}, `${server.address}assets/${workerFile}`);
// The browser translates what is used often once more, and better: as it has done when somebody has played for a while.
for (const game of games) await inBrowser(page, game);

const figures = Object.fromEntries(games.map((game) => [game, []]));
say('positions per second, in thousands\ngame    native browser  ratio');
for (let run = 0; run < runs; run++) {
  for (const game of games) {
    const [alone, worker] = [native(game), await inBrowser(page, game)];
    if (alone.nodes !== worker.nodes)
      throw new Error(`${game}: ${alone.nodes} nodes as a program, ${worker.nodes} in the browser`);
    const [outside, inside] = [alone, worker].map(({ nodes, seconds }) => nodes / seconds);
    figures[game].push({ outside, inside, ratio: inside / outside });
    line(game, figures[game].at(-1));
  }
}
say('medians');
for (const game of games) {
  const of = (field) => median(figures[game].map((figure) => figure[field]));
  line(game, { outside: of('outside'), inside: of('inside'), ratio: of('ratio') });
}
await browser.close();
await server.stop();
