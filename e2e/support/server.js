// The real program, as it is shipped.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const builds = ['release', 'debug'].map((kind) =>
  fileURLToPath(new URL(`../../target/${kind}/gipfel`, import.meta.url)),
);

export function program() {
  const path = process.env.GIPFEL ?? builds.find(existsSync);
  if (!path) throw new Error('there is no program `gipfel`: run `cargo xtask e2e`, or name it in GIPFEL');
  return path;
}

/**
 * Starts `gipfel serve` on a free port, with a database of its own. Returns its address, with a slash at the end, its folder, and
 * ways to stop it, to kill it and to let it come back where it was. Tests ask more often than people do: the limits for one
 * address are wider.
 */
export async function startServer(...options) {
  const data = mkdtempSync(join(tmpdir(), 'gipfel-e2e-'));
  let running = await serve('127.0.0.1:0', data, options);
  const { address } = running;
  const end = (signal) => {
    running.server.kill(signal);
    return running.ended;
  };
  return {
    address,
    data,
    kill: () => end('SIGKILL'),
    async comeBack() {
      running = await serve(new URL(address).host, data, options);
    },
    async stop() {
      const code = await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}

async function serve(listen, data, options) {
  const args = ['serve', '--address', listen, '--data', data, '--limit-factor', '100', ...options];
  const server = spawn(program(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`gipfel serve ended with ${code}`)));
  });
  return { server, ended, address };
}
