/**
 * The boards without the rules: `Board` for Svelte, `mountBoard` for any other page.
 * The interface is documented in `api.ts`.
 */
export type * from './api';
export { default as Board } from './Board.svelte';
export { mountBoard, type MountedBoard } from './mount.svelte';
export { GAMES } from './boards';
export { coveredBy, directionOf, geometryOf, offsetOf, ratioOf } from './geometry';
export type { BoardPoint, Geometry, Place } from './geometry';
export { bodyOf, layersOf } from './pieces/measures';
export { default as PotentialSign } from './pieces/PotentialSign.svelte';
