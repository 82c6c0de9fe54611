import type { Game } from './api';
import { dvonnGeometry } from './dvonn-geometry';
import type { Geometry } from './geometry';
import { gipfGeometry } from './gipf-geometry';
import { punctGeometry } from './punct-geometry';
import { tzaarGeometry } from './tzaar-geometry';
import { yinshGeometry } from './yinsh-geometry';

const GEOMETRIES: Readonly<Record<Game, Geometry>> = {
  gipf: gipfGeometry,
  yinsh: yinshGeometry,
  dvonn: dvonnGeometry,
  tzaar: tzaarGeometry,
  punct: punctGeometry,
};

/** The board of a game. */
export function geometryOf(game: Game): Geometry {
  return GEOMETRIES[game];
}
