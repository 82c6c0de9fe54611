import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../locales', import.meta.url));
const prefix = 'virtual:locale/';
/** The lessons of every game in every language, each fetched when it is wanted. */
const lessons = 'virtual:lessons';

/**
 * The parts in which texts are fetched: what any page may need, what only the pages that teach, ask or let people meet need, and the
 * lessons of each game.
 */
export type Part = 'core' | 'learn' | 'online' | 'puzzles' | `lessons-${string}`;

/** The part a file belongs to; none if only the terminal app reads it. */
function partOf(file: string): Part | undefined {
  if (file === 'terminal.ftl') return undefined;
  if (file === 'online.ftl') return 'online';
  if (file === 'puzzles.ftl') return 'puzzles';
  if (file === 'learn.ftl' || file === 'lessons-common.ftl') return 'learn';
  return file.startsWith('lessons-') ? (file.replace('.ftl', '') as Part) : 'core';
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

/** The module that knows the lessons of every game: `{ gipf: { en: () => import(…), … }, … }`. */
function lessonsModule(): string {
  const languages = readdirSync(folder);
  const parts = filesOf('en').flatMap((file) => partOf(file) ?? []);
  const entries = parts
    .filter((part) => part.startsWith('lessons-'))
    .map((part) => {
      const imports = languages.map(
        (language) => `${language}: () => import('${prefix}${part}/${language}')`,
      );
      return `'${part.replace('lessons-', '')}': { ${imports.join(', ')} }`;
    });
  return `export default { ${entries.join(', ')} };`;
}

/** `virtual:locale/core/en`: the files of a part as one module, so that a part of a language is one request. */
export function locales(): Plugin {
  return {
    name: 'gipfel-locales',
    resolveId: (id) => (id.startsWith(prefix) || id === lessons ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${lessons}`) return lessonsModule();
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [part, language = ''] = id.slice(prefix.length + 1).split('/');
      for (const name of filesOf(language)) this.addWatchFile(`${folder}/${language}/${name}`);
      return `export default ${JSON.stringify(compact(partSource(language, part as Part)))};`;
    },
  };
}
