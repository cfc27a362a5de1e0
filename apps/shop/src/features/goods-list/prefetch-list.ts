import { type GoodsPreset, goodsListQuery } from '#features/goods/goods.queries.ts';
import { readListState } from '#features/goods/list-state.ts';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { type ListRoute, listPages } from './list-pages.ts';

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
