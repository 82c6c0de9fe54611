/** The languages of the app. */
export const languages = ['en', 'hu', 'ro', 'ru'] as const;

export type Language = (typeof languages)[number];

/** Each language in its own words: a reader who is lost finds his own. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hu: 'Magyar',
  ro: 'Română',
  ru: 'Русский',
};

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The first of the wanted languages (`ro-MD`, `hu`, …) that the app speaks, else English. */
export function matchLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** The language in the user's own form of it (`en-GB`), for dates and numbers. */
export function regionalForm(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
