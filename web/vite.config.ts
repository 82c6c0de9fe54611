import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { locales } from './build/locales.ts';
import { offline } from './build/offline.ts';
import { contentSecurityPolicy, policy } from './build/policy.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// The demo page is a workbench for the board widget; it does not ship with the app.
export default defineConfig(({ mode }) => ({
  // Relative addresses: the app works from any folder of any host.
  base: './',
  plugins: [locales(), svelte(), policy(), mode === 'demo' ? [] : offline()],
  define: { 'import.meta.env.VERSION': JSON.stringify(version) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    rolldownOptions: { input: mode === 'demo' ? 'demo.html' : 'index.html' },
    // A data: URL would need an exception in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  // The weights of the engine's networks lie beside the engine.
  server: { fs: { allow: ['..'] } },
  // The preview server sends the policy the real server sends, so that a violation shows before it ships.
  preview: { headers: { 'Content-Security-Policy': contentSecurityPolicy } },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // A test that hangs is found by then; a machine that is busy with compilers is not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
