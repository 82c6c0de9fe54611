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
  run({
    files,
    concurrency: Math.max(2, availableParallelism()),
    testNamePatterns: option === '--name' ? [pattern] : undefined,
  })
    .on('test:fail', () => (process.exitCode = 1))
    .compose(spec)
    .pipe(process.stdout);
}
