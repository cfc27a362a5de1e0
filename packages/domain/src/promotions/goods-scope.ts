import type { GoodsFacts } from '../pricing/cart.ts';
import type { GoodsScope } from './types.ts';

/** Turns a scope into a predicate on products: every list must match, any entry of it suffices. */
export function scopeTest(scope: GoodsScope | null | undefined): (goods: GoodsFacts) => boolean {
  if (!scope) return () => true;
  const goodsIds = scope.goodsIds && new Set(scope.goodsIds);
  const exceptGoodsIds = scope.exceptGoodsIds && new Set(scope.exceptGoodsIds);
  const categoryIds = scope.categoryIds && new Set(scope.categoryIds);
  const { makers, scopes } = scope;
  return (goods) =>
    (!goodsIds || goodsIds.has(goods.goodsId)) &&
    !exceptGoodsIds?.has(goods.goodsId) &&
    (!categoryIds || Boolean(goods.categoryIds?.some((id) => categoryIds.has(id)))) &&
    (!makers || (goods.maker != null && makers.includes(goods.maker))) &&
    (!scopes || (goods.scope != null && scopes.includes(goods.scope)));
}
