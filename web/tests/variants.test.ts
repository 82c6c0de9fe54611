import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, test } from 'vitest';
import { localeSource } from '../build/locales.ts';
import { gameName } from '../src/game/pieces';
import { languages } from '../src/i18n/languages';
import { games } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

describe.each(languages)('%s', (language) => {
  test('every variant of every game has a heading of its own', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(localeSource(language)));
    const heading = bundle.getMessage('game-heading')?.value ?? '';
    const headings = games().flatMap(({ game, variants }) =>
      variants.map((variant) => bundle.formatPattern(heading, { game: gameName(game), variant })),
    );
    expect(headings.filter((text, index) => headings.indexOf(text) !== index)).toEqual([]);
  });
});
