// Runs the browser tests, as many files at a time as there are cores: `node run.js [--list | --name PATTERN]`. Every file
// has a server and a browser of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

/** They begin first, so that none of them is alone at the end. */
const slow = ['accessibility', 'whole-games', 'potentials', 'games', 'computer', 'pages'];

const place = (name) => slow.findIndex((first) => name === `${first}.test.js`) >>> 0;
const files = readdirSync(new URL('tests', import.meta.url))
  .filter((name) => name.endsWith('.test.js'))
  .toSorted((a, b) => place(a) - place(b) || a.localeCompare(b))
  .map((name) => fileURLToPath(new URL(`tests/${name}`, import.meta.url)));

const [option, pattern] = process.argv.slice(2);
if (option === '--list') {
  const names = new URL('support/names.js', import.meta.url).href;
  for (const file of files) {
    const { status } = spawnSync(process.execPath, ['--import', names, file], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
} else {
  const failed = await runTests(
    files,
    Math.max(2, availableParallelism()),
    option === '--name' ? [pattern] : [],
  );
  // A shared machine may stand still for seconds. What failed is tried once more, alone, and told by name: what fails again is a
  // fault, what does not is a test to be made steadier.
  const again = failed.length > 0 && failed.length <= 5 ? await runAgain(failed) : failed;
  tellUnsteady(failed.filter((test) => !again.includes(test)));
  if (again.length > 0) process.exitCode = 1;
}

/** Lists the tests that passed only when they were tried again alone, with how often that has happened on this machine. */
function tellUnsteady(tests) {
  const file = new URL('../target/unsteady-tests.json', import.meta.url);
  const days = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const { name } of tests) {
    const day = new Date().toISOString().slice(0, 10);
    days[name] = [...(days[name] ?? []), day];
    const count = days[name].length;
    process.stdout.write(`\nPassed on the second try: ${name} (${count} since ${days[name][0]})\n`);
  }
  if (tests.length === 0) return;
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, JSON.stringify(days, null, 2));
}

/** Runs tests, shows how they go, and resolves with those that failed. */
function runTests(chosen, concurrency, testNamePatterns) {
  const failed = [];
  const events = run({ files: chosen, concurrency, testNamePatterns });
  events.on('test:fail', ({ name, file }) => failed.push({ name, file }));
  return new Promise((resolve) => {
    events.on('end', () => resolve(failed));
    events.compose(spec).pipe(process.stdout, { end: false });
  });
}

/** Tries tests once more, one file after the other; resolves with those that failed again. */
async function runAgain(tests) {
  const still = [];
  for (const test of tests) {
    process.stdout.write(`\nOnce more, alone: ${test.name}\n`);
    // A whole file fails by its path, as when it cannot be read: then all of it is run.
    const exactly = `/^${test.name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}$/`;
    const found = await runTests([test.file], 1, files.includes(test.name) ? [] : [exactly]);
    if (found.length > 0) still.push(test);
  }
  return still;
}
