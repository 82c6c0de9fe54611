// Whoever looks at layouts sees what is wrong with them: faults are planted, each in some sizes and colours, and have to be found there.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch } from '../support/browser.js';
import { examine } from '../support/layout-visit.js';
import { everyLayout, visits } from '../support/layouts.js';
import { startServer } from '../support/server.js';

const every = ['390x844', '820x1180'];
const everywhere = every.flatMap((size) => ['light', 'dark', 'forced'].map((scheme) => `${size} ${scheme}`));
const unforced = everywhere.filter((place) => !place.endsWith('forced'));
const alike = 'background: none !important; border-color: gray !important; outline: none !important';

/**
 * Faults with what brings them about, what is said of them, and where they are to be seen: in some sizes, told once in each as long as
 * nothing moves when colours change, or in sizes and schemes.
 */
const faults = {
  'what is too wide': {
    html: '<div style="width: 200vw; height: 1px"></div>',
    said: /px too wide/,
    sizes: every,
  },
  'what is too wide on a tablet alone': {
    html: '<div class="broad"></div>',
    css: '@media (width: 820px) { .broad { width: 200vw; height: 1px } }',
    said: /px too wide/,
    sizes: ['820x1180'],
  },
  'what is too wide in one scheme alone': {
    html: '<div class="broad"></div>',
    css: '@media (prefers-color-scheme: dark) and (forced-colors: none) { .broad { width: 200vw; height: 1px } }',
    said: /px too wide/,
    at: everywhere.filter((place) => place.endsWith('dark')),
  },
  'what is covered': {
    html: '<div style="position: fixed; inset: 0"></div>',
    said: /lies under/,
    sizes: every,
  },
  'what is covered in the middle of the window': {
    html: '<div style="position: fixed; inset: 40% 0 30%"></div>',
    said: /lies under/,
    sizes: every,
  },
  'words that are cut off': {
    css: 'main h1 { inline-size: 2rem; overflow: hidden; white-space: nowrap }',
    said: /^cuts h1/,
    sizes: every,
  },
  'a word that is broken': {
    css: 'main h1 { inline-size: 4rem; word-break: break-all }',
    said: /^breaks/,
    sizes: every,
  },
  'faint words in one scheme': {
    css: '@media (prefers-color-scheme: dark) and (forced-colors: none) { main h1 { color: rgb(40 40 40) } }',
    said: /^axe color-contrast/,
    at: everywhere.filter((place) => place.endsWith('dark')),
  },
  'faint words in one scheme and size': {
    css: '@media (prefers-color-scheme: light) and (width: 390px) { main h1 { color: rgb(220 220 220) } }',
    said: /^axe color-contrast/,
    at: ['390x844 light'],
  },
  'words on a ground like them': {
    css: '@media (prefers-color-scheme: light) { main { background: rgb(90 90 90) } }',
    said: /^axe color-contrast/,
    at: everywhere.filter((place) => place.endsWith('light')),
  },
  'words that fade into what is behind them': {
    css: '@media (width: 820px) { main { opacity: 0.3 } }',
    said: /^axe color-contrast/,
    at: everywhere.filter((place) => place.startsWith('820')),
  },
  'a field without a name': {
    html: '<div role="region" aria-label="x"><input></div>',
    said: /^axe label/,
    at: everywhere,
  },
  'a field without a name on a tablet alone': {
    html: '<div role="region" aria-label="x"><input class="nameless"></div>',
    css: '@media (width < 800px) { .nameless { display: none } }',
    said: /^axe label/,
    at: everywhere.filter((place) => place.startsWith('820')),
  },
  'what is called by a name that nobody has': {
    html: '<button type="button" aria-labelledby="nobody"></button>',
    said: /^axe button-name/,
    at: everywhere,
  },
  'what is chosen and does not look so': {
    css: `input[type=radio] + * { ${alike} }`,
    said: /does not look chosen/,
    at: unforced,
  },
  'what is chosen and does not look so in one scheme': {
    css: `@media (prefers-color-scheme: dark) and (forced-colors: none) { input[type=radio] + * { ${alike} } }`,
    said: /does not look chosen/,
    at: everywhere.filter((place) => place.endsWith('dark')),
  },
};

/** A browser whose pages have something in them that is not of the app. */
function planted(browser, { html = '', css = '' }) {
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      await context.addInitScript((text) => {
        addEventListener('DOMContentLoaded', () => document.body.insertAdjacentHTML('beforeend', text));
      }, `<style>${css}</style>${html}`);
      return context;
    },
  };
}

const [visit] = visits(
  everyLayout().filter(
    ({ page, size, language, text }) =>
      page === 'settings' && language === 'en' && text === 100 && every.includes(size),
  ),
);

let server;
let browser;

before(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Everything that is found, with the size and the scheme in which it is. */
async function found(fault) {
  const all = [];
  await examine(planted(browser, fault), server.address, visit, (name, schemes, findings) => {
    const [, size] = name.split(', ');
    for (const finding of findings) {
      const [, scheme, said] = /^(\w+): (.*)$/s.exec(finding);
      all.push({ size, scheme, said });
    }
  });
  return all;
}

describe('faults of layouts', { concurrency: 4 }, () => {
  test('are none where nothing is planted', async () => {
    assert.deepEqual(await found({}), []);
  });

  for (const [name, fault] of Object.entries(faults)) {
    test(`are found: ${name}`, async () => {
      const all = await found(fault);
      const seen = all
        .filter(({ said }) => fault.said.test(said))
        .map(({ size, scheme }) => (fault.sizes ? size : `${size} ${scheme}`));
      assert.deepEqual(
        [...new Set(seen)].toSorted(),
        (fault.sizes ?? fault.at).toSorted(),
        JSON.stringify(all),
      );
    });
  }
});
