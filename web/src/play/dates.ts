/** When games were played, for people. */

const DAY = 86_400_000;

/** A record knows the day of its game and no hour: it is kept as the beginning of that day in UTC. */
function isWholeDay(time: number): boolean {
  return time % DAY === 0;
}

/** The day of a time where the reader is, as date fields write it; of a whole day that day, wherever he is. */
export function dayOf(time: number): string {
  if (isWholeDay(time)) return new Date(time).toISOString().slice(0, 10);
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** How times are written in a language: day and hour, or only the day where nobody knows the hour. */
export function timeWriter(language: string): (time: number) => string {
  const whole = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => (isWholeDay(time) ? whole : exact).format(time);
}
