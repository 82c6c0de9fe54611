import type { Component } from 'svelte';
import type { PageName, Route } from './routes';

/** What every page is given: the parts of its address. */
export interface PageProps {
  readonly id?: string | undefined;
  readonly query: URLSearchParams;
}

export type Page = Component<PageProps>;

// A pattern instead of plain imports: a page that is not part of the build is simply not found.
const files = import.meta.glob<{ default: Page }>([
  '../pages/{Settings,About}.svelte',
  '../play/{PlaySetup,PlayGame,Games}.svelte',
  '../analysis/Analysis.svelte',
  '../editor/Editor.svelte',
  '../replay/Replay.svelte',
  '../learn/{Learn,Lesson}.svelte',
  '../rules/Rules.svelte',
  '../puzzles/{Puzzles,PuzzlePage}.svelte',
  '../online/{OnlinePage,Live}.svelte',
]);

const fileOf: Readonly<Partial<Record<PageName, string>>> = {
  play: '../play/PlaySetup.svelte',
  game: '../play/PlayGame.svelte',
  games: '../play/Games.svelte',
  analysis: '../analysis/Analysis.svelte',
  editor: '../editor/Editor.svelte',
  replay: '../replay/Replay.svelte',
  learn: '../learn/Learn.svelte',
  lesson: '../learn/Lesson.svelte',
  rules: '../rules/Rules.svelte',
  puzzles: '../puzzles/Puzzles.svelte',
  puzzle: '../puzzles/PuzzlePage.svelte',
  online: '../online/OnlinePage.svelte',
  invitation: '../online/OnlinePage.svelte',
  match: '../online/Live.svelte',
  account: '../online/OnlinePage.svelte',
  person: '../online/OnlinePage.svelte',
  archive: '../online/OnlinePage.svelte',
  leaders: '../online/OnlinePage.svelte',
  watch: '../online/OnlinePage.svelte',
  settings: '../pages/Settings.svelte',
  about: '../pages/About.svelte',
};

/** The component of a page that is fetched when it is wanted; nothing if there is none of that name. */
export async function loadPage(page: PageName): Promise<Page | undefined> {
  const load = files[fileOf[page] ?? ''];
  return load ? (await load()).default : undefined;
}

/** Pages that fill the window with a board: on a phone they get the room of the navigation bar. */
export function isBoardPage(route: Route): boolean {
  return ['game', 'match', 'lesson', 'puzzle', 'analysis', 'editor', 'replay'].includes(route.page);
}

/** The pages where people meet. */
export const onlinePages: readonly PageName[] = [
  'online',
  'invitation',
  'match',
  'account',
  'person',
  'archive',
  'leaders',
  'watch',
];

/** The key of a page's name in the title of the window; home has none. */
export const titleKeys: Readonly<Partial<Record<PageName, string>>> = {
  play: 'nav-play',
  game: 'title-game',
  games: 'nav-games',
  learn: 'nav-learn',
  lesson: 'title-lesson',
  rules: 'title-rules',
  puzzles: 'nav-puzzles',
  puzzle: 'title-puzzle',
  analysis: 'nav-analysis',
  editor: 'nav-editor',
  replay: 'title-replay',
  online: 'nav-online',
  invitation: 'nav-online',
  match: 'title-game',
  account: 'nav-account',
  person: 'title-player',
  archive: 'title-archive',
  leaders: 'title-leaders',
  watch: 'title-watch',
  settings: 'nav-settings',
  about: 'nav-about',
  missing: 'missing-title',
};
