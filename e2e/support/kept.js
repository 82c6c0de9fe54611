// Games that are on the device already when the app is opened.
import { turnsOf, wholeGames } from './script.js';

const [gipf, yinsh] = wholeGames;
const person = { kind: 'person', name: '' };
const computer = (level) => ({ kind: 'computer', level });

function game(id, written, count, changes = {}) {
  const { game: name, variant, start } = written;
  return {
    id,
    game: name,
    variant,
    start,
    turns: turnsOf(written).slice(0, count),
    white: person,
    black: person,
    time: null,
    clocks: [],
    left: null,
    end: null,
    created: Date.UTC(2026, 2, 14, 19, 30),
    updated: Date.UTC(2026, 2, 14, 20, 5),
    ...changes,
  };
}

/** Two games under way, in the middle of it, and two that are over. */
export const keptGames = [
  game('gipf', gipf, 38),
  game('yinsh', yinsh, 32),
  game('gipf-lost', gipf, 24, {
    black: computer(6),
    end: { winner: 'black', reason: 'resignation' },
    updated: Date.UTC(2026, 2, 13, 21, 40),
  }),
  game('yinsh-lost', yinsh, 48, {
    white: person,
    black: computer(4),
    end: { winner: 'black', reason: 'rings-removed' },
    updated: Date.UTC(2026, 2, 11, 18, 20),
  }),
];

/** Puts the games onto the device of somebody who visits: the app finds them as if it had been closed too early. */
export async function keepGames(context, wanted = keptGames) {
  await context.addInitScript((games) => {
    if (location.protocol !== 'http:' || localStorage.getItem('kept')) return;
    localStorage.setItem('kept', 'yes');
    for (const kept of games) localStorage.setItem(`gipfel.journal.${kept.id}`, JSON.stringify(kept));
  }, wanted);
}
