import { expect, test } from 'vitest';
import { Gif, paletteOf } from '../src/game/gif';

const CODES = { clear: 256, end: 257 };

/** Unpacks the blocks of one picture: the other half of what the writer does, written from the description of the format. */
function unpack(bytes: Uint8Array, from: number): { pixels: number[]; behind: number } {
  expect(bytes[from]).toBe(8);
  const stream: number[] = [];
  let at = from + 1;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) {
    stream.push(...bytes.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  const pixels: number[] = [];
  let table: number[][] = [];
  let [size, bit, previous] = [9, 0, null as number[] | null];
  for (;;) {
    let code = 0;
    for (let place = 0; place < size; place += 1, bit += 1)
      code |= (((stream[bit >> 3] ?? 0) >> (bit & 7)) & 1) << place;
    if (code === CODES.end) return { pixels, behind: at + 1 };
    if (code === CODES.clear) {
      table = Array.from({ length: 258 }, (_, index) => (index < 256 ? [index] : []));
      [size, previous] = [9, null];
      continue;
    }
    const known = table[code];
    const run: number[] = known ?? [...(previous ?? []), previous?.[0] ?? -1];
    pixels.push(...run);
    if (previous && table.length < 4096) table.push([...previous, run[0] ?? -1]);
    if (table.length === 1 << size && size < 12) size += 1;
    previous = run;
  }
}

/** Shows the pictures one after another, as a viewer does. */
async function shown(blob: Blob): Promise<{ pictures: number[][]; delays: number[] }> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const word = (at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  const width = word(6);
  const canvas = Array.from({ length: width * word(8) }, () => -1);
  const pictures: number[][] = [];
  const delays: number[] = [];
  let at = 13 + 768;
  for (;;) {
    if (bytes[at] === 0x3b) return { pictures, delays };
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xff) at += 19;
    else if (bytes[at] === 0x21) {
      delays.push(word(at + 4));
      at += 8;
    } else {
      const [left, top, across] = [word(at + 1), word(at + 3), word(at + 5)];
      const { pixels, behind } = unpack(bytes, at + 10);
      for (const [place, colour] of pixels.entries()) {
        const target = (top + Math.floor(place / across)) * width + left + (place % across);
        if (colour !== 255) canvas[target] = colour;
      }
      pictures.push([...canvas]);
      at = behind;
    }
  }
}

/** A picture of few or many colours. */
function picture(
  width: number,
  height: number,
  colour: (x: number, y: number) => number[],
): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set([...colour(x, y), 255], 4 * (y * width + x));
  return pixels;
}

test.each([
  ['a plain one', 7, 5, () => [200, 100, 50]],
  ['stripes', 64, 64, (x: number) => (x % 8 < 4 ? [255, 255, 255] : [0, 0, 0])],
  [
    'noise that fills the table of codes',
    200,
    200,
    (x: number, y: number) => [(x * 7919 + y * 104_729) & 255, (x * y) & 255, (x ^ y) & 255],
  ],
] as const)(
  '%s comes out as it went in, and of the next picture only what has changed is written',
  async (_what, width, height, colour) => {
    const first = picture(width, height, colour as never);
    const second = Uint8ClampedArray.from(first);
    second.set([0, 0, 255, 255], 4 * (2 * width + 3));
    const palette = paletteOf([first, second]);
    const gif = new Gif(width, height, palette);
    for (const [pixels, millis] of [
      [first, 1000],
      [second, 500],
      [second, 3000],
    ] as const)
      gif.add(pixels, millis);
    const { pictures, delays } = await shown(gif.finish());
    expect(delays).toEqual([100, 50, 300]);
    const wanted = [first, second, second].map((pixels) =>
      Array.from({ length: width * height }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * at, 4 * at + 3);
        return palette.nearest[((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)];
      }),
    );
    expect(pictures).toEqual(wanted);
  },
);

test('colours that occur most are kept as they are', () => {
  const { colours, nearest } = paletteOf([picture(16, 16, (x) => (x < 8 ? [239, 232, 217] : [74, 79, 87]))]);
  const at = nearest[((239 >> 3) << 10) | ((232 >> 3) << 5) | (217 >> 3)] ?? -1;
  expect([...colours.subarray(3 * at, 3 * at + 3)]).toEqual([239, 232, 217]);
});
