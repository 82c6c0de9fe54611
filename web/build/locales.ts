import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../locales', import.meta.url));
const prefix = 'virtual:locale/';

/** All texts of a language, as one Fluent source. */
export function localeSource(language: string): string {
  const files = readdirSync(`${folder}/${language}`).filter((name) => name.endsWith('.ftl'));
  return files
    .toSorted()
    .map((name) => readFileSync(`${folder}/${language}/${name}`, 'utf8'))
    .join('\n');
}

/** What the browser does not need: comments and empty lines. */
function compact(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
}

/** `virtual:locale/en`: a language's files as one module, so that a language is one request. */
export function locales(): Plugin {
  return {
    name: 'gipfel-locales',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      for (const name of readdirSync(`${folder}/${language}`))
        this.addWatchFile(`${folder}/${language}/${name}`);
      return `export default ${JSON.stringify(compact(localeSource(language)))};`;
    },
  };
}
