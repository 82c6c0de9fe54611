import type { Player, StoredGame, TimeControl } from './game';
import type { End, GameName, LinkSettings } from '../wasm';

/** The form in which games are kept now. Every change of it gets the next number and a step in `STEPS`. */
export const SCHEMA = 2;

/** What was played. */
export interface KeptCourse {
  readonly start: string;
  readonly turns: readonly string[];
  readonly links: LinkSettings | null;
  /** The decisions of an unfinished turn that can no longer be taken back. */
  readonly pending: string;
  readonly clocks: readonly number[];
  readonly left: readonly [number, number] | null;
}

/** A game as it lies on the disk: what lists show, what was played, and what was written about it. */
export interface KeptGame {
  readonly schema: typeof SCHEMA;
  readonly id: string;
  readonly game: GameName;
  readonly variant: string;
  readonly white: Player;
  readonly black: Player;
  readonly time: TimeControl | null;
  readonly end: End | null;
  readonly created: number;
  readonly updated: number;
  /** A name that no other state of this game has: who writes must have seen what he replaces. */
  readonly revision: string;
  readonly course: KeptCourse;
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

/**
 * Each step makes the form after the number it stands at from the form with that number.
 *
 * The next form holds the text of the record instead of `course`: a step at 2 writes that text, which needs the rules
 * to be loaded; everything that reads games waits for them already.
 */
const STEPS: Readonly<Record<number, (old: Plain) => Plain>> = {
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
};

/** Something from the disk or the journal in the form of today. */
export function readKept(value: unknown): KeptGame | ForeignGame {
  const id = isPlain(value) && typeof value['id'] === 'string' ? value['id'] : '';
  if (!isPlain(value)) return { id, newer: false, value };
  let form = value;
  for (;;) {
    const schema = form['schema'] ?? 1;
    if (schema === SCHEMA) break;
    const step = typeof schema === 'number' ? STEPS[schema] : undefined;
    if (!step) return { id, newer: typeof schema === 'number' && schema > SCHEMA, value };
    form = step(form);
  }
  return isKept(form) ? form : { id, newer: false, value };
}

export function isForeign(found: KeptGame | ForeignGame): found is ForeignGame {
  return 'newer' in found;
}

/** A game as the pages use it. */
export function gameOf(kept: KeptGame): StoredGame {
  const { id, game, variant, white, black, time, end, created, updated, study } = kept;
  return { id, game, variant, white, black, time, end, created, updated, study, ...kept.course };
}

/** A game as it is kept. Its study is what lies there already: playing does not touch it. */
export function keptOf(
  game: StoredGame,
  revision: string,
  study: Pick<KeptGame, 'study' | 'studyRevision'> = { study: game.study ?? null, studyRevision: '' },
): KeptGame {
  const { start, turns, links = null, pending = '', clocks, left } = game;
  const { id, variant, white, black, time, end, created, updated } = game;
  const lists = { id, game: game.game, variant, white, black, time, end, created, updated };
  return {
    schema: SCHEMA,
    ...lists,
    revision,
    course: { start, turns, links, pending, clocks, left },
    study: study.study,
    studyRevision: study.studyRevision,
  };
}

/** Whether everything that was played in one is part of the other. */
export function contains(
  whole: Pick<StoredGame, 'turns' | 'end'>,
  part: Pick<StoredGame, 'turns' | 'end' | 'pending'>,
): boolean {
  const played = part.turns.every((turn, index) => whole.turns[index] === turn);
  const more = whole.turns.length > part.turns.length;
  return played && (more || (!part.pending && (part.end === null || whole.end !== null)));
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKept(value: Plain): value is Plain & KeptGame {
  const { course, white, black } = value;
  return (
    typeof value['id'] === 'string' &&
    typeof value['updated'] === 'number' &&
    isPlain(white) &&
    isPlain(black) &&
    isPlain(course) &&
    typeof course['start'] === 'string' &&
    Array.isArray(course['turns']) &&
    course['turns'].every((turn) => typeof turn === 'string') &&
    Array.isArray(course['clocks'])
  );
}
