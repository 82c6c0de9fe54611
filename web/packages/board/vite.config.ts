import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// One file with everything inside, which a page can load as it is.
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [svelte({ configFile: here('../../svelte.config.js') })],
  build: {
    emptyOutDir: true,
    // Browsers that know light-dark(): compiled for older ones it would ask for variables that only the compiler's own
    // `color-scheme` sets, and pages have theirs elsewhere.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    license: { fileName: 'THIRD-PARTY.md' },
    lib: { entry: here('index.ts'), formats: ['es'], fileName: 'index', cssFileName: 'board' },
  },
});
