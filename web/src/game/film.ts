import { flushSync, mount, unmount } from 'svelte';
import { Board, type Colour } from '../board';
import type { Settings } from '../settings';
import type { PositionView } from '../wasm';
import { Gif, paletteOf } from './gif';
import { boardPicture, canvasOf } from './picture';
import { boardOf, boardPieces } from './pieces';

/** How wide the picture is, in points. */
const WIDTH = 480;
/** How long each position stays, and the last, in milliseconds. */
const [STAY, STAY_LAST] = [1000, 3000];

/** A game as a moving picture; `told` hears how far it has come, from 0 to 1. */
export async function film(
  positions: readonly PositionView[],
  orientation: Colour,
  { boardStyle, coordinates }: Pick<Settings, 'boardStyle' | 'coordinates'>,
  told: (part: number) => void,
): Promise<Blob> {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const pictures: (() => Promise<ImageData>)[] = positions.map(
    (position) => () => picture(position, orientation, { boardStyle, coordinates }, ground),
  );
  const [first, last] = [await pictures[0]?.(), await pictures.at(-1)?.()];
  if (!first || !last) throw new Error('there is nothing to show');
  await rest();
  const gif = new Gif(first.width, first.height, paletteOf([first.data, last.data]));
  for (const [index, draw] of pictures.entries()) {
    const { data } = await draw();
    gif.add(data, index === pictures.length - 1 ? STAY_LAST : STAY);
    told((index + 1) / pictures.length);
    // Nobody has to wait for all of it at once.
    await rest();
  }
  return gif.finish();
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** One position, drawn where nobody sees it. */
async function picture(
  position: PositionView,
  orientation: Colour,
  look: Pick<Settings, 'boardStyle' | 'coordinates'>,
  ground: string,
): Promise<ImageData> {
  const target = document.createElement('div');
  target.setAttribute('aria-hidden', 'true');
  target.style.cssText = `position:fixed;left:-200vw;width:${WIDTH}px`;
  document.body.append(target);
  const board = mount(Board, {
    target,
    props: {
      game: boardOf(position.game, position.variant),
      pieces: boardPieces(position.pieces),
      interactive: false,
      motion: 0,
      orientation,
      ...look,
    },
  });
  try {
    flushSync();
    const drawing = boardPicture(target);
    if (drawing === null) throw new Error('no board');
    const canvas = await canvasOf(drawing, WIDTH, ground);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    await unmount(board);
    target.remove();
  }
}
