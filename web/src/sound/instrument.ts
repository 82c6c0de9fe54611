/** One note of an instrument. */
export interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** 0…1. */
  readonly loudness: number;
  /** Seconds until it cannot be heard any more. */
  readonly length: number;
  /** Seconds from now until it begins. */
  readonly after?: number;
}

/** Silence for a falling exponential, which never reaches zero. */
const silence = 0.0001;

/** Wood on wood: a breath of filtered noise, then the short tone of the piece, which sinks a little. */
export function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.after ?? 0);
  const end = start + note.length;

  const body = audio.createOscillator();
  body.type = 'sine';
  body.frequency.setValueAtTime(note.pitch, start);
  body.frequency.exponentialRampToValueAtTime(note.pitch * 0.72, end);
  body.connect(fading(audio, note.loudness, start, end)).connect(audio.destination);
  body.start(start);
  body.stop(end);

  const knock = audio.createBufferSource();
  knock.buffer = noise(audio);
  const colour = audio.createBiquadFilter();
  colour.type = 'bandpass';
  colour.frequency.value = note.pitch * 4;
  colour.Q.value = 0.9;
  const short = start + note.length * 0.35;
  knock.connect(colour);
  colour.connect(fading(audio, note.loudness * 0.8, start, short)).connect(audio.destination);
  knock.start(start);
  knock.stop(short);
}

/** A small bell: the tones of a bell are no multiples of each other, and the high ones die first. */
export function ring(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.after ?? 0);
  for (const [ratio, share] of [
    [1, 1],
    [2.76, 0.4],
    [5.4, 0.16],
  ] as const) {
    const end = start + note.length / Math.sqrt(ratio);
    const tone = audio.createOscillator();
    tone.frequency.value = note.pitch * ratio;
    tone.connect(fading(audio, note.loudness * share, start, end)).connect(audio.destination);
    tone.start(start);
    tone.stop(end);
  }
}

function fading(audio: AudioContext, loudness: number, start: number, end: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(silence, end);
  return gain;
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

/** A tenth of a second of white noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 10), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(audio, buffer);
  return buffer;
}
