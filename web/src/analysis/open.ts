import { studyFrom } from '../import/game';
import { understand } from '../import/understand';
import { studyOf } from '../play/record-text';
import { gameStore, type StoredGame } from '../store';
import {
  RecordReader,
  RecordTree,
  expectValue,
  games,
  problemOf,
  startPosition,
  viewPosition,
  type GameName,
  type Problem,
} from '../wasm';
import { unpack } from './link';

/** A record to be studied, and where in it to begin; or what is wrong with what was given. */
export type Opened =
  | {
      readonly tree: RecordTree;
      readonly path: readonly number[];
      /** The kept game that it belongs to: what is written about it is kept with it. */
      readonly game?: StoredGame;
    }
  | { readonly problem: Problem };

/** What the address asks for: a kept game, a position, a packed record, or a game from the start. */
export async function openQuery(query: URLSearchParams): Promise<Opened> {
  const kept = query.get('game');
  if (kept !== null && !games().some((info) => info.game === kept)) {
    const game = await gameStore.get(kept);
    if (game) return { tree: studyOf(game), path: [], game };
  }
  const packed = query.get('record');
  if (packed !== null) {
    const text = await unpack(packed);
    if (text === null) return { problem: broken };
    const opened = openText(text);
    return 'tree' in opened ? { ...opened, path: pathOf(query.get('path')) } : opened;
  }
  const position = query.get('position');
  if (position !== null) return openText(position);
  const game = games().find((info) => info.game === kept)?.game;
  return { tree: new RecordTree(usualStart(game)), path: [] };
}

const broken: Problem = {
  code: 'broken-link',
  points: [],
  colour: null,
  number: null,
  text: null,
  place: null,
  rule: null,
  english: 'the link is damaged',
};

/** The start of a game, in its usual variant if none is named. */
function usualStart(game?: GameName, wanted?: string): string {
  const info = games().find((known) => game === undefined || known.game === game);
  return expectValue(startPosition(info?.game ?? '', wanted ?? info?.variants[0] ?? '', [])).text;
}

/** Reads a record, or a position on a line of its own. */
export function openText(text: string): Opened {
  const line = text.trim();
  if (games().some((info) => line.startsWith(`${info.game} `)) && !line.includes('\n')) {
    const problem = problemOf(viewPosition(line));
    return problem ? { problem } : { tree: new RecordTree(line), path: [] };
  }
  const understood = understand(text).text;
  const tree = RecordTree.read(understood);
  if (tree) return { tree, path: [] };
  return { problem: RecordTree.whyUnreadable(understood) ?? broken };
}

/** A study to be kept, from its text; of one that was kept before it has the name and the age. */
export function studyOfText(text: string, before: StoredGame | null): StoredGame | null {
  const reader = new RecordReader(text);
  const record = reader.next()?.record ?? null;
  reader.free();
  return record && studyFrom(record, before);
}

export function pathText(path: readonly number[]): string {
  return path.join('.');
}

function pathOf(text: string | null): number[] {
  if (text === null || !/^\d+(\.\d+)*$/.test(text)) return [];
  return text.split('.').map(Number);
}
