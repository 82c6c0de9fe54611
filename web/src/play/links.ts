import type { Potential } from '../board';
import { POTENTIALS } from '../game/pieces';
import type { LinkSettings } from '../wasm';

/** What a kind of potential can be linked to; the first is no contest. */
export const CONTESTS = ['free', 'die', 'coin', 'yinsh', 'yinsh-blitz', 'gipf-basic', 'agreed'] as const;
export type ContestName = (typeof CONTESTS)[number];

export type Links = Readonly<Record<Potential, ContestName>>;

export const NO_LINKS: Links = { T: 'free', Z: 'free', D: 'free', Y: 'free', U: 'free' };

/** `T:coin Z:die`, or `-`. */
export function linksText(links: Links): string {
  const linked = POTENTIALS.filter((kind) => links[kind] !== 'free');
  return linked.length === 0 ? '-' : linked.map((kind) => `${kind}:${links[kind]}`).join(' ');
}

/** Links as they stand in an address; what is not understood is left out. */
export function readLinks(text: string | null): Links {
  const links: Record<Potential, ContestName> = { ...NO_LINKS };
  for (const part of (text ?? '').split(/[ ,]+/)) {
    const [letter, word] = part.split(':');
    const kind = POTENTIALS.find((known) => known === letter);
    const contest = CONTESTS.find((known) => known === word);
    if (kind && contest) links[kind] = contest;
  }
  return links;
}

/** Dice and coins of a new game: nobody can know how they will fall. */
export function newSeed(): string {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]);
}

/** What is agreed on before the game; null if nothing is linked. */
export function linkSettings(links: Links, limit: number | null, seed: string): LinkSettings | null {
  const text = linksText(links);
  return text === '-' ? null : { links: text, limit, seed };
}
