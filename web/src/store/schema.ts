import type { StoredGame } from './game';
import { Table, type End, type LinkSettings } from '../wasm';

/** The form in which games are kept now. Every change of it gets the next number and a step in `STEPS`. */
export const SCHEMA = 4;

/** A game as it lies on the disk: what lists show, what was played, and what was written about it. */
export interface KeptGame extends Omit<StoredGame, 'study'> {
  readonly schema: typeof SCHEMA;
  /** A name that no other state of this game has: who writes must have seen what he replaces. */
  readonly revision: string;
  /** The game as a record with comments and variations, if somebody has made any. */
  readonly study: string | null;
  /** The same as `revision` for the study. */
  readonly studyRevision: string;
}

/** Something on the disk that this version of the app cannot read. It is left as it is. */
export interface ForeignGame {
  readonly id: string;
  /** Written by a later version; otherwise damaged. */
  readonly newer: boolean;
  readonly value: unknown;
}

type Plain = Readonly<Record<string, unknown>>;

/** What was played, in the second form. */
interface SecondCourse {
  readonly start: string;
  readonly turns: readonly string[];
  readonly links: LinkSettings | null;
  readonly pending: string;
  readonly clocks: readonly number[];
  readonly left: readonly [number, number] | null;
}

/**
 * Each step makes the form after the number it stands at from the form with that number; none if that is damaged. The
 * rules must be loaded.
 */
const STEPS: Readonly<Record<number, (old: Plain) => Plain | null>> = {
  1: (old) => {
    const { start, turns, links = null, pending = '', clocks = [], left = null, ...lists } = old;
    return {
      time: null,
      end: null,
      ...lists,
      schema: 2,
      // The first form had no revisions; the time of the last change is as good.
      revision: `1.${String(old['updated'])}`,
      course: { start, turns, links, pending, clocks, left },
      study: null,
      studyRevision: '',
    };
  },
  2: ({ course, ...lists }) => {
    if (!isCourse(course)) return null;
    const { left } = course;
    return { ...lists, schema: 3, ...recordOf(course, lists['end'] as End | null), left };
  },
  // From the fourth form on there are studies, which earlier versions would take for games and play on in.
  3: (old) => ({ ...old, schema: 4 }),
};

/** What was played as the text of a record. Turns that cannot be played any more stand there too. */
function recordOf(course: SecondCourse, end: End | null): Plain | null {
  const { start, turns, links, pending, clocks } = course;
  let table: Table;
  try {
    table = new Table(start, links, [...turns], pending);
  } catch {
    return null;
  }
  if (end) table.endBy(end.winner, end.reason);
  table.setClocks(Uint32Array.from(clocks, Math.round));
  const { turns: played, position } = table.now();
  const rest = turns.slice(played);
  const text = table.text([]);
  const record = rest.length === 0 ? text : text.replace(/\S+\s*$/, `${rest.join(' ')} *\n`);
  return { record, settled: table.settled, count: turns.length, position: position?.text ?? start };
}

/** Something from the disk or the journal in the form of today. */
export function readKept(value: unknown): KeptGame | ForeignGame {
  const id = isPlain(value) && typeof value['id'] === 'string' ? value['id'] : '';
  if (!isPlain(value)) return { id, newer: false, value };
  let form: Plain | null = value;
  while (form) {
    const schema: unknown = form['schema'] ?? 1;
    if (schema === SCHEMA) break;
    const step: ((old: Plain) => Plain | null) | undefined =
      typeof schema === 'number' ? STEPS[schema] : undefined;
    if (!step) return { id, newer: typeof schema === 'number' && schema > SCHEMA, value };
    form = step(form);
  }
  return form && isKept(form) ? form : { id, newer: false, value };
}

export function isForeign(found: KeptGame | ForeignGame): found is ForeignGame {
  return 'newer' in found;
}

/** A game as the pages use it. */
export function gameOf(kept: KeptGame): StoredGame {
  const { schema: _schema, revision: _revision, studyRevision: _study, ...game } = kept;
  return game;
}

/** A game as it is kept. Its study is what lies there already: playing does not touch it. */
export function keptOf(
  game: StoredGame,
  revision: string,
  study: Pick<KeptGame, 'study' | 'studyRevision'> = { study: game.study ?? null, studyRevision: '' },
): KeptGame {
  return {
    ...game,
    schema: SCHEMA,
    revision,
    study: study.study,
    studyRevision: study.studyRevision,
  };
}

/** Whether everything that was played in one is part of the other. Of a study it is every word. */
export function contains(
  whole: Pick<StoredGame, 'record' | 'end' | 'kind'>,
  part: Pick<StoredGame, 'record' | 'end' | 'kind'>,
): boolean {
  if (part.kind === 'study') return whole.record === part.record;
  const [more, less] = [Table.read(whole.record), Table.read(part.record)];
  if (!more || !less) return whole.record === part.record;
  const [turns, played] = [more.turns(), less.turns()];
  if (!played.every((turn, index) => turns[index] === turn)) return false;
  if (turns.length > played.length) return true;
  return less.unfinished() === '' && (part.end === null || whole.end !== null);
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCourse(value: unknown): value is SecondCourse {
  return (
    isPlain(value) &&
    typeof value['start'] === 'string' &&
    Array.isArray(value['turns']) &&
    value['turns'].every((turn) => typeof turn === 'string') &&
    Array.isArray(value['clocks'])
  );
}

function isKept(value: Plain): value is Plain & KeptGame {
  return (
    typeof value['id'] === 'string' &&
    typeof value['updated'] === 'number' &&
    typeof value['record'] === 'string' &&
    isPlain(value['white']) &&
    isPlain(value['black'])
  );
}
