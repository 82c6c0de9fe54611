// The real program, as it is shipped.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const builds = ['release', 'debug'].map((kind) =>
  fileURLToPath(new URL(`../../target/${kind}/gipfel`, import.meta.url)),
);

export function program() {
  const path = process.env.GIPFEL ?? builds.find(existsSync);
  if (!path) throw new Error('there is no program `gipfel`: run `cargo xtask e2e`, or name it in GIPFEL');
  return path;
}

/** Starts `gipfel serve` on a free port. Returns its address, with a slash at the end, and a way to stop it. */
export async function startServer() {
  const server = spawn(program(), ['serve', '--address', '127.0.0.1:0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  return {
    address,
    async stop() {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
