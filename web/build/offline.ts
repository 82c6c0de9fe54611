import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const workerSource = new URL('service-worker.js', import.meta.url);

/** What compression makes smaller; pictures are small already. */
const compressible = /\.(?:css|html|js|json|net|svg|txt|wasm|webmanifest)$/;

/** Names of files below a folder, with `/` between the parts. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** The service worker, told what to keep. Its text changes exactly when a file of the app does. */
export function serviceWorker(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return readFileSync(workerSource, 'utf8')
    .replace("'__VERSION__'", `'${hash.digest('hex').slice(0, 12)}'`)
    .replace("['__FILES__']", JSON.stringify(['./', ...files.filter((file) => file !== 'index.html')]));
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const forms = { br: brotliCompressSync(bytes, quality), gz: gzipSync(bytes, { level: 9 }) };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < bytes.length) writeFileSync(`${path}.${ending}`, form);
  }
}

/** After a build: the service worker with its list of files, and each file compressed beside itself. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'gipfel-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const files = filesBelow(folder).filter((file) => !/\.(?:br|gz|map)$/.test(file));
        writeFileSync(
          join(folder, 'sw.js'),
          serviceWorker(
            folder,
            files.filter((file) => file !== 'sw.js'),
          ),
        );
        for (const file of [...files, 'sw.js']) if (compressible.test(file)) compress(join(folder, file));
      },
    },
  };
}
