import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import lessons from 'virtual:lessons';
import type { Language } from './languages';

/** Values for the places in a text: `{ $count }`. */
export type TextArguments = Readonly<Record<string, FluentVariable>>;

/**
 * What is fetched at once: the texts any page may need, those of the pages that teach, of those where people meet, of the puzzles,
 * and the lessons of one game.
 */
export type Part = Page | `lessons-${string}`;

type Page = 'core' | 'learn' | 'online' | 'puzzles';

type Source = () => Promise<{ default: string }>;

// One chunk per language and part, fetched when it is first wanted.
const sources: Readonly<Record<Page, Readonly<Record<Language, Source>>>> = {
  core: {
    en: () => import('virtual:locale/core/en'),
    hu: () => import('virtual:locale/core/hu'),
    ro: () => import('virtual:locale/core/ro'),
    ru: () => import('virtual:locale/core/ru'),
  },
  learn: {
    en: () => import('virtual:locale/learn/en'),
    hu: () => import('virtual:locale/learn/hu'),
    ro: () => import('virtual:locale/learn/ro'),
    ru: () => import('virtual:locale/learn/ru'),
  },
  online: {
    en: () => import('virtual:locale/online/en'),
    hu: () => import('virtual:locale/online/hu'),
    ro: () => import('virtual:locale/online/ro'),
    ru: () => import('virtual:locale/online/ru'),
  },
  puzzles: {
    en: () => import('virtual:locale/puzzles/en'),
    hu: () => import('virtual:locale/puzzles/hu'),
    ro: () => import('virtual:locale/puzzles/ro'),
    ru: () => import('virtual:locale/puzzles/ru'),
  },
};

/** The parts that are the lessons of a game, all of them. */
export const lessonParts: readonly Part[] = Object.keys(lessons).map((topic) => `lessons-${topic}` as const);

function sourceOf(part: Part, language: Language): Source | undefined {
  if (part === 'core' || part === 'learn' || part === 'online' || part === 'puzzles')
    return sources[part][language];
  return lessons[part.replace('lessons-', '')]?.[language];
}

const bundles = new Map<Language, FluentBundle>();
/** The parts that are in a bundle, or on their way into it. */
const loading = new Map<string, Promise<void>>();
/** The parts that are shown in every language from now on. */
const needed = new Set<Part>(['core']);

let current = $state.raw<{ readonly language: Language; readonly bundle: FluentBundle } | undefined>();
let wanted: Language | undefined;

/** The language that is shown now; reactive. */
export function shownLanguage(): Language {
  return current?.language ?? 'en';
}

/** Shows another language; resolves when its texts are there. The language wanted last wins. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...needed].map((part) => load(language, part)));
  if (wanted === language) current = { language, bundle: bundleOf(language) };
}

/** Fetches parts of the texts, now and for every language that is shown later. */
export async function needTexts(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await showLanguage(wanted ?? 'en');
}

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  // All four languages are written from left to right: marks that isolate values would only be in the way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  return bundle;
}

function load(language: Language, part: Part): Promise<void> {
  const name = `${part}/${language}`;
  const known = loading.get(name);
  if (known) return known;
  const source = sourceOf(part, language);
  // A game that there are no lessons for has no texts to fetch.
  if (!source) return Promise.resolve();
  const coming = source().then(({ default: text }) => {
    bundleOf(language).addResource(new FluentResource(text));
  });
  loading.set(name, coming);
  // What could not be fetched is tried again when it is wanted again.
  coming.catch(() => loading.delete(name));
  return coming;
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
