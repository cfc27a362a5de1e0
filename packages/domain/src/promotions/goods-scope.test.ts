import { expect, test } from 'vitest';
import type { GoodsFacts } from '../pricing/cart.ts';
import { scopeTest } from './goods-scope.ts';
import type { GoodsScope } from './types.ts';

const goods: GoodsFacts = { goodsId: 7, listPrice: '1', categoryIds: [3, 30], maker: '同仁堂', scope: '中成药' };

test.each<[GoodsScope | null | undefined, boolean]>([
  [null, true],
  [undefined, true],
  [{}, true],
  [{ goodsIds: [7] }, true],
  [{ goodsIds: [8] }, false],
  [{ goodsIds: [] }, false],
  [{ exceptGoodsIds: [7] }, false],
  [{ exceptGoodsIds: [8] }, true],
  [{ goodsIds: [7], exceptGoodsIds: [7] }, false],
  [{ categoryIds: [30] }, true],
  [{ categoryIds: [31, 3] }, true],
  [{ categoryIds: [31] }, false],
  [{ makers: ['同仁堂', 'x'] }, true],
  [{ makers: ['x'] }, false],
  [{ scopes: ['中成药'] }, true],
  [{ scopes: ['食品'] }, false],
  [{ makers: ['同仁堂'], scopes: ['食品'] }, false],
  [{ categoryIds: [3], makers: ['同仁堂'], scopes: ['中成药'] }, true],
])('[D2] %o covers the goods: %s', (scope, covered) => {
  expect(scopeTest(scope)(goods)).toBe(covered);
});

test.each<GoodsScope>([{ categoryIds: [3] }, { makers: ['x'] }, { scopes: ['x'] }])(
  '[D2] goods that do not say are not covered by %o',
  (scope) => {
    expect(scopeTest(scope)({ goodsId: 7, listPrice: '1' })).toBe(false);
    expect(scopeTest(scope)({ goodsId: 7, listPrice: '1', maker: null, scope: null })).toBe(false);
  },
);
