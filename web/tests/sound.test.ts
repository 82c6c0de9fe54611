import { afterEach, expect, test, vi } from 'vitest';
import { play } from '../src/sound';

afterEach(() => vi.unstubAllGlobals());

test('nothing is heard, and no browser complains, before the page is touched', () => {
  const made = vi.fn(() => {
    throw new Error('enough for the test');
  });
  vi.stubGlobal('AudioContext', made);
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { userActivation: activation });
  play('turn');
  expect(made).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  expect(() => play('turn')).toThrow();
  expect(made).toHaveBeenCalledOnce();
});
