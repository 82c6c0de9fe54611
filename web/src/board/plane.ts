/** Length of one step between neighbouring points, in units of the drawing. */
export const STEP = 100;

/** Half the height of a triangle of the grid times two: the distance between two columns. */
export const COLUMN_GAP = (STEP * Math.sqrt(3)) / 2;

/** A place in the drawing; y grows downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
