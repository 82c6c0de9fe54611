import { expectValue, Table, viewPosition, type LinkSettings } from '../wasm';
import type { StoredGame } from '../store';
import type { WireTurn } from './standing';
import type { GameHead } from './wire';

/**
 * What is linked to what, as this device plays it. How dice and coins fall only the server knows: here they are contests of which
 * the result is reported.
 */
function localLinks({ terms }: GameHead): LinkSettings | null {
  if (!terms.links) return null;
  const links = terms.links.links.replaceAll(/:(?:die|coin)\b/g, ':agreed');
  const { contests, limit = null } = terms.links;
  return { links, contests, limit, seed: '0' };
}

/** A turn as it is played on this device: both have seen how the dice fell. */
export function localText({ text, roll }: Pick<WireTurn, 'text' | 'roll'>): string {
  return roll ? text.replace(/(^|;)(won|lost)(;|$)/, '$1$2;$2$3') : text;
}

/** A game over the network as one on this device, so that one session is good for both. */
export function localGame(head: GameHead, turns: readonly WireTurn[]): StoredGame {
  const links = localLinks(head);
  const start = expectValue(viewPosition(head.terms.start));
  const plain = links === null ? turns.map(({ text }) => text) : [];
  const table = new Table(start.text, links, plain, '');
  for (const turn of links === null ? [] : turns) {
    const before = table.turns().length;
    expectValue(table.playText(localText(turn)));
    if (table.turns().length === before) table.confirm();
  }
  const problem = table.problem();
  if (problem) throw new Error(problem.english);
  const count = table.turns().length;
  return {
    id: head.id,
    game: start.game,
    variant: start.variant,
    record: table.text([]),
    settled: table.settled,
    count,
    position: table.moment(count)?.text ?? start.text,
    white: { kind: 'person', name: '' },
    black: { kind: 'person', name: '' },
    time: null,
    left: null,
    end: null,
    created: head.at,
    updated: head.at,
  };
}
