import { t } from '../i18n';
import type { Colour, Potential } from '../board';
import type { ContestView, LinkedView, LinkSettings } from '../wasm';
import { isPotential } from './pieces';
import { POTENTIAL_NAMES } from './words';

/** Somebody in the sentences about contests: which words to choose, and his name. */
export interface Who {
  readonly user: Colour | 'you' | 'computer' | 'named';
  readonly name: string;
}

/** The name of the potential that a contest is about. */
function contestPotential(contest: ContestView): string {
  return isPotential(contest.potential) ? POTENTIAL_NAMES[contest.potential] : contest.potential;
}

function values(contest: ContestView): Record<string, string | number> {
  return {
    user: contest.user,
    potential: contestPotential(contest),
    use: contest.text,
    contest: t(`contest-${contest.contest}`),
  };
}

/** What a kind of potential is linked to; `free` if nothing is. */
export function linkOf(links: LinkSettings | null, kind: Potential): string {
  const linked = links?.links.split(' ').find((link) => link.startsWith(`${kind}:`));
  return linked?.slice(kind.length + 1) ?? 'free';
}

/** What has to be won before a potential is used, and what it promises; nothing if it is used freely. */
export function stakeText(links: LinkSettings | null, kind: Potential): string {
  const contest = linkOf(links, kind);
  if (!links || contest === 'free') return '';
  const away = contest === 'die' || contest === 'coin' || contest === 'agreed';
  const stake = t(`ability-${links.contests}`, { contest: t(`contest-${contest}`) });
  return `${stake} ${t(`odds-${away ? contest : 'game'}`)}`;
}

/** A contest that is about to be played: what it is about, and who has White in it. */
export function announcedText(contest: ContestView, user: Who): string {
  return `${t('linked-announced', values(contest))} ${contestBanner(contest, user)}`;
}

/** What is to be decided about a pending use; nothing while the contest itself is played. */
export function linkedSentence(view: LinkedView, user: Who): string {
  const { pending } = view;
  if (!pending) return '';
  if (view.stage === 'declared')
    return t('decide', { colour: view.decider, decision: t('linked-declared', values(pending)) });
  if (view.stage === 'agreed') {
    const question = t('decide', { colour: view.decider, decision: t('linked-report', values(pending)) });
    return view.disputed ? `${t('linked-disputed')} ${question}` : question;
  }
  return pending.won === null ? '' : contestResult(pending, user);
}

/** How a declared use ended, in one sentence. */
export function contestResult(contest: ContestView, user: Who = { user: contest.user, name: '' }): string {
  if (contest.challenged === false) return t('linked-accepted', values(contest));
  const ended = contest.won === true ? 'won' : 'lost';
  if (contest.dice)
    return t(`linked-dice-${ended}`, { ...values(contest), own: contest.dice[0], other: contest.dice[1] });
  if (contest.coin !== null) return t(`linked-coin-${ended}`, values(contest));
  return t(`linked-game-${ended}`, { ...values(contest), ...user });
}

/** What is played while a contest is on the board. */
export function contestBanner(contest: ContestView, user: Who): string {
  return t('linked-banner', { ...values(contest), ...user });
}
