import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { depth } from './depth.ts';

const SHOP = 'apps/shop/src';
const manifests = {
  'apps/shop/package.json': JSON.stringify({ name: '@yaoji/shop', imports: { '#*': './src/*' } }),
  'packages/api-client/package.json': JSON.stringify({ name: '@yaoji/api-client', exports: { '.': './src/index.ts' } }),
  [`${SHOP}/shared/api/api.ts`]: "import { createApiClient } from '@yaoji/api-client';",
  [`${SHOP}/features/goods/goods.queries.ts`]: "import { fetchData } from '#shared/api/api.ts';",
};
const judge = (files: Record<string, string>) =>
  depth(fixture({ ...manifests, ...files })).map(({ message }) => message);

test('a page names its queries', () => {
  const asks = "import { goodsQuery } from '#features/goods/goods.queries.ts';";
  const page = { [`${SHOP}/pages/list/a/a-page.tsx`]: asks };
  expect(judge(page)).toEqual([]);
  expect(
    judge({
      ...page,
      [`${SHOP}/pages/list/b/b-page.tsx`]: "import { Cards } from '#features/goods/cards.tsx';",
      [`${SHOP}/features/goods/cards.tsx`]: asks,
    }),
  ).toEqual([expect.stringContaining('is 5 files from HTTP')]);
});

test('finds import cycles, except among types', () => {
  const other = "import { a } from './a.ts'; export const b = a;";
  expect(
    judge({ [`${SHOP}/a.ts`]: "import { b } from './b.ts'; export const a = b;", [`${SHOP}/b.ts`]: other }),
  ).toEqual([expect.stringContaining(`${SHOP}/a.ts → ${SHOP}/b.ts → ${SHOP}/a.ts`)]);
  expect(judge({ [`${SHOP}/a.ts`]: "import type { B } from './b.ts';", [`${SHOP}/b.ts`]: other })).toEqual([]);
});

test('finds features that import each other, by whatever files', () => {
  const cycle = {
    [`${SHOP}/features/goods/goods-item.tsx`]: "import { Swap } from '#features/swap/swap.tsx';",
    [`${SHOP}/features/swap/swap.tsx`]: "import { cartLine } from '#features/cart/cart-line.ts';",
    [`${SHOP}/features/cart/cart-line.ts`]: "import { priceOf } from '#features/goods/goods-price.ts';",
    [`${SHOP}/features/goods/goods-price.ts`]: 'export const priceOf = 1;',
  };
  const layers = { ...cycle, [`${SHOP}/features/goods/goods-item.tsx`]: '' };
  expect(judge(layers)).toEqual([]);
  expect(judge(cycle)).toEqual([
    expect.stringMatching(/goods → .*swap → .*cart → .*goods\. Move the file that closes it/),
  ]);
});
