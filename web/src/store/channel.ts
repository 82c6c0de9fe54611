import type { StoredGame } from './game';

/** What pages of one browser tell each other. */
export type Message =
  /** A game has come to this state. */
  | { readonly kind: 'state'; readonly game: StoredGame }
  /** Something in the list of games has changed. */
  | { readonly kind: 'list' }
  /** A page wants to go on with a game that another one holds. */
  | { readonly kind: 'yield'; readonly id: string }
  /** The page that held it has put everything away. */
  | { readonly kind: 'yielded'; readonly id: string };

/** Between the pages of one browser. Where there is no such channel, nobody hears anything. */
export class Channel {
  readonly #channel: BroadcastChannel | undefined =
    typeof BroadcastChannel === 'undefined' || typeof document === 'undefined'
      ? undefined
      : new BroadcastChannel('gipfel');

  say(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    this.#channel?.postMessage(message);
  }

  /** Hears what other pages say, until the returned function is called. */
  listen(heard: (message: Message) => void): () => void {
    const listener = ({ data }: MessageEvent<Message>): void => heard(data);
    this.#channel?.addEventListener('message', listener);
    return () => this.#channel?.removeEventListener('message', listener);
  }
}
