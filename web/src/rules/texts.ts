import type { Language } from '../i18n';

/** The pages of the rules. */
export const pages = ['gipf', 'potentials', 'yinsh', 'dvonn', 'tzaar', 'zertz', 'punct'] as const;

export type RulesPage = (typeof pages)[number];

// The same files that a reader of the repository finds; each is fetched when it is looked at.
const sources = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });

export function isRulesPage(value: unknown): value is RulesPage {
  return pages.includes(value as RulesPage);
}

/** The text of a page in a language. */
export async function rulesText(page: RulesPage, language: Language): Promise<string> {
  const source = sources[`../../../docs/rules/${language}/${page}.md`];
  if (!source) throw new Error(`no page ${page} in ${language}`);
  return source();
}
