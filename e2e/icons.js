// Draws the icons of the installed app from `web/public/icon.svg`: `npm run icons` after a change of the drawing.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './support/browser.js';

const folder = new URL('../web/public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');

/** Size, share of the square that the drawing takes, and the ground; a maskable icon may be cut to a circle. */
const icons = [
  { file: 'icons/icon-180.png', size: 180, share: 0.82, ground: '#f6f4ee' },
  { file: 'icons/icon-192.png', size: 192, share: 1 },
  { file: 'icons/icon-512.png', size: 512, share: 1 },
  { file: 'icons/maskable-512.png', size: 512, share: 0.66, ground: '#f6f4ee' },
];

const browser = await launch();
for (const { file, size, share, ground = 'transparent' } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
    <img width="${Math.round(size * share)}" src="data:image/svg+xml,${encodeURIComponent(drawing)}">`);
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), omitBackground: true });
  await page.close();
}
await browser.close();
