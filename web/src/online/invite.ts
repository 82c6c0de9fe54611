import type { LinkSettings } from '../wasm';
import { connection } from './online.svelte';
import type { Audience, ClockTerms, GameId, InvitationId, Problem, SideChoice, Terms } from './wire';

/** The terms for a start on the board, as an invitation names them. */
export function termsOf(
  start: string,
  clock: ClockTerms,
  side: SideChoice,
  rated: boolean,
  links: LinkSettings | null = null,
): Terms {
  // The dice come from the server: a seed of one's own means nothing there.
  if (links === null) return { start, clock, side, rated };
  const { links: text, contests, limit } = links;
  return { start, clock, side, rated, links: { links: text, contests, limit } };
}

/** What has come of an invitation. */
export type Invited =
  { readonly invitation: InvitationId; readonly game: GameId | null } | { readonly problem: Problem };

export async function invite(to: Audience, terms: Terms): Promise<Invited> {
  const answer = await connection.ask({ kind: 'invite', to, terms });
  if ('problem' in answer) return answer;
  const { done } = answer;
  const [invitation, game] = done.kind === 'done' ? [done.invitation ?? '', done.game ?? null] : ['', null];
  return { invitation, game };
}

/** The address to be sent to somebody. */
export function invitationLink(id: InvitationId): string {
  return new URL(`#/invitation/${id}`, document.baseURI).href;
}
