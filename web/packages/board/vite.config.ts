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
    lib: { entry: here('index.ts'), formats: ['es'], fileName: 'index', cssFileName: 'board' },
  },
});
