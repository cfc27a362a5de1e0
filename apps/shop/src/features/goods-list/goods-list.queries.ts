import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import {
  type GoodsFilters,
  type GoodsMark,
  goodsFiltersCodec,
  goodsListingCodec,
  type TagName,
} from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { type GoodsPreset, type ListRoute, listPages } from './list-pages.ts';
import { type GoodsListState, readListState } from './list-state.ts';

/** Products per page of a list: full rows of five and of four. */
export const goodsPerPage = 40;

/** A page of products with its facets (C034). Shows the previous page while the next one loads. */
export function goodsListQuery(state: GoodsListState, preset: GoodsPreset = {}) {
  const filters = limitFilters(toFilters(state), preset);
  return queryOptions({
    queryKey: ['goods', 'list', filters],
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
    ...(state.expiryDays ? { expiryDays: state.expiryDays } : {}),
    ...(state.couponId ? { couponId: state.couponId } : {}),
  };
}

/** Starts the query of a list while its page loads. */
export const prefetchList: Prefetch = (client, location) => void client.prefetchQuery(listQueryAt(location));

/** The query of the list at a location, for a page that limits it further. */
export const listQueryAt = ({ name, search }: PageLocation, preset: GoodsPreset = {}) =>
  goodsListQuery(readListState(search), { ...listPages[name as ListRoute].preset, ...preset }); // Only list pages use it.

/** Titles a list with its innermost category. */
export const findListSubject: FindSubject = (client, location) =>
  client.getQueryData(listQueryAt(location).queryKey)?.categoryPath.at(-1)?.name;

/** Titles a search with its keywords. */
export const findSearchSubject: FindSubject = (_, { search }) => readListState(search).keywords || undefined;
