/** Every page that can be reached without a game having been played. */
export const places = [
  { name: 'home', hash: '#/' },
  { name: 'play', hash: '#/play' },
  { name: 'learn', hash: '#/learn' },
  { name: 'lesson', hash: '#/learn/gipf-gipf-pieces' },
  { name: 'rules', hash: '#/rules/gipf' },
  { name: 'puzzles', hash: '#/puzzles' },
  { name: 'puzzle', hash: '#/puzzles/gipf' },
  { name: 'games', hash: '#/games' },
  { name: 'analysis', hash: '#/analysis' },
  { name: 'editor', hash: '#/editor' },
  { name: 'online', hash: '#/online' },
  { name: 'watch', hash: '#/watch' },
  { name: 'archive', hash: '#/archive' },
  { name: 'leaders', hash: '#/leaders' },
  { name: 'account', hash: '#/account' },
  { name: 'settings', hash: '#/settings' },
  { name: 'about', hash: '#/about' },
  { name: 'missing', hash: '#/nowhere' },
];

export const languages = ['en', 'hu', 'ro', 'ru'];
