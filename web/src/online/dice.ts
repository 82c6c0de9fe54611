import type { ContestView } from '../wasm';
import { otherSide, type WireTurn } from './standing';
import type { GameHead, Reveal, Side } from './wire';

/**
 * What dice or a coin showed that a turn let fall, for showing it; null if it let nothing fall. What they decide about is known
 * while it is pending on the board.
 */
export function contestOf(turn: WireTurn | undefined, pending?: ContestView | null): ContestView | null {
  const roll = turn?.roll;
  if (!turn || !roll) return null;
  return {
    // Whoever challenged let them fall, or where every use is contested whoever declared one.
    user: turn.text.startsWith('challenge') ? otherSide(turn.by) : turn.by,
    potential: '',
    spot: '',
    text: '',
    way: null,
    start: null,
    turns: [],
    movers: [],
    ...pending,
    contest: roll.kind === 'dice' ? 'die' : 'coin',
    challenged: true,
    dice: roll.kind === 'dice' ? [roll.user, roll.challenger] : null,
    coin: roll.kind === 'coin' ? roll.heads : null,
    won: partsOf(turn)[1].startsWith('won'),
  };
}

/** A turn that let dice or a coin fall in two parts: what let them fall, and what followed. */
export function partsOf({ text }: Pick<WireTurn, 'text'>): [string, string] {
  const words = text.split(';');
  const fall = words.findIndex((word) => word === 'won' || word === 'lost') >>> 0;
  return [words.slice(0, fall).join(';'), words.slice(fall).join(';')];
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/**
 * Whether the dice of a game came from where the server said before anybody played: the hash of its secret is the one that was
 * shown, and the seed follows from the secret and from what both players have added. Null where the browser cannot compute it.
 */
export async function provesDice(
  { commitment }: Pick<GameHead, 'commitment'>,
  { secret, seed }: Reveal,
  nonces: Readonly<Record<Side, string | null>>,
): Promise<boolean | null> {
  // Browsers have hashes over TLS and on the machine itself only.
  if (typeof crypto === 'undefined' || !crypto.subtle) return null;
  const shown = Array.from(await sha256(secret), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const mixed = await sha256(`${secret}:${nonces.white ?? ''}:${nonces.black ?? ''}`);
  const value = new DataView(mixed.buffer).getBigUint64(0);
  return shown === commitment && String(value) === seed;
}
