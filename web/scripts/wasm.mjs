// Builds crates/wasm for the page into src/wasm/pkg: `node scripts/wasm.mjs [--if-missing]`.
// Cargo does the work and knows what is up to date; the tool that writes the JavaScript side is part of the crate,
// so that a fresh machine needs nothing but Rust and crates.io.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = resolve(root, process.env['CARGO_TARGET_DIR'] ?? 'target');
const packages = join(root, 'web/src/wasm/pkg');

/** The page loads `board` at once, the pages that teach `learn`; the worker loads `engine` when somebody asks for it. */
const modules = [
  { name: 'board', profile: 'small' },
  { name: 'learn', profile: 'small' },
  { name: 'engine', profile: 'release' },
];

function cargo(...args) {
  const done = spawnSync('cargo', args, { cwd: root, stdio: 'inherit' });
  if (done.error) throw done.error;
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function build({ name, profile }) {
  const what = ['--target', 'wasm32-unknown-unknown', '-p', 'gipfel-wasm', '--lib'];
  cargo('build', '--profile', profile, ...what, '--no-default-features', '--features', name);
  // Whoever has the page open keeps the old module until the new one is there.
  const folder = join(packages, name);
  const fresh = `${folder}.new`;
  mkdirSync(fresh, { recursive: true });
  const module = join(target, 'wasm32-unknown-unknown', profile, 'gipfel_wasm.wasm');
  const bindgen = ['run', '--quiet', '-p', 'gipfel-wasm', '--no-default-features', '--features', 'bindgen'];
  cargo(...bindgen, '--bin', 'bindgen', '--', module, fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

const missing = modules.some(({ name }) => !existsSync(join(packages, name, 'gipfel_wasm_bg.wasm')));
if (missing || !process.argv.includes('--if-missing')) for (const module of modules) build(module);
