/** Games on this device. */
export { newId, playerOf, type Player, type StoredGame, type TimeControl } from './game';
export { gameStore, MemoryStore, type GameStore } from './games';
