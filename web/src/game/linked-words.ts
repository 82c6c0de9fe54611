import { t } from '../i18n';
import type { Colour } from '../board';
import type { ContestView, LinkedView } from '../wasm';
import { isPotential } from './pieces';
import { POTENTIAL_NAMES } from './words';

/** Somebody in the sentences about contests: which words to choose, and his name. */
export interface Who {
  readonly user: Colour | 'you' | 'computer' | 'named';
  readonly name: string;
}

/** The name of the potential that a contest is about. */
export function contestPotential(contest: ContestView): string {
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

/** What is to be decided about a pending use; nothing while the contest itself is played. */
export function linkedSentence(view: LinkedView, user: Who): string {
  const { pending } = view;
  if (!pending) return '';
  if (view.stage === 'declared')
    return t('decide', { colour: view.decider, decision: t('linked-declared', values(pending)) });
  if (view.stage === 'agreed')
    return t('decide', { colour: view.decider, decision: t('linked-report', values(pending)) });
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
