// What a long run has looked at already, line by line in a file, so that one that was interrupted goes on where it was.
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtApp } from './static-host.js';

const file = fileURLToPath(new URL('../../target/layouts.jsonl', import.meta.url));

/** A name for what is looked at and how: the files of the built app, and those that look at it. */
function stamp() {
  const hash = createHash('sha256');
  for (const name of readdirSync(builtApp, { recursive: true }).toSorted()) {
    const { size } = statSync(`${builtApp}/${name}`);
    hash.update(`${name} ${size}\n`);
  }
  const folder = fileURLToPath(new URL('.', import.meta.url));
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(`${folder}/${name}`));
  return hash.digest('hex').slice(0, 16);
}

function linesOf(path) {
  try {
    return readFileSync(path, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

export class Progress {
  #known = new Map();
  #same;

  constructor() {
    const now = stamp();
    const [first, ...rest] = linesOf(file);
    this.#same = first === now;
    for (const line of rest) {
      const { name, faults } = JSON.parse(line);
      this.#known.set(name, faults);
    }
    if (this.#same) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${now}\n`);
  }

  /** Whether this was looked at, with everything as it is now. */
  has(name) {
    return this.#same && this.#known.has(name);
  }

  /** Whether something was wrong with it the last time. */
  failed(name) {
    return (this.#known.get(name) ?? 0) > 0;
  }

  /** Everything begins anew. */
  clear() {
    this.#known.clear();
    writeFileSync(file, `${stamp()}\n`);
  }

  note(name, faults) {
    this.#known.set(name, faults);
    appendFileSync(file, `${JSON.stringify({ name, faults })}\n`);
  }
}
