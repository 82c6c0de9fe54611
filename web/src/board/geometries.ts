import type { Game } from './api';
import type { Geometry } from './geometry';
import { gipfGeometry } from './gipf-geometry';
import { yinshGeometry } from './yinsh-geometry';

const GEOMETRIES: Readonly<Record<Game, Geometry>> = { gipf: gipfGeometry, yinsh: yinshGeometry };

/** The board of a game. */
export function geometryOf(game: Game): Geometry {
  return GEOMETRIES[game];
}
