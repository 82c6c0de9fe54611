import { beforeAll, expect, test } from 'vitest';
import { Premove } from '../src/online/premove.svelte';
import { expectValue, startPosition, viewPosition } from '../src/wasm';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

test('a choice of several decisions is made ahead as a whole', () => {
  const premove = new Premove('black');
  premove.offer(expectValue(startPosition('punct', 'standard', [])));
  premove.entry?.hold('triangle');
  premove.entry?.click('b4');
  expect(premove.text).toBeNull();
  premove.entry?.press('n');
  expect(premove.text).toBe('T;@b4;n');
  // Another choice takes its place.
  premove.entry?.hold('triangle');
  premove.entry?.click('c4');
  premove.entry?.press('ne');
  expect(premove.take()).toBe('T;@c4;ne');
});

test('of a turn in two parts the first is chosen ahead: what follows depends on it', () => {
  const premove = new Premove('black');
  premove.offer(expectValue(viewPosition('zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place')));
  premove.entry?.hold('white-marble');
  premove.entry?.click('d4');
  expect(premove.text).toBe('Wd4');
});
