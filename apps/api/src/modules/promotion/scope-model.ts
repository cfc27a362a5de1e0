import type { GoodsScope as ScopeModel } from '@yaoji/api-client/wire';
import type { GoodsScope } from '@yaoji/domain';

/** A scope with its ids as numbers; a list that is not given stays absent, since an empty one would cover nothing. */
export const scopeModel = (scope: GoodsScope): ScopeModel => ({
  ...(scope.goodsIds ? { goodsIds: scope.goodsIds.map(Number) } : {}),
  ...(scope.categoryIds ? { categoryIds: scope.categoryIds.map(Number) } : {}),
  ...(scope.makers ? { makers: [...scope.makers] } : {}),
  ...(scope.scopes ? { scopes: [...scope.scopes] } : {}),
  ...(scope.exceptGoodsIds ? { exceptGoodsIds: scope.exceptGoodsIds.map(Number) } : {}),
});
