import { settings } from '../settings';
import { ring, strike } from './instrument';

/** A piece is pushed, a marker turned, pieces are taken; and the bell: it is your turn. */
export type Sound = 'push' | 'flip' | 'take' | 'turn';

let context: AudioContext | undefined;

/** Plays a sound, if the user wants sounds. It never fails: a browser may have no sound at all. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  // Before the first gesture of the user a browser lets nothing be heard, and complains.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const audio = context;
  // A device that slept may have put it to sleep too.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  sounds[sound](audio);
}

const sounds: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  push: (audio) => strike(audio, { pitch: 310, loudness: 0.5, length: 0.09 }),
  flip: (audio) => strike(audio, { pitch: 640, loudness: 0.28, length: 0.05 }),
  take: (audio) => {
    strike(audio, { pitch: 420, loudness: 0.36, length: 0.07 });
    strike(audio, { pitch: 250, loudness: 0.36, length: 0.1, after: 0.055 });
  },
  turn: (audio) => ring(audio, { pitch: 880, loudness: 0.16, length: 1.1 }),
};
