// Runs the browser tests, as many files at a time as there are cores: `node run.js [--list | --name PATTERN]`. Every file
// has a server and a browser of its own.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
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
  for (const { name } of failed.filter((test) => !again.includes(test)))
    process.stdout.write(`\nFailed, and passed when it was tried again alone: ${name}\n`);
  if (again.length > 0) process.exitCode = 1;
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
