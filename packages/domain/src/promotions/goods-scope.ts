import type { GoodsFacts } from '../pricing/cart.ts';
import { idKey } from '../pricing/work-line.ts';
import type { GoodsScope } from './types.ts';

/** Turns a scope into a predicate on products: every list must match, any entry of it suffices. */
export function scopeTest(scope: GoodsScope | null | undefined): (goods: GoodsFacts) => boolean {
  if (!scope) return () => true;
  const goodsIds = scope.goodsIds && new Set(scope.goodsIds.map(idKey));
  const exceptGoodsIds = scope.exceptGoodsIds && new Set(scope.exceptGoodsIds.map(idKey));
  const categoryIds = scope.categoryIds && new Set(scope.categoryIds.map(idKey));
  const { makers, scopes } = scope;
  return (goods) =>
    (!goodsIds || goodsIds.has(idKey(goods.goodsId))) &&
    !exceptGoodsIds?.has(idKey(goods.goodsId)) &&
    (!categoryIds || Boolean(goods.categoryIds?.some((id) => categoryIds.has(idKey(id))))) &&
    (!makers || (goods.maker != null && makers.includes(goods.maker))) &&
    (!scopes || (goods.scope != null && scopes.includes(goods.scope)));
}
