import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import {
  type GoodsFilters,
  type GoodsMark,
  goodsCodec,
  goodsFiltersCodec,
  goodsListingCodec,
  listOf,
  type TagName,
} from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import type { GoodsListState } from './list-state.ts';

const goodsKeys = {
  all: ['goods'] as const,
  list: (filters: GoodsFilters) => ['goods', 'list', filters] as const,
  recommended: ['goods', 'recommended'] as const,
  forNewcomers: ['goods', 'newcomers'] as const,
};

/** Products per page of a list: full rows of five and of four. */
export const goodsPerPage = 40;

/** A page's own limits, which users cannot change, and its default order. */
export type GoodsPreset = Pick<GoodsFilters, 'zone' | 'marks' | 'tags' | 'makers' | 'activityId' | 'sort'>;

/** A page of products with its facets (C034). Shows the previous page while the next one loads. */
export function goodsListQuery(state: GoodsListState, preset: GoodsPreset = {}) {
  const filters = limitFilters(toFilters(state), preset);
  return queryOptions({
    queryKey: goodsKeys.list(filters),
    queryFn: ({ signal }) =>
      fetchData(
        operations.listGoods,
        { query: goodsFiltersCodec.write(filters) },
        { read: goodsListingCodec.read, signal },
      ),
    placeholderData: keepPreviousData,
  });
}

function limitFilters(chosen: GoodsFilters, { sort, marks, ...preset }: GoodsPreset): GoodsFilters {
  return {
    ...chosen,
    ...preset,
    ...(marks ? { marks: [...new Set([...marks, ...(chosen.marks ?? [])])] } : {}),
    ...(sort && chosen.sort === 'default' ? { sort } : {}),
  };
}

function toFilters({ chosen, ...state }: GoodsListState): GoodsFilters {
  return {
    perPage: goodsPerPage,
    page: state.page,
    sort: state.sort,
    ...(state.keywords ? { keywords: state.keywords, searchIn: state.searchType } : {}),
    ...(state.isGrouped ? { isGrouped: true } : {}),
    ...(state.isExact ? { isExactSearch: true } : {}),
    ...(chosen.category_id ? { categoryIds: chosen.category_id.map(Number) } : {}),
    ...(chosen.maker ? { makers: [...chosen.maker] } : {}),
    ...(chosen.dosage_form ? { dosageForms: [...chosen.dosage_form] } : {}),
    ...(chosen.scope ? { scopes: [...chosen.scope] } : {}),
    ...(chosen.origin ? { origins: [...chosen.origin] } : {}),
    ...(chosen.tags ? { tags: [...chosen.tags] as TagName[] } : {}),
    ...(chosen.flags ? { marks: [...chosen.flags] as GoodsMark[] } : {}),
    ...(state.priceMin ? { priceMin: state.priceMin } : {}),
    ...(state.priceMax ? { priceMax: state.priceMax } : {}),
    ...(state.inStock ? { inStock: true } : {}),
    ...(state.activityId ? { activityId: state.activityId } : {}),
    ...(state.couponId ? { couponId: state.couponId } : {}),
  };
}

/** Recommendations for this viewer (C081). */
export const recommendedGoodsQuery = () =>
  queryOptions({
    queryKey: goodsKeys.recommended,
    queryFn: () => fetchData(operations.listRecommendedGoods, {}, { read: listOf(goodsCodec).read }),
    staleTime: 120_000,
  });

/** Recommendations for newcomers, at newcomer prices (C073). */
export const newcomerGoodsQuery = () =>
  queryOptions({
    queryKey: goodsKeys.forNewcomers,
    queryFn: () => fetchData(operations.listNewcomerGoods, {}, { read: listOf(goodsCodec).read }),
    staleTime: 120_000,
  });
