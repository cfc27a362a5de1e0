import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { changeList, type GoodsListState, readListState, writeListState } from '#features/goods/list-state.ts';
import { href } from '#shared/routing/href.ts';
import { useRouteName } from '#shared/routing/route-name.ts';
import { useSearch } from '#shared/routing/use-search.ts';

export type ListRoute = 'list_index' | 'list_table' | 'list_no_image' | 'search_index' | 'search_table';

/** The state of the list in the address, and the addresses of its neighbours. */
export function useListAddress() {
  const route = useRouteName() as ListRoute; // Only pages of lists use it.
  const search = useSearch();
  const navigate = useNavigate();
  return useMemo(() => {
    const state = readListState(search);
    const hrefOf = (next: GoodsListState, name: ListRoute = route) => href(name, {}, writeListState(next));
    return {
      route,
      state,
      hrefOf,
      hrefWith: (change: Partial<GoodsListState>) => hrefOf(changeList(state, change)),
      change: (change: Partial<GoodsListState>) =>
        void navigate(hrefOf(changeList(state, change)), { state: { keepScroll: true } }),
    };
  }, [route, search, navigate]);
}

export type ListAddress = ReturnType<typeof useListAddress>;
