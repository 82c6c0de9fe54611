// Builds the packages for other pages and packs them: `node scripts/packages.mjs FOLDER`. The modules of
// src/wasm/pkg have to be built. Afterwards FOLDER holds a folder and an archive of each.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = resolve(process.argv[2] ?? join(web, '../target/npm'));

function tool(name, ...args) {
  const script = { vite: 'vite/bin/vite.js', tsc: 'typescript/bin/tsc' }[name];
  execFileSync(process.execPath, [join(web, 'node_modules', script), ...args], {
    cwd: web,
    stdio: 'inherit',
  });
}

/** What every package has: what it says about itself, and the licences. */
function begin(name, files) {
  const folder = join(out, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(web, 'packages', name, file), join(folder, file));
  for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE'])
    copyFileSync(join(web, '..', licence), join(folder, licence));
  return folder;
}

function rules() {
  const folder = begin('rules', ['package.json', 'README.md', 'index.js', 'index.d.ts', 'node.js']);
  const module = join(folder, 'module/rules');
  const built = join(web, 'src/wasm/pkg/page');
  mkdirSync(module, { recursive: true });
  for (const file of readdirSync(built).filter((name) => !name.endsWith('.d')))
    copyFileSync(join(built, file), join(module, file));
  declare(join(module, 'gipfel_wasm.d.ts'));
  const licences = [
    'run',
    '--quiet',
    '--locked',
    '-p',
    'xtask',
    '--example',
    'licences',
    '--',
    'gipfel-wasm',
  ];
  execFileSync('cargo', [...licences, 'wasm32-unknown-unknown', join(folder, 'THIRD-PARTY.md')], {
    cwd: join(web, '..'),
    stdio: 'inherit',
  });
  // Nothing but types, which need no compiler.
  copyFileSync(join(web, 'src/wasm/types.ts'), join(folder, 'types.d.ts'));
}

function board() {
  const bundle = join(out, 'board-bundle');
  tool(
    'vite',
    'build',
    '--logLevel',
    'warn',
    '--config',
    'packages/board/vite.config.ts',
    '--outDir',
    bundle,
  );
  const folder = begin('board', ['package.json', 'README.md', 'board.css.d.ts']);
  for (const file of ['index.js', 'board.css', 'THIRD-PARTY.md'])
    copyFileSync(join(bundle, file), join(folder, file));
  const types = join(out, 'board-types');
  rmSync(types, { recursive: true, force: true });
  tool('tsc', '--project', 'packages/board/tsconfig.json', '--outDir', types);
  reach(types, join(types, 'packages/board/index.d.ts'), join(folder, 'types'));
}

const imports = /((?:from|import\()\s*)(['"])(\.[^'"]*)\2/g;

/** Changes what a text of declarations imports from other files. */
const redirect = (text, to) =>
  text.replace(imports, (_, before, quote, path) => `${before}${quote}${to(path)}${quote}`);

/** Node wants the endings of what is imported; bundlers do not mind them. */
const ended = (path) => (path.endsWith('.js') ? path : `${path}.js`);

/** The declarations of the module. `Symbol.dispose` is newer than ES2022, and `free` does the same. */
function declare(file) {
  const text = readFileSync(file, 'utf8').replaceAll(/^\s*\[Symbol\.dispose\]\(\): void;\n/gm, '');
  writeFileSync(file, redirect(text, ended));
}

/** Copies a file of declarations and all it imports. The types of the rules come from their own package. */
function reach(from, file, to, known = new Set()) {
  if (known.has(file)) return;
  known.add(file);
  // A folder is stood for by its types: its index has components too, which have none.
  const isThere = (path) => existsSync(join(dirname(file), `${path}.d.ts`));
  const found = (path) => (isThere(path) ? path : `${path}/api`);
  const text = readFileSync(file, 'utf8').replaceAll(/(['"])(?:\.\.\/)+wasm\1/g, `'gipfel-rules'`);
  const resolved = redirect(text, found);
  const target = join(to, relative(from, file));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, redirect(resolved, ended));
  for (const [, , , path] of resolved.matchAll(imports))
    reach(from, join(dirname(file), `${path}.d.ts`), to, known);
}

function pack(name) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: out, stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' };
  const said = execFileSync(npm, ['pack', '--json', `./${name}`], options).toString();
  const [{ filename, size, files }] = JSON.parse(said);
  process.stdout.write(`${filename}: ${files.length} files, ${Math.round(size / 1024)} kB\n`);
}

mkdirSync(out, { recursive: true });
for (const old of readdirSync(out).filter((name) => name.endsWith('.tgz'))) rmSync(join(out, old));
rules();
board();
pack('rules');
pack('board');
