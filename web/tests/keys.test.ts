import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { localeSource } from '../build/locales.ts';
import { entriesOf } from './fluent';

const folder = fileURLToPath(new URL('../src', import.meta.url));

/** The sources of the app. The workbench of the board speaks English only. */
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|svelte)$/.test(name) && !name.startsWith('demo'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

// The sentences of lessons are named by the lessons; a test of theirs holds them to it.
const named = localeSource('en', (file) => !file.startsWith('lessons-') && file !== 'terminal.ftl');
// A game's own file also has what the terminal and the lessons say about it.
const keys = [...entriesOf(named).keys()].filter((key) => !/^(?:-|help-game-|tray-|missed-)/.test(key));
const known = new Set(keys);

/** Keys that are put together: t(`phase-${name}`) may mean every key that fits. */
const patterns = sources.flatMap(({ text }) =>
  [...text.matchAll(/`([a-z][a-z0-9-]*(?:\$\{[^`}]*\}[a-z0-9-]*)+)`/g)].map(([, template = '']) => ({
    template,
    fits: new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`),
  })),
);

test('every key that the code names exists', () => {
  const missing = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<![\w.$])t\(\s*(['"])([^'"]+)\1/g)]
      .map((match) => match[2] ?? '')
      .filter((key) => !known.has(key))
      .map((key) => `${name}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('every key that the code puts together can exist', () => {
  const used = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<![\w.$])t\(\s*`([^`]+)`/g)]
      .map(([, template = '']) => ({ name, template }))
      // What follows a key of a lesson is for the tests of lessons.
      .filter(({ template }) => !template.startsWith('${')),
  );
  const hopeless = used.filter(({ template }) => {
    const pattern = patterns.find((candidate) => candidate.template === template);
    return !keys.some((key) => pattern?.fits.test(key) ?? key === template);
  });
  expect(hopeless).toEqual([]);
});

test('every key is used', () => {
  const literals = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(['"`])([a-z][\w-]*)\1/gi)].map((m) => m[2])),
  );
  const unused = keys.filter((key) => !literals.has(key) && !patterns.some(({ fits }) => fits.test(key)));
  expect(unused).toEqual([]);
});
