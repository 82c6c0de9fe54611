import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '../src/i18n/languages';
import { linkAddress } from '../src/rules/address';
import { pages } from '../src/rules/texts';
import { expectValue, rulesPage } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

test.each(languages.flatMap((language) => pages.map((page) => [language, page])))(
  'the page %s/%s can be shown',
  (language, page) => {
    const text = readFileSync(new URL(`../../docs/rules/${language}/${page}.md`, import.meta.url), 'utf8');
    const view = expectValue(rulesPage(text, false));
    expect(view.sections.length).toBeGreaterThan(10);
    const diagrams = view.sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'diagram'));
    expect(diagrams.length).toBeGreaterThanOrEqual(10);
  },
);

test('links lead to sections of this page and of others', () => {
  expect(linkAddress('#rows', 'gipf')).toBe('#/rules/gipf?section=rows');
  expect(linkAddress('gipf', 'potentials')).toBe('#/rules/gipf');
  expect(linkAddress('yinsh#end', 'gipf')).toBe('#/rules/yinsh?section=end');
});
