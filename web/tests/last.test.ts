import { beforeEach, expect, test, vi } from 'vitest';
import { lastChoice, lastGame, noteChoice, noteGame } from '../src/play/last';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('somebody new has chosen nothing and plays nothing', () => {
  expect(lastChoice()).toBeNull();
  expect(lastGame()).toBeNull();
});

test('what was chosen last comes back', () => {
  const choice = {
    game: 'yinsh',
    variant: 'blitz',
    opponent: 'person',
    level: 7,
    side: 'black',
    clock: '5+5',
    variants: { gipf: 'tournament', yinsh: 'blitz' },
    names: { you: 'Ágnes', white: '', black: 'Иван "the" \\' },
    agreed: { links: 'T:coin' },
  } as const;
  noteChoice(choice);
  expect(lastChoice()).toEqual(choice);
});

test('a game that is over is no longer offered', () => {
  const game = { id: 'a', game: 'gipf', variant: 'basic', count: 3 } as const;
  noteGame(game);
  expect(lastGame()).toEqual(game);
  noteGame(null);
  expect(lastGame()).toBeNull();
});

test.each(['', 'nonsense', '[]', '{"game":1}', '{"game":"gipf"}', 'null', '7'])(
  'stored text that is none of ours is nothing: %s',
  (text) => {
    kept.set('gipfel.choice', text);
    kept.set('gipfel.last-game', text);
    expect(lastChoice()).toBeNull();
    expect(lastGame()).toBeNull();
  },
);

test('values out of range fall back', () => {
  kept.set(
    'gipfel.choice',
    JSON.stringify({
      game: 'gipf',
      variant: 'basic',
      level: 99,
      side: 'up',
      opponent: 'cat',
      clock: 5,
      variants: { yinsh: 7, dvonn: 'standard' },
      names: { you: 'x'.repeat(99), white: [] },
    }),
  );
  expect(lastChoice()).toEqual({
    game: 'gipf',
    variant: 'basic',
    opponent: 'computer',
    level: 3,
    side: 'white',
    clock: 'none',
    variants: { gipf: 'basic', dvonn: 'standard' },
    names: { you: 'x'.repeat(30), white: '', black: '' },
    agreed: null,
  });
});

test('a browser that stores nothing is no trouble', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  });
  noteGame(null);
  expect(lastGame()).toBeNull();
});
