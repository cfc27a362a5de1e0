import { expect, test } from 'vitest';
import { type Exception, judgeLicences, type Licences } from './licences.ts';

const font: Exception = { name: 'font*', licence: 'OFL-1.1', reason: 'A font.', until: '2027-01-31' };
const judge = (found: Licences, exceptions: Exception[] = [], today = '2026-12-01') =>
  judgeLicences(found, exceptions, today).map(({ message }) => message);

test('accepts packages with an allowed licence, also as one of several choices', () => {
  const list = [{ name: 'one' }];
  expect(judge({ MIT: list, '(GPL-3.0 OR MIT)': list, 'MIT AND Apache-2.0': list })).toEqual([]);
});

test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'Unknown', 'MPL-2.0'])(
  '%s is named with its package',
  (id) => {
    expect(judge({ MIT: [{ name: 'one' }], [id]: [{ name: 'two' }] })).toEqual([
      expect.stringMatching(`^two has the licence ${id}`),
    ]);
  },
);

test('an exception applies to its packages and licence until its date', () => {
  const fonts = { 'OFL-1.1': [{ name: 'font-sc' }] };
  expect(judge(fonts, [font])).toEqual([]);
  expect(judge({ ...fonts, 'GPL-3.0': [{ name: 'font-tc' }] }, [font])).toHaveLength(1);
  expect(judge(fonts, [font], '2027-02-01')).toEqual([expect.stringContaining('ended on 2027-01-31')]);
});

test('names an unused exception', () => {
  expect(judge({ MIT: [{ name: 'one' }] }, [font])).toEqual([expect.stringContaining('nothing needs the exception')]);
});
