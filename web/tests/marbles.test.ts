import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../src/i18n/languages';
import { entriesOf } from './fluent';

/** How a language speaks of colours, of marbles, and of marbles with a colour. */
interface Words {
  readonly white: RegExp;
  readonly black: RegExp;
  readonly grey: RegExp;
  readonly marble: RegExp;
  readonly coloured: RegExp;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    white: /\bwhite\b/giu,
    black: /\bblack\b/giu,
    grey: /\bgrey\b/giu,
    marble: /marble/iu,
    coloured: /\b(?:white|grey|black) marbles?/giu,
  },
  hu: {
    white: /fehér/giu,
    black: /feket/giu,
    grey: /szürk/giu,
    marble: /golyó/iu,
    coloured: /(?:fehér|szürke|fekete) golyó/giu,
  },
  ro: {
    white: /(?<!\p{L})alb/giu,
    black: /(?<!\p{L})nea?gr/giu,
    grey: /(?<!\p{L})gri(?!\p{L})/giu,
    marble: /(?<!\p{L})bil[ăe]/iu,
    coloured: /bil[ăe] (?:alb[ăe]|gri|neagră|negre)/giu,
  },
  ru: {
    white: /бел[а-яё]/giu,
    black: /чёрн/giu,
    grey: /сер[а-яё]/giu,
    marble: /шарик/iu,
    coloured: /(?:бел|сер|чёрн)[а-яё]+ шарик/giu,
  },
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The sentences for White and for Black of a text that depends on a player; null if it depends on none. */
function forPlayers(text: string): readonly [string, string] | null {
  const found = /\{ \$(?:colour|winner) ->\s*\[white\] ([^\n]*)\s*\*\[other\] ([^\n]*)/u.exec(text);
  return found ? [found[1] ?? '', found[2] ?? ''] : null;
}

describe.each(languages)('marbles in %s', (language) => {
  const source = readFileSync(new URL(`../../locales/${language}/zertz.ftl`, import.meta.url), 'utf8');
  const { white, black, grey, marble, coloured } = words[language];
  const texts = [...entriesOf(source)];

  test('what depends on a player names him and not the other, and the same marbles for both', () => {
    const dependent = texts.flatMap(([key, text]) => {
      const both = forPlayers(text);
      return both ? [[key, both] as const] : [];
    });
    expect(dependent.length).toBeGreaterThan(8);
    for (const [key, [forWhite, forBlack]] of dependent) {
      expect(forBlack.match(coloured), key).toEqual(forWhite.match(coloured));
      const [ofWhite, ofBlack] = [forWhite, forBlack].map((text) => text.replaceAll(coloured, ''));
      expect([count(ofWhite ?? '', white) > 0, count(ofWhite ?? '', black)], key).toEqual([true, 0]);
      expect([count(ofBlack ?? '', white), count(ofBlack ?? '', black) > 0], key).toEqual([0, true]);
    }
  });

  test('everywhere else colours are those of marbles, and the sentence says so', () => {
    const independent = texts.filter(([, text]) => forPlayers(text) === null);
    expect(independent.length).toBeGreaterThan(80);
    for (const [key, text] of independent)
      for (const sentence of text.split(/(?<=[.!?:])\s/u)) {
        const colours = count(sentence, white) + count(sentence, black) + count(sentence, grey);
        if (colours > 0 && !sentence.includes('->')) expect(sentence, key).toMatch(marble);
      }
  });
});
