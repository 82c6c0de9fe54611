import type { Colour } from '../board';
import { boardOf, gameKey } from '../game/pieces';
import { regionalForm, shownLanguage, t } from '../i18n';
import { clockText } from '../play/clock';
import { valueOf, viewPosition, type GameName } from '../wasm';
import type { ClockTerms, GameHead, Person, Problem, RatingView, Seat, Terms } from './wire';
import type { Standing } from './standing';

/** `tooFast` as it stands in keys: `too-fast`. */
export function dashed(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** How somebody is called. */
export function personName({ kind, name }: Person): string {
  return name ?? t(`online-kind-${kind}`);
}

export function seatName({ person, level }: Seat): string {
  return person.kind === 'computer' ? t('player-computer', { level: level ?? 0 }) : personName(person);
}

/** How both are called, and whether one of them is the reader. */
export function seatNames(head: GameHead): { readonly white: string; readonly black: string } {
  const [white, black] = head.seats.map(seatName);
  const same = white === black;
  // Two guests are told apart by their colours.
  const called = (name: string | undefined, colour: Colour): string =>
    same ? t('online-name-side', { name: name ?? '', colour }) : (name ?? '');
  return { white: called(white, 'white'), black: called(black, 'black') };
}

/** Where somebody’s page is; nobody else than people has one. */
export function personAddress({ id, kind, name }: Person): string | null {
  return kind === 'computer' || kind === 'deleted' ? null : `#/people/${encodeURIComponent(name ?? id)}`;
}

/** `1512`, or `1500?` as long as it says little. */
export function ratingText(rating: RatingView | null | undefined): string {
  return rating ? `${Math.round(rating.rating)}${rating.deviation > 110 ? '?' : ''}` : '';
}

/** `5 + 2`, `5 min, 3 s free`, `2 days a turn`, or no clock. */
export function clockWords(clock: ClockTerms): string {
  if (clock.kind === 'none') return t('online-clock-none');
  if (clock.kind === 'days') return t('online-clock-days', { days: clock.days });
  const minutes = Math.round((clock.initial / 60_000) * 100) / 100;
  if (clock.kind === 'fischer') return `${minutes} + ${Math.round(clock.increment / 1000)}`;
  return t('online-clock-delay', { minutes, seconds: Math.round(clock.delay / 1000) });
}

const DAY = 24 * 60 * 60 * 1000;

/** What a clock shows: days and hours as long as there are days, then what every clock shows. */
export function timeWords(left: number): string {
  if (left < DAY) return clockText(left);
  const hours = Math.floor(left / (DAY / 24));
  return t('online-clock-left', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** The name of a variant. With potentials they are those of GIPF. */
export function variantName(game: GameName, variant: string): string {
  return t(`variant-${boardOf(game)}-${variant}`);
}

/** What is played: game, variant, clock, and whether it counts. */
export function termsWords(terms: Terms): string {
  const start = valueOf(viewPosition(terms.start));
  const words = start
    ? [t(`game-${gameKey(start.game)}`), variantName(start.game, start.variant)]
    : [terms.start];
  const way = terms.links?.contests === 'always' ? 'online-linked-always' : 'online-linked';
  const linked = terms.links ? [t(way)] : [];
  return [
    ...words,
    ...linked,
    clockWords(terms.clock),
    t(terms.rated ? 'online-rated' : 'online-casual'),
  ].join(' · ');
}

/** Why something was refused, in a sentence. */
export function problemWords(problem: Problem): string {
  const seconds = problem.kind === 'tooFast' ? Math.max(1, Math.ceil(problem.wait / 1000)) : 0;
  const reason = 'text' in problem ? problem.text : '';
  return t(`online-problem-${dashed(problem.kind)}`, { seconds, reason });
}

/** How a game over the network ended; what the rules have ended is said with the rules’ own words. */
export function overWords(over: NonNullable<Standing['over']>): string {
  const { result, reason } = over;
  const winner = result === 'none' ? 'nobody' : result;
  return t(`online-over-${dashed(reason)}`, { winner });
}

/** A date as the reader writes it. */
export function dateWords(at: number, timeStyle?: 'short'): string {
  const form = regionalForm(shownLanguage(), navigator.languages);
  return new Intl.DateTimeFormat(form, { dateStyle: 'medium', ...(timeStyle ? { timeStyle } : {}) }).format(
    at,
  );
}
