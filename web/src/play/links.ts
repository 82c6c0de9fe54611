import type { Potential } from '../board';
import { POTENTIALS } from '../game/pieces';
import { contests, ownGames, type LinkSettings, type Way } from '../wasm';

/** What each kind of potential is linked to, by the words of the contests. */
export type Links = Readonly<Record<Potential, string>>;

const NO_LINKS: Links = { T: 'free', Z: 'free', D: 'free', Y: 'free', U: 'free' };

/** `T:coin Z:die`, or `-`. */
export function linksText(links: Links): string {
  const linked = POTENTIALS.filter((kind) => links[kind] !== 'free');
  return linked.length === 0 ? '-' : linked.map((kind) => `${kind}:${links[kind]}`).join(' ');
}

/** Links as they stand in an address; what is not understood is left out. */
export function readLinks(text: string | null): Links {
  const links: Record<Potential, string> = { ...NO_LINKS };
  for (const part of (text ?? '').split(/[ ,]+/)) {
    const [letter, word] = part.split(':');
    const kind = POTENTIALS.find((known) => known === letter);
    const contest = contests().find((known) => known === word);
    if (kind && contest) links[kind] = contest;
  }
  return links;
}

/** Dice and coins of a new game: nobody can know how they will fall. */
export function newSeed(): string {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}

/** Links of all kinds with a name: none, or each to the game it is named after. */
export const LINK_PRESETS = ['none', 'own-games'] as const;
export type LinkPreset = (typeof LINK_PRESETS)[number];

export function linksOf(preset: LinkPreset): Links {
  return preset === 'none' ? NO_LINKS : readLinks(ownGames());
}

/** The name that links have; null if they are one's own. */
export function namedLinks(links: Links): LinkPreset | null {
  return LINK_PRESETS.find((preset) => linksText(linksOf(preset)) === linksText(links)) ?? null;
}

/**
 * Which uses are contested, as it stands in an address. An address with links that says nothing means what it meant before there was a
 * choice; a game that is composed anew is played as the rulebooks have it.
 */
export function readWay(query: URLSearchParams): Way {
  const said = query.get('contests');
  if (said === 'always' || said === 'challenged') return said;
  return query.has('links') ? 'challenged' : 'always';
}

/** What is agreed on before the game; null if nothing is linked. */
export function linkSettings(
  links: Links,
  way: Way,
  limit: number | null,
  seed: string,
): LinkSettings | null {
  const text = linksText(links);
  return text === '-' ? null : { links: text, contests: way, limit: way === 'always' ? null : limit, seed };
}
