/** Games on this device. */
export { newId, playerOf, type Player, type StoredGame, type TimeControl } from './game';
export { gameStore, MemoryStore, type GameKeeper, type Games, type Shelf } from './games';
export { type ForeignGame } from './schema';
export { Seat } from './seat.svelte';
export { failureOf, type Failure } from './trouble.svelte';
