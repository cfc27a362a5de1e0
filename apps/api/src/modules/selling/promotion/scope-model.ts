import type { GoodsScope as ScopeModel } from '@yaoji/api-client/wire';
import type { GoodsScope } from '@yaoji/domain';

/** A scope with numeric ids; an absent list stays absent, since an empty one would cover nothing. */
export const scopeModel = (scope: GoodsScope): ScopeModel => ({
  ...(scope.goodsIds ? { goodsIds: scope.goodsIds.map(Number) } : {}),
  ...(scope.categoryIds ? { categoryIds: scope.categoryIds.map(Number) } : {}),
  ...(scope.makers ? { makers: [...scope.makers] } : {}),
  ...(scope.scopes ? { scopes: [...scope.scopes] } : {}),
  ...(scope.exceptGoodsIds ? { exceptGoodsIds: scope.exceptGoodsIds.map(Number) } : {}),
});

export type ScopedGoods = { id: number; maker: string; scope: string; categoryIds: readonly number[] };

export const isInScope = (scope: GoodsScope, { id, maker, scope: scopeClass, categoryIds }: ScopedGoods) => {
  const has = <T>(list: readonly T[] | undefined, test: (entry: T) => boolean) => !list || list.some(test);
  return (
    has(scope.goodsIds, (entry) => entry === id) &&
    has(scope.categoryIds, (entry) => categoryIds.includes(entry)) &&
    has(scope.makers, (entry) => entry === maker) &&
    has(scope.scopes, (entry) => entry === scopeClass) &&
    !scope.exceptGoodsIds?.includes(id)
  );
};
