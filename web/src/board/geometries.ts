import type { Game } from './api';
import { dvonnGeometry } from './dvonn-geometry';
import type { Geometry } from './geometry';
import { gipfGeometry } from './gipf-geometry';
import { punctGeometry } from './punct-geometry';
import { tzaarGeometry } from './tzaar-geometry';
import { yinshGeometry } from './yinsh-geometry';
import { zertz48Geometry, zertz61Geometry, zertzGeometry } from './zertz-geometry';

const GEOMETRIES: Readonly<Record<Game, Geometry>> = {
  gipf: gipfGeometry,
  yinsh: yinshGeometry,
  dvonn: dvonnGeometry,
  tzaar: tzaarGeometry,
  zertz: zertzGeometry,
  'zertz-48': zertz48Geometry,
  'zertz-61': zertz61Geometry,
  punct: punctGeometry,
};

/** The board of a game. */
export function geometryOf(game: Game): Geometry {
  return GEOMETRIES[game];
}
