import { goodsListQuery } from '#features/goods/goods.queries.ts';
import { readListState } from '#features/goods/list-state.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';

/** Starts the query of a list while its page is on its way. */
export const prefetchList: Prefetch = (client, { search }) =>
  void client.prefetchQuery(goodsListQuery(readListState(search)));
