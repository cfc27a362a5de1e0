import { expect, test } from 'vitest';
import { patchGoods } from './patch-goods.ts';

const page = {
  list: [
    { id: 1, isFavourite: false },
    { id: 2, isFavourite: false },
  ],
  facets: [{ key: 'maker' }],
  total: 2,
};

test('[S3] goods change wherever they stand, and everything else stays the same object', () => {
  const patched = patchGoods({ floors: [page], banners: [] }, 2, { isFavourite: true }) as { floors: (typeof page)[] };
  expect(patched.floors[0]?.list[1]).toEqual({ id: 2, isFavourite: true });
  expect(patched.floors[0]?.list[0]).toBe(page.list[0]);
  expect(patched.floors[0]?.facets).toBe(page.facets);
});

test('[S3] data without the goods is the same data', () => {
  expect(patchGoods(page, 3, { isFavourite: true })).toBe(page);
  expect(patchGoods({ id: 3, name: '分类' }, 3, { isFavourite: true })).toEqual({ id: 3, name: '分类' });
  expect(patchGoods(null, 3, { isFavourite: true })).toBeNull();
});
