// What nearly every test needs: the program as a server, and a browser.
import { after, before } from 'node:test';
import { launch } from './browser.js';
import { startServer } from './server.js';

export let server;
export let browser;

/** Starts both before the tests of a file, and stops them afterwards. Options are those of the program. */
export function stage(...options) {
  before(async () => {
    server = await startServer(...options);
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
}
