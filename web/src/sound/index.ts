/** Sounds of the pieces: `play('push' | 'flip' | 'take' | 'turn')`. */
export { play, type Sound } from './play';
