import { GAMES } from '../board';
import type { Language } from '../i18n';

// The same files that a reader of the repository finds; each is fetched when it is looked at.
const sources = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });

const source = (page: string, language: Language) => sources[`../../../docs/rules/${language}/${page}.md`];

/** The pages of the rules, one a game. */
export const pages: readonly string[] = Object.values(GAMES)
  .map(({ topic }) => topic)
  .filter((topic) => source(topic, 'en') !== undefined);

/** The page that is shown when none is named. */
export const firstPage = pages[0] ?? '';

export function isRulesPage(value: unknown): value is string {
  return pages.includes(value as string);
}

/** The text of a page in a language. */
export async function rulesText(page: string, language: Language): Promise<string> {
  const load = source(page, language);
  if (!load) throw new Error(`no page ${page} in ${language}`);
  return load();
}
