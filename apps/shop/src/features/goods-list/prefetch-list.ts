import { type GoodsPreset, goodsListQuery } from '#features/goods/goods.queries.ts';
import { readListState } from '#features/goods/list-state.ts';
import type { FindSubject, PageLocation, Prefetch } from '#shared/routing/page-module.ts';
import { type ListRoute, listPages } from './list-pages.ts';

/** Starts the query of a list while its page is on its way. */
export const prefetchList: Prefetch = (client, location) => void client.prefetchQuery(listQueryAt(location));

/** The query of the list at a location, of a page that limits it further. */
export const listQueryAt = ({ name, search }: PageLocation, preset: GoodsPreset = {}) =>
  goodsListQuery(readListState(search), { ...listPages[name as ListRoute].preset, ...preset }); // Only pages of lists use it.

/** A list is called by its innermost category. */
export const findListSubject: FindSubject = (client, location) =>
  client.getQueryData(listQueryAt(location).queryKey)?.categoryPath.at(-1)?.name;

/** A search is called by what is looked for. */
export const findSearchSubject: FindSubject = (_, { search }) => readListState(search).keywords || undefined;
