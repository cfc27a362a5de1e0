import { expect, test } from 'vitest';
import { patchModels } from './patch-models.ts';

const favour = (data: unknown, id: number) =>
  patchModels(data, (model) => ('isFavourite' in model && model.id === id ? { ...model, isFavourite: true } : model));

const page = {
  list: [
    { id: 1, isFavourite: false },
    { id: 2, isFavourite: false },
  ],
  facets: [{ key: 'maker' }],
  total: 2,
};

test('[S3] cached copies of a product change, and everything else stays the same object', () => {
  const patched = favour({ floors: [page], banners: [] }, 2) as { floors: (typeof page)[] };
  expect(patched.floors[0]?.list[1]).toEqual({ id: 2, isFavourite: true });
  expect(patched.floors[0]?.list[0]).toBe(page.list[0]);
  expect(patched.floors[0]?.facets).toBe(page.facets);
});

test('[S3] data without the product is unchanged', () => {
  expect(favour(page, 3)).toBe(page);
  expect(favour({ id: 3, name: '分类' }, 3)).toEqual({ id: 3, name: '分类' });
  expect(favour(null, 3)).toBeNull();
});
