/** The pages of the app, by the name under which the shell knows them. */
export type PageName =
  | 'home'
  | 'play'
  | 'game'
  | 'games'
  | 'learn'
  | 'lesson'
  | 'rules'
  | 'puzzles'
  | 'puzzle'
  | 'analysis'
  | 'editor'
  | 'replay'
  | 'online'
  | 'invitation'
  | 'match'
  | 'account'
  | 'person'
  | 'archive'
  | 'leaders'
  | 'watch'
  | 'settings'
  | 'about'
  | 'missing';

/** Where the user is. */
export interface Route {
  readonly page: PageName;
  /** The last part of `#/play/:id`, `#/game/:id`, `#/replay/:id`, `#/learn/:chapter`, `#/rules/:page`, `#/puzzles/:game` and the like. */
  readonly id?: string;
  /** What follows a question mark: `#/play?game=yinsh`. */
  readonly query: URLSearchParams;
}

const plain: Readonly<Record<string, PageName>> = {
  '': 'home',
  play: 'play',
  games: 'games',
  learn: 'learn',
  rules: 'rules',
  puzzles: 'puzzles',
  analysis: 'analysis',
  editor: 'editor',
  online: 'online',
  account: 'account',
  archive: 'archive',
  leaders: 'leaders',
  watch: 'watch',
  settings: 'settings',
  about: 'about',
};

const withId: Readonly<Record<string, PageName>> = {
  play: 'game',
  game: 'match',
  invitation: 'invitation',
  people: 'person',
  replay: 'replay',
  learn: 'lesson',
  rules: 'rules',
  puzzles: 'puzzle',
};

/** The route that the hash of an address names: `#/play/42`, `#/settings`, or nothing at all. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = split(hash.replace(/^#?\/?/, ''), '?');
  const [first = '', id, ...rest] = path.replace(/\/$/, '').split('/');
  const query = new URLSearchParams(search);
  if (rest.length > 0) return { page: 'missing', query };
  if (id === undefined) return { page: own(plain, first) ?? 'missing', query };
  const page = own(withId, first);
  const decoded = decode(id);
  return page && decoded !== undefined ? { page, id: decoded, query } : { page: 'missing', query };
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

/** A plain lookup would also find what every object inherits. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
