/** What the package `gipfel-board` offers: the widget for any page, and positions of `gipfel-rules` as it takes them. */
export type * from '../../src/board/api';
export { geometryOf } from '../../src/board/geometry';
export type { BoardPoint, Geometry, Place } from '../../src/board/geometry';
export { mountBoard, type MountedBoard } from '../../src/board/mount.svelte';
export { boardOf, boardPieces } from '../../src/game/pieces';
