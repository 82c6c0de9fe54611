import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

/** Values for the places in a text: `{ $count }`. */
export type TextArguments = Readonly<Record<string, FluentVariable>>;

// One chunk per language, fetched when it is first wanted.
const sources: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('virtual:locale/en'),
  hu: () => import('virtual:locale/hu'),
  ro: () => import('virtual:locale/ro'),
  ru: () => import('virtual:locale/ru'),
};

const bundles = new Map<Language, FluentBundle>();

let current = $state.raw<{ readonly language: Language; readonly bundle: FluentBundle } | undefined>();
let wanted: Language | undefined;

/** The language that is shown now; reactive. */
export function shownLanguage(): Language {
  return current?.language ?? 'en';
}

/** Shows another language; resolves when its texts are there. The language wanted last wins. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  const bundle = await load(language);
  if (wanted === language) current = { language, bundle };
}

async function load(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const source = await sources[language]();
  // All four languages are written from left to right: marks that isolate values would only be in the way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source.default));
  bundles.set(language, bundle);
  return bundle;
}

/**
 * The text for a key in the language that is shown. Reactive: a template that calls it follows the language.
 * A key that does not exist shows between brackets that no text contains, for the tests to find.
 */
export function t(key: string, values?: TextArguments): string {
  const pattern = current?.bundle.getMessage(key)?.value;
  if (!current || !pattern) return `⟦${key}⟧`;
  return current.bundle.formatPattern(pattern, values ? { ...values } : null, []);
}
