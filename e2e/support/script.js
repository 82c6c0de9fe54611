// Plays a game that is written down, decision by decision, and looks after each at what the page shows.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { holdingsOf, piecesOf } from './shown.js';

/** The whole games of `data/vectors`: one of GIPF with everything that can be decided, one of YINSH. */
export const wholeGames = readFileSync(
  new URL('../../data/vectors/whole-games.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The turns of a written game: the actions of each belong together. */
export function turnsOf({ actions, positions }) {
  const side = (position) => position.split(' ')[3];
  const turns = [];
  let mover = 'w';
  let turn = [];
  for (const [index, action] of actions.entries()) {
    turn.push(action);
    if (side(positions[index]) === mover && index < actions.length - 1) continue;
    turns.push(turn.join(';'));
    mover = side(positions[index]);
    turn = [];
  }
  return turns;
}

/** A written game as a record. */
export function recordOf(written) {
  const tags = `[Game "${written.game}"]\n[Variant "${written.variant}"]`;
  return `${tags}\n\n${turnsOf(written).join(' ')} *\n`;
}

/**
 * Plays the actions of a written game on the page. Returns the sentences with which the page asked for each, and what
 * it offered then.
 */
export async function playScript(page, hand, { actions, positions }) {
  const asked = [];
  for (const [index, action] of actions.entries()) {
    const before = await hand.look(page);
    asked.push({ action, ...before });
    await playAction(page, hand, action, before);
    const after = await hand.look(page);
    assert.deepEqual(after.pieces, piecesOf(positions[index]), `the board after ${action} (${index + 1})`);
    assert.deepEqual(after.holdings, holdingsOf(positions[index]), `what players hold after ${action}`);
    if (after.buttons.includes('Confirm')) await hand.press(page, 'Confirm');
  }
  return asked;
}

/** The names of the potentials by their letters. */
const potentials = {
  T: 'TAMSK',
  Z: 'ZÈRTZ',
  D: 'DVONN',
  Y: 'YINSH',
  U: 'PÜNCT',
};

/** The kinds of TZAAR by theirs. */
const kinds = { Z: 'Tzaar', A: 'Tzarra', T: 'Tott' };

/** The marbles of ZÈRTZ by theirs. */
const marbles = { W: 'White marble', G: 'Grey marble', B: 'Black marble' };

/** And those of PÜNCT. */
const punctKinds = {
  T: 'Triangle',
  E: 'Straight, pünct at an end',
  C: 'Straight, pünct in the middle',
  L: 'Angular, to the left',
  M: 'Angular, pünct in the middle',
  R: 'Angular, to the right',
};

/** Makes one decision, given as text, on the page. */
export async function playAction(page, hand, action, before) {
  if (action === 'done') return hand.press(page, 'Let it stand');
  if (action === 'pass') return hand.press(page, 'Pass');
  if (action === 'T:discard') return hand.press(page, 'Discard');
  if (action.startsWith('x')) return take(page, hand, action.slice(1), before);
  if (/^(?:n|ne|se|s|sw|nw)$/.test(action)) return hand.press(page, action);
  if (action.startsWith('@')) return hand.choose(page, action.slice(1));
  if (/^[TECLMR]$/.test(action)) return hand.pick(page, punctKinds[action]);
  const kind = /^[A-Z](?!:)/.exec(action)?.[0];
  // Where one kind is left, nothing is offered.
  if (before.options.length > 0) await pickKind(page, hand, kind, before.options);
  for (const point of action.replace(/^[A-Z]:?/, '').split('-')) await hand.choose(page, point);
}

/** Takes what is to be held: a kind of TZAAR, a marble, a loaded piece, a GIPF-piece or, without a letter, a basic piece. */
async function pickKind(page, hand, kind, options) {
  const offered = (name) => options.some((option) => option.name.includes(name));
  const name = [kinds[kind], marbles[kind]].find((each) => each && offered(each));
  if (name) await hand.pick(page, name);
  else if (kind in potentials) await hand.pickLoaded(page, potentials[kind]);
  else if (kind === 'G') await hand.pick(page, 'GIPF-piece');
  // Where a piece on the board may be taken up instead, nothing is to be held.
  else if (offered('Basic piece')) await hand.pick(page, 'Basic piece');
}

/** A ring, five markers from one end to the other, or the pieces that go. */
async function take(page, hand, text, before) {
  if (/^[a-k]\d+$/.test(text) && before.rows === 0) return hand.choose(page, text);
  const wanted = text.includes('-')
    ? between(...text.split('-'))
    : text.split(',').map((spot) => spot.replace(/[A-Z*]/g, ''));
  for (let clicks = 0; clicks < 20; clicks++) {
    const { taken, kept } = await hand.look(page);
    const wrong = [...taken, ...kept].filter((spot) => taken.includes(spot) !== wanted.includes(spot));
    if (wanted.every((spot) => taken.includes(spot) || kept.includes(spot))) {
      if (wrong.length === 0) return hand.press(page, 'Take the row');
      // What can be changed about a row is whether its GIPF-pieces stay.
      const changeable = wrong.find((spot) => /GIPF-piece$| loaded with /.test(before.pieces[spot]));
      if (changeable) {
        await hand.choose(page, changeable);
        continue;
      }
    }
    // Another row. Where rows cross, a second click on a point means the next of them.
    const fresh = wanted.find((spot) => !taken.includes(spot) && !kept.includes(spot));
    await hand.choose(page, fresh ?? wanted[clicks % wanted.length]);
  }
  throw new Error(`no clicks choose the row x${text}`);
}

/** The points of YINSH from one end of a row to the other. */
function between(from, to) {
  const [column, number] = [from.charCodeAt(0), Number(from.slice(1))];
  const [right, up] = [to.charCodeAt(0) - column, Number(to.slice(1)) - number];
  const length = Math.max(Math.abs(right), Math.abs(up));
  return Array.from(
    { length: length + 1 },
    (_, step) => `${String.fromCharCode(column + (right * step) / length)}${number + (up * step) / length}`,
  );
}
