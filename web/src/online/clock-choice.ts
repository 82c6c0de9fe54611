import type { ClockTerms } from './wire';

/** The clocks that are offered: minutes for the game and seconds for a turn, days for a turn, none. */
export const CLOCKS: readonly string[] = ['3+2', '5+5', '10+10', '20+15', '45+30', '1d', '3d', '7d', 'none'];

/**
 * Clocks as they are written in choices and addresses: `5+2` adds two seconds after every turn, with `5/2` they are free before the
 * clock runs; `3d` is three days a turn; `none`. Whatever else it says is no clock.
 */
export function readClock(text: string): ClockTerms {
  const days = Number(/^([1-9]\d?)d$/.exec(text)?.[1] ?? 0);
  if (days > 0) return { kind: 'days', days };
  const [, minutes, sign, seconds] = /^([1-9]\d{0,2})([+/])(\d{1,3})$/.exec(text) ?? [];
  if (!minutes) return { kind: 'none' };
  const [initial, spare] = [Number(minutes) * 60_000, Number(seconds) * 1000];
  return sign === '+'
    ? { kind: 'fischer', initial, increment: spare }
    : { kind: 'delay', initial, delay: spare };
}

/** The clock that an address asks for, or else the usual one. */
export function wantedClock(text: string | null): string {
  const usual = '5+5';
  if (text === null || (text !== 'none' && readClock(text).kind === 'none')) return usual;
  return text;
}
