import { geometryOf } from '../src/board/geometry';

export const gipfGeometry = geometryOf('gipf');
export const yinshGeometry = geometryOf('yinsh');
export const dvonnGeometry = geometryOf('dvonn');
export const tzaarGeometry = geometryOf('tzaar');
export const zertzGeometry = geometryOf('zertz');
export const zertz48Geometry = geometryOf('zertz-48');
export const zertz61Geometry = geometryOf('zertz-61');
