import { describe, expect, test } from 'vitest';
import { matchLanguage } from '../src/i18n/languages';
import { parseSettings, type Settings } from '../src/settings/parse';

const defaults: Settings = {
  language: null,
  theme: 'system',
  boardStyle: 'paper',
  coordinates: true,
  animation: 1,
  sounds: true,
  haptics: true,
  premove: false,
  confirmTurn: false,
  playForced: null,
};

describe('stored settings', () => {
  test('come back as they were', () => {
    const changed: Settings = {
      language: 'hu',
      theme: 'dark',
      boardStyle: 'pattern',
      coordinates: false,
      animation: 0,
      sounds: false,
      haptics: false,
      premove: true,
      confirmTurn: true,
      playForced: false,
    };
    expect(parseSettings(JSON.stringify(changed), defaults)).toEqual(changed);
  });

  test.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"theme":"pink","animation":9,"sounds":"yes","language":"xx"}',
  ])('fall back to the defaults: %s', (text) => {
    expect(parseSettings(text, defaults)).toEqual(defaults);
  });

  test('keep what can be understood', () => {
    expect(parseSettings('{"theme":"dark","colour":1}', defaults)).toEqual({ ...defaults, theme: 'dark' });
  });
});

describe('the language of the browser', () => {
  test.each([
    [['hu'], 'hu'],
    [['ro-MD', 'en'], 'ro'],
    [['RU-ru'], 'ru'],
    [['fi', 'de-AT', 'hu-HU', 'en'], 'hu'],
    [['fi'], 'en'],
    [[], 'en'],
  ])('%j gives %s', (wanted, language) => {
    expect(matchLanguage(wanted)).toBe(language);
  });
});
