import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../locales', import.meta.url));
const prefix = 'virtual:locale/';

/** The parts in which texts are fetched: what any page may need, and what only the pages that teach need. */
export const parts = ['core', 'learn'] as const;

export type Part = (typeof parts)[number];

/** The part a file belongs to; none if only the terminal app reads it. */
function partOf(file: string): Part | undefined {
  if (file === 'terminal.ftl') return undefined;
  return file === 'learn.ftl' || file.startsWith('lessons-') ? 'learn' : 'core';
}

function filesOf(language: string): string[] {
  return readdirSync(`${folder}/${language}`).filter((name) => name.endsWith('.ftl'));
}

/** The texts of a language as one Fluent source: all files, or those that `wanted` picks. */
export function localeSource(language: string, wanted: (file: string) => boolean = () => true): string {
  return filesOf(language)
    .filter(wanted)
    .toSorted()
    .map((name) => readFileSync(`${folder}/${language}/${name}`, 'utf8'))
    .join('\n');
}

/** The texts of a part of a language. */
export function partSource(language: string, part: Part): string {
  return localeSource(language, (file) => partOf(file) === part);
}

/** What the browser does not need: comments and empty lines. */
function compact(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n');
}

/** `virtual:locale/core/en`: the files of a part as one module, so that a part of a language is one request. */
export function locales(): Plugin {
  return {
    name: 'gipfel-locales',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [part, language = ''] = id.slice(prefix.length + 1).split('/');
      for (const name of filesOf(language)) this.addWatchFile(`${folder}/${language}/${name}`);
      return `export default ${JSON.stringify(compact(partSource(language, part as Part)))};`;
    },
  };
}
