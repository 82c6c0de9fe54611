/** A board as a picture: what is on the screen, as a drawing that needs nothing around it. */

/** The look of a drawing that its copy carries along; as attributes, because a picture has no style sheet. */
const LOOK = [
  'display',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
] as const;

const SVG = 'http://www.w3.org/2000/svg';

/** The first board inside an element as the text of an SVG; null if there is none. */
export function boardPicture(around: Element): string | null {
  const board = around.querySelector('.gipfel-board');
  const layers = [...(board?.querySelectorAll<SVGSVGElement>(':scope > svg') ?? [])];
  const [surface] = layers;
  if (!surface) return null;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('xmlns', SVG);
  picture.setAttribute('viewBox', surface.getAttribute('viewBox') ?? '');
  for (const layer of layers) {
    const group = document.createElementNS(SVG, 'g');
    group.append(...[...layer.children].map(copyOf));
    picture.append(group);
  }
  return new XMLSerializer().serializeToString(picture);
}

function copyOf(drawn: Element): Element {
  const copy = drawn.cloneNode(false) as Element;
  for (const name of ['class', 'style', 'role', 'aria-label', 'aria-selected']) copy.removeAttribute(name);
  const style = getComputedStyle(drawn);
  for (const name of LOOK) {
    const value = style.getPropertyValue(name);
    if (value !== '') copy.setAttribute(name, value);
  }
  if (style.transform !== 'none') copy.setAttribute('transform', style.transform);
  for (const child of drawn.childNodes) {
    if (child instanceof Element) {
      // Places to point at belong to the page.
      if (child.getAttribute('role') === 'gridcell') continue;
      copy.append(copyOf(child));
    } else copy.append(child.cloneNode());
  }
  return copy;
}

/** The picture in pixels, so many wide. */
export async function pixels(picture: string, width: number): Promise<Blob> {
  const canvas = await canvasOf(picture, width);
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The picture on a canvas, so many points wide, on a ground if one is given. */
export async function canvasOf(picture: string, width: number, ground?: string): Promise<HTMLCanvasElement> {
  const box =
    /viewBox="([^"]*)"/
      .exec(picture)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const height = Math.round((width * (box[3] ?? 1)) / (box[2] ?? 1));
  const sized = picture.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: ground !== undefined });
    if (context && ground !== undefined) {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
    }
    context?.drawImage(image, 0, 0);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}
