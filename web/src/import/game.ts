import { newId, type Player, type StoredGame } from '../store/game';
import type { End, ReadGame } from '../wasm';

/** The tag with the name of a study: a record that has it is one. */
export const STUDY = 'Study';

const WINNERS = { '1-0': 'white', '0-1': 'black', '1/2-1/2': null } as const;

function tag(record: ReadGame, name: string): string {
  return record.tags.find(([known]) => known === name)?.[1] ?? '';
}

function player(record: ReadGame, name: 'White' | 'Black'): Player {
  return { kind: 'person', name: tag(record, name) };
}

/** How a record says that its game ended. The board may say it better. */
function endOf(record: ReadGame): End | null {
  if (!(record.result in WINNERS)) return null;
  const winner = WINNERS[record.result as keyof typeof WINNERS];
  return { winner, reason: tag(record, 'Termination') || (winner === null ? 'agreement' : 'resignation') };
}

/** A game to be kept, from a record. Computers it was played against are not part of records: people go on with it. */
export function gameFrom(record: ReadGame, now = Date.now()): StoredGame {
  if (tag(record, STUDY) !== '') return studyFrom(record, null, now);
  return played(record, now);
}

/** A study to be kept, from its record; of one that was kept before it has the name and the age. */
export function studyFrom(record: ReadGame, before: StoredGame | null, now = Date.now()): StoredGame {
  const { id, created } = before ?? { id: newId(), created: now };
  const title = tag(record, STUDY);
  return { ...played(record, now), id, created, updated: now, kind: 'study', title, study: null };
}

function played(record: ReadGame, now: number): StoredGame {
  const date = Date.parse(tag(record, 'Date'));
  const when = Number.isNaN(date) ? now : date;
  return {
    id: newId(),
    game: record.game,
    variant: record.variant,
    record: record.text,
    settled: record.decided,
    count: record.turns,
    position: record.position,
    white: player(record, 'White'),
    black: player(record, 'Black'),
    time: null,
    left: null,
    end: endOf(record),
    created: when,
    // It is listed where it was played, not where it was read.
    updated: when,
    study: record.annotated ? record.text : null,
  };
}

/** What two games have in common if one is the other, kept a second time. */
export function fingerprint(game: StoredGame): string {
  // Of a study it is everything but its tags.
  if (game.kind === 'study') return game.record.replaceAll(/^\[.*\]$/gm, '').trim();
  const day = new Date(game.created).toISOString().slice(0, 10);
  const { variant, count, position, study } = game;
  return JSON.stringify([variant, count, position, day, study ?? null]);
}

/** Whether two games with one fingerprint may be the same: nobody is called otherwise. A computer has no name of its own. */
export function sameNames(one: StoredGame, other: StoredGame): boolean {
  return (['white', 'black'] as const).every((colour) => {
    const [first, second] = [nameOf(one[colour]), nameOf(other[colour])];
    return first === '' || second === '' || first === second;
  });
}

function nameOf(person: Player): string {
  return person.kind === 'person' ? person.name : '';
}
