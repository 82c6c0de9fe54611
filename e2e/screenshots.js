// Photographs every page for the documentation: on a desktop and a phone, light and dark.
// `node screenshots.js [FOLDER [LANGUAGE…]]`: without a folder, into docs/screenshots in English.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { desktop, go, launch, phone, visit } from './support/browser.js';
import { gamePlaces } from './support/midgame.js';
import { places } from './support/places.js';
import { startServer } from './support/server.js';

const [folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url)), ...wanted] =
  process.argv.slice(2);
const languages = wanted.length > 0 ? wanted : ['en'];
// Documentation is read on ordinary screens: one pixel for one pixel keeps the files small.
const forms = { desktop, phone: { ...phone, deviceScaleFactor: 1 } };

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await launch();
let total = 0;
for (const language of languages) {
  for (const [form, options] of Object.entries(forms)) {
    for (const theme of ['light', 'dark']) {
      const { page, context } = await visit(browser, server.address, {
        ...options,
        colorScheme: theme,
        settings: { language },
      });
      const session = await context.newCDPSession(page);
      const played = [
        ...(language === 'en' ? await gamePlaces(page, server.address, 'gipf') : []),
        ...(language === 'en' ? await gamePlaces(page, server.address, 'yinsh') : []),
      ];
      for (const { name, hash } of [...places, ...played]) {
        await go(page, `${server.address}${hash}`);
        const picture = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
        const parts = [name, form, theme, ...(wanted.length > 0 ? [language] : [])];
        const bytes = Buffer.from(picture.data, 'base64');
        total += bytes.length;
        writeFileSync(join(folder, `${parts.join('-')}.webp`), bytes);
      }
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
process.stdout.write(`${folder}: ${Math.round(total / 1000)} kB\n`);
