/** Moving pictures in the one format that everything shows: GIF. */

/** The colour that lets the picture before show through. */
const CLEAR = 255;
/** Colours are told apart by so many bits of each of their parts. */
const BITS = 5;

/** The colours of a picture: three bytes each, and which of them is nearest to any. */
export interface Palette {
  readonly colours: Uint8Array;
  readonly nearest: Uint8Array;
}

function bin(red: number, green: number, blue: number): number {
  const rest = 8 - BITS;
  return ((red >> rest) << (2 * BITS)) | ((green >> rest) << BITS) | (blue >> rest);
}

/** The colours that occur most in some pictures given as red, green, blue and opacity. */
export function paletteOf(pictures: readonly Uint8ClampedArray[]): Palette {
  const bins = 1 << (3 * BITS);
  const counts = new Uint32Array(bins);
  const sums = new Float64Array(3 * bins);
  for (const pixels of pictures) {
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const key = bin(red, green, blue);
      counts[key] = (counts[key] ?? 0) + 1;
      for (const [part, value] of [red, green, blue].entries())
        sums[3 * key + part] = (sums[3 * key + part] ?? 0) + value;
    }
  }
  const keys = [...counts.keys()].filter((key) => (counts[key] ?? 0) > 0);
  const chosen = keys.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0)).slice(0, CLEAR);
  const colours = new Uint8Array(3 * 256);
  for (const [index, key] of chosen.entries()) {
    for (let part = 0; part < 3; part += 1)
      colours[3 * index + part] = Math.round((sums[3 * key + part] ?? 0) / (counts[key] ?? 1));
  }
  return { colours, nearest: nearestOf(colours, chosen.length) };
}

/** For every bin the index of the colour that is nearest to its middle. */
function nearestOf(colours: Uint8Array, count: number): Uint8Array {
  const nearest = new Uint8Array(1 << (3 * BITS));
  const mask = (1 << BITS) - 1;
  const middle = (part: number): number => (part << (8 - BITS)) + (1 << (7 - BITS));
  for (let key = 0; key < nearest.length; key += 1) {
    const wanted = [middle(key >> (2 * BITS)), middle((key >> BITS) & mask), middle(key & mask)];
    let least = Infinity;
    for (let index = 0; index < count; index += 1) {
      let distance = 0;
      for (let part = 0; part < 3; part += 1)
        distance += ((colours[3 * index + part] ?? 0) - (wanted[part] ?? 0)) ** 2;
      if (distance < least) [least, nearest[key]] = [distance, index];
    }
  }
  return nearest;
}

/** A moving picture in the making: the first picture whole, of the others only what has changed. */
export class Gif {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: Palette;
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #before: Uint8Array | null = null;

  constructor(width: number, height: number, palette: Palette) {
    [this.#width, this.#height, this.#palette] = [width, height, palette];
    // The size, a palette of 256 colours, and that it is to be shown again and again.
    this.#bytes([...letters('GIF89a'), ...short(width), ...short(height), 0xf7, 0, 0]);
    this.#parts.push(Uint8Array.from(palette.colours));
    this.#bytes([0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0]);
  }

  /** Adds a picture that stays for so many milliseconds. */
  add(pixels: Uint8ClampedArray, millis: number): void {
    const now = this.#indices(pixels);
    const box = this.#before ? this.#changed(this.#before, now) : [0, 0, this.#width, this.#height];
    const [left = 0, top = 0, width = 0, height = 0] = box;
    const drawn = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (top + y) * this.#width + left + x;
        drawn[y * width + x] = this.#before?.[at] === now[at] ? CLEAR : (now[at] ?? 0);
      }
    }
    this.#before = now;
    // It stays where it is, and what is clear shows what was there.
    this.#bytes([0x21, 0xf9, 4, 0x05, ...short(Math.round(millis / 10)), CLEAR, 0]);
    this.#bytes([0x2c, ...short(left), ...short(top), ...short(width), ...short(height), 0]);
    this.#parts.push(packed(drawn));
  }

  finish(): Blob {
    return new Blob([...this.#parts, Uint8Array.of(0x3b)], { type: 'image/gif' });
  }

  #bytes(bytes: readonly number[]): void {
    this.#parts.push(Uint8Array.from(bytes));
  }

  #indices(pixels: Uint8ClampedArray): Uint8Array {
    const indices = new Uint8Array(this.#width * this.#height);
    for (let at = 0; at < indices.length; at += 1) {
      const key = bin(pixels[4 * at] ?? 0, pixels[4 * at + 1] ?? 0, pixels[4 * at + 2] ?? 0);
      indices[at] = this.#palette.nearest[key] ?? 0;
    }
    return indices;
  }

  /** The smallest box around what has changed; one point if nothing has. */
  #changed(before: Uint8Array, now: Uint8Array): [number, number, number, number] {
    let [left, top, right, bottom] = [this.#width, this.#height, -1, -1];
    for (let at = 0; at < now.length; at += 1) {
      if (before[at] === now[at]) continue;
      const [x, y] = [at % this.#width, Math.floor(at / this.#width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    return right < 0 ? [0, 0, 1, 1] : [left, top, right - left + 1, bottom - top + 1];
  }
}

function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

function short(value: number): [number, number] {
  return [value & 255, (value >> 8) & 255];
}

const FIRST_CODES = 256;
const [RESTART, END] = [FIRST_CODES, FIRST_CODES + 1];
const MOST_CODES = 4096;

/** Bytes as the format packs them (Lempel, Ziv and Welch), in blocks of at most 255. */
function packed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const out: number[] = [8];
  let block: number[] = [];
  let [held, bits, size, next] = [0, 0, 9, END + 1];
  const known = new Uint16Array(MOST_CODES * 256);

  const emit = (code: number): void => {
    held |= code << bits;
    bits += size;
    while (bits >= 8) {
      block.push(held & 255);
      held >>>= 8;
      bits -= 8;
      if (block.length === 255) flush();
    }
  };
  const flush = (): void => {
    if (block.length > 0) out.push(block.length, ...block);
    block = [];
  };

  emit(RESTART);
  let prefix = bytes[0] ?? 0;
  for (let at = 1; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const place = prefix * 256 + byte;
    const longer = known[place] ?? 0;
    if (longer !== 0) {
      prefix = longer;
      continue;
    }
    emit(prefix);
    prefix = byte;
    if (next < MOST_CODES) {
      known[place] = next;
      if (next === 1 << size && size < 12) size += 1;
      next += 1;
      continue;
    }
    emit(RESTART);
    known.fill(0);
    [size, next] = [9, END + 1];
  }
  emit(prefix);
  // Whoever reads it has just learnt another code.
  if (next === 1 << size && size < 12) size += 1;
  emit(END);
  if (bits > 0) block.push(held & 255);
  flush();
  out.push(0);
  return Uint8Array.from(out);
}
