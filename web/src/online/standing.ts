import type { Event, GameId, GameResult, MessageId, Offer, OverReason, Reveal, Roll, Side } from './wire';

/** A turn that stands. */
export interface WireTurn {
  readonly by: Side;
  readonly text: string;
  readonly roll: Roll | null;
  /** The request that played it. */
  readonly cause: MessageId | null;
  /** The version of the game that first had it: numbers come again after a takeback, versions never. */
  readonly version: number;
}

/** A line of chat. */
export interface Line {
  readonly by: Side;
  readonly text: string;
  readonly version: number;
}

/** How a game over the network stands: nothing but what has happened in it, taken together. */
export interface Standing {
  readonly version: number;
  readonly turns: readonly WireTurn[];
  /** What each side offers. */
  readonly offers: Readonly<Record<Side, readonly Offer[]>>;
  /** What was declined since the last turn, by the one who had offered it. */
  readonly declined: Readonly<Record<Side, readonly Offer[]>>;
  readonly said: readonly Line[];
  readonly nonces: Readonly<Record<Side, string | null>>;
  readonly over: {
    readonly result: GameResult;
    readonly reason: OverReason;
    readonly reveal: Reveal | null;
  } | null;
  readonly rematch: GameId | null;
  /** Whether both have played a turn, whatever was taken back since: before that nothing is lost by leaving. */
  readonly begun: boolean;
}

export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

const none = (): Record<Side, readonly Offer[]> => ({ white: [], black: [] });

/** Takes together what has happened. The server does the same in `room::State`. */
export function fold(events: readonly Event[]): Standing {
  const turns: WireTurn[] = [];
  let offers = none();
  let declined = none();
  const said: Line[] = [];
  const nonces: Record<Side, string | null> = { white: null, black: null };
  let over: Standing['over'] = null;
  let rematch: GameId | null = null;
  const played: Record<Side, boolean> = { white: false, black: false };
  for (const { version, by = null, cause = null, body } of events) {
    if (body.kind === 'turn' && by) {
      turns.push({ by, text: body.text, roll: body.roll ?? null, cause, version });
      offers[otherSide(by)] = [];
      offers[by] = offers[by].filter((offer) => offer !== 'takeback');
      declined = none();
      played[by] = true;
    } else if (body.kind === 'offered' && by) {
      offers[by] = [...offers[by], body.offer];
    } else if (body.kind === 'declined') {
      for (const side of ['white', 'black'] as const) {
        if (!offers[side].includes(body.offer)) continue;
        offers[side] = offers[side].filter((offer) => offer !== body.offer);
        declined[side] = [...declined[side], body.offer];
      }
    } else if (body.kind === 'takenBack') {
      turns.length = Math.min(turns.length, body.to);
      [offers, declined] = [none(), none()];
    } else if (body.kind === 'timeAdded') {
      offers[body.to] = offers[body.to].filter((offer) => offer !== 'moreTime');
    } else if (body.kind === 'said' && by) {
      said.push({ by, text: body.text, version });
    } else if (body.kind === 'nonce' && by) {
      nonces[by] = body.nonce;
    } else if (body.kind === 'over') {
      over = { result: body.result, reason: body.reason, reveal: body.reveal ?? null };
      offers = none();
    } else if (body.kind === 'rematch') {
      rematch = body.game;
      offers = none();
    }
  }
  const begun = played.white && played.black;
  return { version: events.length, turns, offers, declined, said, nonces, over, rematch, begun };
}
