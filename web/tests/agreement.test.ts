import { beforeAll, expect, test } from 'vitest';
import { readAgreement } from '../src/play/agreement';
import { presetOf, withCount } from '../src/play/composition';
import { loadRulesFromDisk } from './rules';

beforeAll(loadRulesFromDisk);

const usual = { extra: [0, 0], composition: presetOf('ultimate'), links: '', way: null, limit: '' };

test('what was agreed on last time comes back', () => {
  const composition = withCount(presetOf('z'), 1, 0, 2);
  const stored = { extra: [0, 3], composition, links: 'Z:zertz', way: 'challenged', limit: 2 };
  // As it comes out of the storage of a browser.
  expect(readAgreement(JSON.parse(JSON.stringify(stored)))).toEqual({ ...stored, limit: '2' });
});

test.each([null, undefined, 7, 'x', [], {}, { extra: 'x', composition: [], links: 1, way: 'x', limit: 'x' }])(
  'what is none of ours is as usual: %j',
  (stored) => expect(readAgreement(stored)).toEqual(usual),
);

test('what no game can begin with is as usual, and extra pieces have their limit', () => {
  for (const changed of [{ variant: 'none' }, { extra: [99, 0] }, { stocks: [[1], [2]] }]) {
    const composition = { ...presetOf('one'), ...changed };
    expect(readAgreement({ composition }).composition).toEqual(presetOf('ultimate'));
  }
  expect(readAgreement({ extra: [99, -1] }).extra).toEqual([3, 0]);
});
