import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The policy, one directive a line; the server sends the same file as a header. */
export const contentSecurityPolicy = readFileSync(
  new URL('content-security-policy.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .join('; ');

/** Writes the policy into the built page, for hosts that send no headers. The development server needs more. */
export function policy(): Plugin {
  return {
    name: 'gipfel-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        // Before anything that it is to hold for.
        injectTo: 'head-prepend',
      },
    ],
  };
}
