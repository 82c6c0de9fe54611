import assert from 'node:assert/strict';

const WIDTH = 480;
/** How much of a picture may differ, and by how much a channel of a pixel has to for it to count: edges are smoothed by where they lie. */
const SHARE = 0.002;
const CHANNEL = 24;

/** A picture of the board of a page as it looks alone: in the upper left corner of a white page, as wide as any other. */
export async function boardAlone(page) {
  await page.locator('.gipfel-board').first().waitFor();
  await page.evaluate((width) => {
    const board = document.querySelector('.gipfel-board');
    document.body.replaceChildren(board);
    // Names are written in the font of the page, which is no part of the board.
    document.body.style.cssText =
      'margin:0;padding:0;background:white;font:16px/1.5 sans-serif;display:block';
    board.style.width = `${width}px`;
  }, WIDTH);
  // The page may still show what was hovered over or fade something in.
  await page.mouse.move(0, 790);
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  return page.locator('.gipfel-board').screenshot({ animations: 'disabled' });
}

/** Compares two pictures in the browser, which can read them; the share of pixels that differ. */
export async function differing(page, one, other) {
  const pictures = [one, other].map((picture) => picture.toString('base64'));
  return page.evaluate(
    async ([sources, channel]) => {
      const read = async (source) => {
        // The policy of a page may forbid it to fetch anything.
        const bytes = Uint8Array.from(atob(source), (letter) => letter.codePointAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = await Promise.all(sources.map(read));
      if (a.width !== b.width || a.height !== b.height) return 1;
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const far = [0, 1, 2].some((part) => Math.abs(a.data[at + part] - b.data[at + part]) > channel);
        if (far) count += 1;
      }
      return count / (a.width * a.height);
    },
    [pictures, CHANNEL],
  );
}

/** Fails if two pictures look different; `what` says which. */
export async function assertLike(page, picture, wanted, what) {
  const share = await differing(page, picture, wanted);
  assert.ok(share <= SHARE, `${what}: ${(share * 100).toFixed(2)} % of the pixels differ`);
}
