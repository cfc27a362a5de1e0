import type { Schemas } from '@yaoji/api-client/contract';

/** A match of a purchase list's row. */
export const wireListMatch = (
  goods: Schemas['GoodsBasic'],
  own: Partial<Schemas['ListMatch']> = {},
): Schemas['ListMatch'] => ({
  goods,
  by: 'name',
  fit: 'same',
  differences: [],
  is_equal: 0,
  bought_at: null,
  yxq: '2028-06-30',
  number: '20',
  is_enough: 1,
  ...own,
});
