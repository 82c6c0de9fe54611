import type { Game } from './boards';
import { circle, pushedOut, roundedHexagon, roundedPolygon } from './outline';
import { COLUMN_GAP, STEP, type Place } from './plane';

/** How far names are from the places they stand beside, by where they are on the screen, in steps. */
interface LabelLook {
  readonly aside: number;
  readonly above: number;
  readonly below: number;
  /** Names above and below lean towards the sides of the board, as its rim does. */
  readonly leaning?: boolean;
  /** They stand below and to the left whichever way the board is turned; else they are turned with it. */
  readonly staying?: boolean;
}

/** What the page chooses about a board. */
export interface Look {
  /** The edge of the board, or a line so far inside of it. */
  outline(inset: number): string;
  /** Half the width and half the height of the drawing. */
  readonly extent: Place;
  readonly labels: LabelLook;
  /** Whether the centre is marked: where the eye finds its bearings on a board of equal triangles. */
  readonly marksCentre?: boolean;
  /** Cells up to so many steps from the centre are darker. */
  readonly middle?: number;
  /** How the height of a stack is seen; see `Geometry`. */
  readonly heights?: 'figures' | 'marks';
}

/** A board as the look finds it: the corners of what its places enclose, in order. */
type Corners = readonly Place[];

const HALF = Math.sqrt(3) / 2;

/** A hexagon that stands on a corner, so far from the centre. */
function hexagon(steps: number): Pick<Look, 'outline' | 'extent'> {
  const radius = steps * STEP;
  return {
    outline: (inset) => roundedHexagon(radius - inset, 34 - inset / 2),
    extent: { x: radius * HALF + 12, y: radius + 12 },
  };
}

function round(steps: number): Pick<Look, 'outline' | 'extent'> {
  const radius = steps * STEP;
  return { outline: (inset) => circle(radius - inset), extent: { x: radius + 10, y: radius + 10 } };
}

/** What lies around the places, so many steps further out. */
function around(corners: Corners, steps: number): Pick<Look, 'outline' | 'extent'> {
  const rim = (inset: number): readonly Place[] => pushedOut(corners, steps * STEP - inset);
  const most = (length: (corner: Place) => number): number => Math.max(...rim(0).map(length));
  return {
    outline: (inset) => roundedPolygon(rim(inset), 46 - inset),
    extent: { x: most(({ x }) => Math.abs(x)) + 2, y: most(({ y }) => Math.abs(y)) + 12 },
  };
}

/** A table below parts of a board. All are as wide for their height as each other, so that nothing around them moves. */
function table(corners: Corners): Look {
  const rim = (inset: number): readonly Place[] =>
    corners.map(({ x, y }) => {
      const away = 1 + (STEP * 0.64 - inset) / Math.hypot(x, y);
      return { x: x * away, y: y * away };
    });
  const width = Math.max(...rim(0).map(({ x }) => Math.abs(x))) + 4;
  return {
    outline: (inset) => roundedPolygon(rim(inset), 60 - inset / 2),
    extent: { x: width, y: width / 0.8665 },
    labels: { aside: 0, above: 0, below: 0 },
  };
}

/** A hexagon that stands on a corner, so far from the centre, with that share of each side cut off at both ends. */
function cut(steps: number, share: number): Pick<Look, 'outline' | 'extent'> {
  const outline = (inset: number): string => {
    const radius = steps * STEP - inset / HALF;
    const corner = (index: number): Place => {
      const angle = -Math.PI / 2 + (index * Math.PI) / 3;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    };
    const corners = Array.from({ length: 6 }, (_, index) =>
      [index + 5, index + 1].map((other) => {
        const [from, to] = [corner(index), corner(other)];
        return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      }),
    );
    return roundedPolygon(corners.flat(), 36);
  };
  const radius = steps * STEP;
  return { outline, extent: { x: radius * HALF + 16, y: radius * (1 - share / 2) + 16 } };
}

/** What is special about a board. One that is not here is drawn as wide as its places need. */
const LOOKS: Partial<Record<Game, (corners: Corners) => Look>> = {
  gipf: () => ({
    ...hexagon(4.86),
    labels: { aside: 0.36, above: 0.36, below: 0.36, leaning: true },
    marksCentre: true,
  }),
  // The outermost points lie at 4.58 steps; names are beyond a ring that stands there, also as large as on a small board.
  yinsh: () => ({ ...round(5.5), labels: { aside: 0.66, above: 0.66, below: 0.66, staying: true } }),
  dvonn: (corners) => ({
    ...around(corners, 0.86),
    labels: { aside: 0.64, above: 0.7, below: 0.7, staying: true },
    heights: 'figures',
  }),
  // Below a stack there is its wall.
  tzaar: () => ({ ...hexagon(5.2), labels: { aside: 0.64, above: 0.62, below: 0.76 }, heights: 'marks' }),
  punct: () => ({ ...cut(9.32, 0.08), labels: { aside: 0.76, above: 0.8, below: 0.8 }, middle: 2 }),
};

export function lookOf(game: Game, corners: Corners, floors: boolean): Look {
  const usual = (): Look => ({
    ...around(corners, 1.04),
    labels: { aside: 0.64, above: 0.62, below: 0.76 },
  });
  return (LOOKS[game] ?? (floors ? table : usual))(corners);
}

/** How far a name is from its place in a direction of the screen, and where: to the right and downwards. */
export function labelShift(look: LabelLook, place: Place, towards: Place): Place {
  const upright = Math.abs(towards.x) < Math.abs(towards.y);
  const steps = !upright ? look.aside : towards.y > 0 ? look.below : look.above;
  const away = steps * STEP;
  // The outward normal of a slanted rim lies at 60° to the horizontal.
  if (look.leaning && upright && Math.abs(place.x) > COLUMN_GAP / 2)
    return { x: Math.sign(place.x) * away * 0.55, y: Math.sign(towards.y) * away * 0.84 };
  return { x: towards.x * away, y: towards.y * away };
}
