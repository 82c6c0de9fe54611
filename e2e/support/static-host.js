// The plainest host there is: files from a folder, no headers but the type.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const builtApp = fileURLToPath(new URL('../../web/dist', import.meta.url));

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder, by default the built app, below a path such as `/some/where/`. */
export async function startStaticHost(path, folder = builtApp) {
  const host = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : undefined;
    const body = name && (await readFile(join(folder, normalize(`/${name}`))).catch(() => undefined));
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(body);
  });
  await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${host.address().port}${path}`,
    async stop() {
      host.closeAllConnections();
      await new Promise((resolve) => host.close(resolve));
    },
  };
}
