import { expect, test } from 'vitest';
import { goods } from '#testing/samples.ts';
import { reverse } from './use-edits.ts';

test('restores the values before, unless there was no price', () => {
  const seen = goods(1, { cost: null });
  const saved = goods(1, { price: '13.5', cost: '9', version: 'saved-1' });
  const draft = { seen, edit: { price: '13.5', cost: '9' } };
  expect(reverse([draft], [saved])).toEqual([{ seen: saved, edit: { price: '12.80', cost: '' } }]);
  expect(reverse([{ ...draft, seen: goods(1, { price: null }) }], [saved])).toBeUndefined();
});
