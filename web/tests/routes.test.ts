import { describe, expect, test } from 'vitest';
import { parseRoute } from '../src/shell/routes';

describe('routes', () => {
  test.each([
    ['', 'home'],
    ['#', 'home'],
    ['#/', 'home'],
    ['#/play', 'play'],
    ['#/play/', 'play'],
    ['#/games', 'games'],
    ['#/learn', 'learn'],
    ['#/rules', 'rules'],
    ['#/puzzles', 'puzzles'],
    ['#/analysis', 'analysis'],
    ['#/editor', 'editor'],
    ['#/online', 'online'],
    ['#/account', 'account'],
    ['#/archive', 'archive'],
    ['#/leaders', 'leaders'],
    ['#/watch', 'watch'],
    ['#/settings', 'settings'],
    ['#/about', 'about'],
    ['#/nowhere', 'missing'],
    ['#/replay', 'missing'],
    ['#/game', 'missing'],
    ['#/settings/1', 'missing'],
    ['#/play/1/2', 'missing'],
    ['#/constructor', 'missing'],
    ['#/play/%E0%A4%A', 'missing'],
  ])('%s is %s', (hash, page) => {
    expect(parseRoute(hash).page).toBe(page);
    expect(parseRoute(hash).id).toBeUndefined();
  });

  test('games and replays are named by the last part', () => {
    expect(parseRoute('#/play/k3x-9')).toMatchObject({ page: 'game', id: 'k3x-9' });
    expect(parseRoute('#/game/k3x')).toMatchObject({ page: 'match', id: 'k3x' });
    expect(parseRoute('#/invitation/k3x')).toMatchObject({ page: 'invitation', id: 'k3x' });
    expect(parseRoute('#/people/Ann')).toMatchObject({ page: 'person', id: 'Ann' });
    expect(parseRoute('#/learn/gipf-rows')).toMatchObject({ page: 'lesson', id: 'gipf-rows' });
    expect(parseRoute('#/rules/yinsh')).toMatchObject({ page: 'rules', id: 'yinsh' });
    expect(parseRoute('#/puzzles/yinsh')).toMatchObject({ page: 'puzzle', id: 'yinsh' });
    expect(parseRoute('#/replay/a%20b')).toMatchObject({ page: 'replay', id: 'a b' });
  });

  test('what follows a question mark is for the page', () => {
    const route = parseRoute('#/analysis?position=gipf+basic&turn=3');
    expect(route.page).toBe('analysis');
    expect(route.query.get('position')).toBe('gipf basic');
    expect(route.query.get('turn')).toBe('3');
  });
});
