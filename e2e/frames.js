// Traces the page's own thread while the engine thinks and pieces move: how long its tasks take, and how long the screen
// waits for a frame. `node frames.js [--write]`: with the option the figures go into docs/BUDGET.md.
//
// A task is measured twice, in time on the wall and in time on the processor. On a machine with other work to do only the
// second tells something about the app.
import { readFileSync, writeFileSync } from 'node:fs';
import { go, launch, visit } from './support/browser.js';
import { mouse } from './support/hands.js';
import { playOn } from './support/player.js';
import { recordOf, wholeGames } from './support/script.js';
import { startServer } from './support/server.js';

const document = new URL('../docs/BUDGET.md', import.meta.url);
const turns = 36;

/** Longer than a slide of pieces, shorter than most takings: some animations are cut short, as by a hasty user. */
const pace = 450;

async function analysis(page, address, game) {
  await go(page, `${address}#/analysis`);
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'A record or a position' }).fill(recordOf(game));
  await page.getByRole('button', { name: 'Load' }).click();
  await page.getByRole('tab', { name: 'Turns' }).click();
  await page.getByRole('switch', { name: 'Computer' }).check();
  await page.getByRole('region', { name: 'Computer' }).getByRole('listitem').first().waitFor();
  return async () => {
    for (let turn = 0; turn < turns; turn++) {
      await page.keyboard.press('.');
      await page.waitForTimeout(pace);
    }
  };
}

async function againstComputer(page, address) {
  await go(page, `${address}#/play?game=yinsh&variant=standard`);
  await page.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await mouse.press(page, 'Start');
  await page.getByRole('grid').waitFor();
  return () => playOn(page, mouse, 5, 150);
}

const scenes = {
  'walking through a game of GIPF, the computer judging': (page, address) =>
    analysis(page, address, wholeGames[0]),
  'walking through a game of YINSH, the computer judging': (page, address) =>
    analysis(page, address, wholeGames[1]),
  'a game of YINSH against level 8': againstComputer,
};

/** Runs something under a trace; the events of the page's main thread. */
async function trace(browser, page, run) {
  await browser.startTracing(page, {
    categories: ['toplevel', '__metadata', 'disabled-by-default-lighthouse'],
  });
  await page.evaluate(() => {
    window.frameTimes = [];
    const note = (time) => {
      window.frameTimes.push(time);
      window.noting = requestAnimationFrame(note);
    };
    note(performance.now());
  });
  await run();
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.noting);
    return window.frameTimes;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = traceEvents.filter(
    (event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain',
  );
  const tasks = traceEvents.filter(
    (event) =>
      event.name.endsWith('RunTask') &&
      event.ph === 'X' &&
      mains.some((main) => main.pid === event.pid && main.tid === event.tid),
  );
  return {
    tasks: tasks.map((task) => ({
      wall: task.dur / 1000,
      processor: Math.min(task.tdur ?? task.dur, task.dur) / 1000,
    })),
    gaps: times.slice(1).map((time, index) => time - times[index]),
  };
}

const most = (numbers) => numbers.reduce((a, b) => Math.max(a, b), 0);
const share = (numbers, part) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;

function row(name, { tasks, gaps }) {
  const processor = tasks.map((task) => task.processor);
  const wall = tasks.map((task) => task.wall);
  const long = processor.filter((millis) => millis > 50).length;
  const figures = [most(processor), most(wall), share(gaps, 0.5), share(gaps, 0.99)];
  return `| ${name} | ${[tasks.length, long, ...figures.map((millis) => millis.toFixed(0))].join(' | ')} |`;
}

const server = await startServer();
const browser = await launch();
const rows = [];
for (const [name, prepare] of Object.entries(scenes)) {
  const { page, context } = await visit(browser, server.address, { reducedMotion: 'no-preference' });
  const run = await prepare(page, server.address);
  rows.push(row(name, await trace(browser, page, run)));
  process.stdout.write(`${rows.at(-1)}\n`);
  await context.close();
}
await browser.close();
await server.stop();

const table = [
  '| what goes on | tasks | above 50 ms of processor | longest: processor | longest: wall | frame, median | frame, 99 % |',
  '|---|---|---|---|---|---|---|',
  ...rows,
].join('\n');
process.stdout.write(`\n${table}\n`);
if (process.argv.includes('--write')) {
  const text = readFileSync(document, 'utf8');
  writeFileSync(document, text.replace(/(<!-- frames -->\n)[^]*?(\n<!-- \/frames -->)/, `$1${table}$2`));
}
