// A share of all layouts: `cargo xtask layouts` looks at every one.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Axe } from '../support/axe.js';
import { launch } from '../support/browser.js';
import { examine } from '../support/layout-visit.js';
import { pairwiseLayouts, visits } from '../support/layouts.js';
import { startServer } from '../support/server.js';

let server;

before(async () => {
  server = await startServer();
});

after(async () => {
  await server?.stop();
});

describe('layouts', { concurrency: true }, () => {
  for (const text of [100, 200]) {
    test(`every page fits with text at ${text} %, in every language, size and scheme of colours`, async () => {
      const browser = await launch({ text });
      const layouts = pairwiseLayouts().filter((layout) => layout.text === text);
      const findings = [];
      let seen = 0;
      const looked = (name, schemes, found) => {
        seen += schemes;
        findings.push(...found.map((fault) => `${name}, ${fault}`));
      };
      const axe = new Axe();
      for (const visit of visits(layouts)) await examine(browser, server.address, visit, looked, axe);
      await browser.close();
      assert.deepEqual(findings, []);
      assert.equal(seen, layouts.length);
    });
  }
});
