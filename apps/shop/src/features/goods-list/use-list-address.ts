import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { href } from '#shared/routing/href.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import type { ListRoute } from './list-pages.ts';
import { changeList, type GoodsListState, readListState, writeListState } from './list-state.ts';

/** The list state in the address, and the addresses of related lists. */
export function useListAddress() {
  const route = useRouteName() as ListRoute; // Only list pages use it.
  const search = useSearch();
  const navigate = useNavigate();
  const params = useParams();
  return useMemo(() => {
    const state = readListState(search);
    const hrefOf = (next: GoodsListState, name: ListRoute = route) => href(name, params as never, writeListState(next)); // Views share its parameters.
    return {
      route,
      state,
      hrefOf,
      hrefWith: (change: Partial<GoodsListState>) => hrefOf(changeList(state, change)),
      change: (change: Partial<GoodsListState>) =>
        void navigate(hrefOf(changeList(state, change)), { state: { preserveScroll: true } }),
    };
  }, [route, search, params, navigate]);
}

export type ListAddress = ReturnType<typeof useListAddress>;
