import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { localeSource } from '../build/locales.ts';
import { languageNames, languages, type Language } from '../src/i18n/languages';
import { entriesOf, placesOf } from './fluent';

const folder = new URL('../../locales/', import.meta.url);
const filesOf = (language: string) => readdirSync(new URL(`${language}/`, folder)).toSorted();
const others = languages.filter((language) => language !== 'en');

/** The texts of one file, by key, as they are written. */
function textsOf(language: Language, file: string): ReadonlyMap<string, string> {
  return entriesOf(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
}

test('the folders are the languages of the app', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...languages]);
  expect(Object.keys(languageNames)).toEqual([...languages]);
});

describe.each(languages)('%s', (language) => {
  test('reads without an error and has no key twice', () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(localeSource(language)))).toEqual([]);
    const keys = filesOf(language).flatMap((file) => [...textsOf(language, file).keys()]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    // What Fluent does not understand it leaves out silently.
    expect(keys.filter((key) => !bundle.hasMessage(key) && !key.startsWith('-'))).toEqual([]);
  });

  test('writes as its readers do', () => {
    for (const file of filesOf(language)) {
      for (const [key, text] of textsOf(language, file)) {
        expect(text, key).not.toMatch(/\s$|'|"|\.\.\./);
        if (language === 'ro') expect(text, key).not.toMatch(/[şţŞŢ]/);
      }
    }
  });
});

describe.each(others)('%s beside English', (language) => {
  test('has the same files', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  test.each(filesOf('en'))('has the same keys with the same places in %s', (file) => {
    const english = textsOf('en', file);
    const translated = textsOf(language, file);
    expect([...translated.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of english)
      expect(placesOf(translated.get(key) ?? ''), key).toEqual(placesOf(text));
  });

  test.each(filesOf('en'))('has every plural of the language in %s', (file) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, text] of textsOf(language, file)) {
      if (!/\[(?:one|few|many)\]/.test(text)) continue;
      const given = [...text.matchAll(/\[(zero|one|two|few|many|other)\]/g)].map((match) => match[1]);
      // `other` is for fractions in Russian; all categories that whole numbers need must be there.
      const needed = wanted.filter((category) => category !== 'other' || language !== 'ru');
      for (const category of needed) expect(given, `${key} lacks [${category}]`).toContain(category);
    }
  });
});
