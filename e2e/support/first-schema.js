// A database as the first version of the app made it: version 1, one store, games as they were handed over.
import { go } from './browser.js';
import { turnsOf, wholeGames } from './script.js';

const [gipf] = wholeGames;
const person = { kind: 'person', name: '' };

const game = (id, changes) => ({
  id,
  game: 'gipf',
  variant: gipf.variant,
  start: gipf.start,
  turns: turnsOf(gipf).slice(0, 6),
  white: person,
  black: person,
  time: null,
  clocks: [],
  left: null,
  end: null,
  created: Date.UTC(2026, 2, 14, 19, 30),
  updated: Date.UTC(2026, 2, 14, 20, 5),
  ...changes,
});

export const firstSchemaGames = [
  game('plain', {}),
  game('timed', {
    time: { initial: 300_000, increment: 5000 },
    clocks: [300_000, 300_000, 290_000, 280_000, 270_000, 260_000],
    left: [270_000, 260_000],
  }),
  game('over', {
    links: null,
    black: { kind: 'computer', level: 4 },
    end: { winner: 'white', reason: 'resignation' },
  }),
  game('contest', {
    game: 'gipf+',
    variant: 'basic',
    start: 'gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push',
    turns: [],
    links: { links: 'Z:yinsh-blitz', limit: null, seed: '1' },
    pending: 'Z:e3-e5;challenge;f6',
  }),
];

/** Makes the database on the device of somebody who visits, before the app is opened for the first time. */
export async function makeFirstDatabase(page, address, games = firstSchemaGames) {
  // The first page reads no games.
  await go(page, address);
  await page.evaluate(async (values) => {
    const request = indexedDB.open('gipfel', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
    });
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const transaction = request.result.transaction('games', 'readwrite');
    for (const value of values) transaction.objectStore('games').put(value);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    request.result.close();
  }, games);
}

/** Everything that lies in the database. */
export function databaseOf(page) {
  return page.evaluate(async () => {
    const request = indexedDB.open('gipfel');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const all = request.result.transaction('games').objectStore('games').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    request.result.close();
    return all.result;
  });
}
