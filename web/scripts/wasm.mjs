// Builds crates/wasm for the page into src/wasm/pkg: `node scripts/wasm.mjs [--if-missing]`.
// Cargo does the work and knows what is up to date; the tool that writes the JavaScript side is part of the crate,
// so that a fresh machine needs nothing but Rust and crates.io.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = resolve(root, process.env['CARGO_TARGET_DIR'] ?? 'target');
const packages = join(root, 'web/src/wasm/pkg');

/**
 * Every page with a board loads `page`: it answers single questions and is built for size. The worker loads `engine` when
 * somebody asks for it.
 */
const modules = [
  { name: 'page', feature: 'learn', optimised: 'z' },
  { name: 'engine', feature: 'engine', optimised: '3' },
];

/** One profile for all of it, so that the macros are built once and cargo does not wait for a build of anything else. */
const profile = 'web';

function run(program, args, env = process.env) {
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
  if (done.error) throw done.error;
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function cargoBuild(args, settings) {
  const variables = Object.entries(settings).map(([key, value]) => [`CARGO_PROFILE_WEB_${key}`, value]);
  run('cargo', ['build', '--locked', '--profile', profile, ...args], {
    ...process.env,
    ...Object.fromEntries(variables),
  });
}

/** The tool that writes the JavaScript side: it has done its work before a better build of it would be there. */
function buildTool() {
  const args = ['-p', 'xtask', '--features', 'bindgen', '--bin', 'bindgen'];
  cargoBuild(args, { OPT_LEVEL: '0', LTO: 'off', CODEGEN_UNITS: '16' });
  return join(target, profile, process.platform === 'win32' ? 'bindgen.exe' : 'bindgen');
}

function build({ name, feature, optimised }, tool) {
  const begun = new Date();
  const args = ['--target', 'wasm32-unknown-unknown', '-p', 'gipfel-wasm', '--lib', '--no-default-features'];
  cargoBuild([...args, '--features', feature], { OPT_LEVEL: optimised });
  const built = join(target, 'wasm32-unknown-unknown', profile, 'gipfel_wasm');
  // Whoever has the page open keeps the old module until the new one is there.
  const folder = join(packages, name);
  const fresh = `${folder}.new`;
  mkdirSync(fresh, { recursive: true });
  run(tool, [`${built}.wasm`, fresh]);
  copyFileSync(`${built}.d`, join(fresh, note));
  utimesSync(join(fresh, note), begun, begun);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** In the folder of a module: the files it was made from, as cargo lists them, written when its build began. */
const note = 'made-from.d';

const writtenAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** What every module is made from besides its sources. */
const manifests = [
  'Cargo.lock',
  'Cargo.toml',
  'rust-toolchain.toml',
  '.cargo/config.toml',
  'xtask/Cargo.toml',
]
  .concat(readdirSync(join(root, 'crates')).map((crate) => `crates/${crate}/Cargo.toml`))
  .map((path) => join(root, path))
  .concat(fileURLToPath(import.meta.url));

/**
 * Whether nothing has been written since a module was made. Cargo would link the two anew every time, because they
 * have one name.
 */
function isUpToDate({ name }) {
  const list = join(packages, name, note);
  const made = writtenAt(list);
  if (made === undefined) return false;
  const [, files = ''] = readFileSync(list, 'utf8')
    .trim()
    .split(/: (.*)/s);
  const sources = files.split(/(?<!\\) /).map((path) => path.replaceAll('\\ ', ' '));
  return [...manifests, ...sources].every((path) => (writtenAt(path) ?? Infinity) <= made);
}

const isThere = ({ name }) => existsSync(join(packages, name, 'gipfel_wasm_bg.wasm'));
const isFine = process.argv.includes('--if-missing') ? isThere : isUpToDate;
const wanted = modules.filter((module) => !isFine(module));
if (wanted.length > 0) {
  const tool = buildTool();
  for (const module of wanted) build(module, tool);
}
