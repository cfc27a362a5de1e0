import { useQuery } from '@tanstack/react-query';
import {
  CardsIcon,
  Checkbox,
  FilterButton,
  ImageIcon,
  ListIcon,
  Pagination,
  SegmentedControl,
  type SegmentedItem,
  SortBar,
  type SortOption,
} from '@yaoji/ui';
import { lazy, Suspense, useState } from 'react';
import { userStateQuery } from '#features/user/user.queries.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import * as css from './goods-list.css.ts';
import type { ListFilterGroups } from './list-filters.tsx';
import { type ListRoute, listPages, viewLabel } from './list-pages.ts';
import { changeList, type GoodsSort, toggleFacet } from './list-state.ts';
import type { ListAddress } from './use-list-address.ts';

const ListFilterSheet = lazy(whenOnline(() => import('./list-filter-sheet.tsx')));

type ListSortBarProps = {
  address: ListAddress;
  filters: ListFilterGroups;
  total: number;
  pageCount: number;
};

export function ListSortBar({ address, filters, total, pageCount }: ListSortBarProps) {
  const isBuyer = useQuery(userStateQuery()).data?.isLoggedIn === true;
  const { route, state, hrefOf, hrefWith, change } = address;
  const option = (id: GoodsSort, label: string): SortOption => ({
    id,
    label,
    current: state.sort === id,
    href: hrefWith({ sort: id }),
  });
  const byPrice: SortOption = {
    id: 'price',
    label: '价格',
    current: state.sort.endsWith('price'),
    direction: state.sort === '-price' ? 'descending' : 'ascending',
    href: hrefWith({ sort: state.sort === 'price' ? '-price' : 'price' }),
  };
  const { views } = listPages[route];
  const perPageOf = (name: ListRoute) => listPages[name].preset?.perPage;
  const inView = (name: ListRoute) => (perPageOf(name) === perPageOf(route) ? state : changeList(state, {}));
  const [isChoosing, setChoosing] = useState(false);
  const bought = state.chosen.flags?.includes('bought') ?? false;
  return (
    <SortBar
      options={[
        option('default', '综合'),
        option('sales', '销量'),
        byPrice,
        { ...option('expiry', '效期'), wideOnly: true },
        { ...option('newest', '上新'), wideOnly: true },
      ]}
    >
      <Checkbox label="仅看有货" checked={state.inStock} onChange={(inStock) => change({ inStock })} />
      <div className={css.wideTools}>
        <Checkbox label="同品种合并" checked={state.isGrouped} onChange={(isGrouped) => change({ isGrouped })} />
        {isBuyer && (
          <Checkbox label="买过的" checked={bought} onChange={() => change(toggleFacet(state, 'flags', 'bought'))} />
        )}
        {views.length > 1 && (
          <SegmentedControl
            label="显示方式"
            value={route}
            items={
              views.map((name) => {
                const Icon = iconOf(name);
                return { value: name, label: viewLabel(name), icon: <Icon />, href: hrefOf(inView(name), name) };
              }) satisfies SegmentedItem<ListRoute>[]
            }
          />
        )}
        {pageCount > 0 && (
          <Pagination
            page={state.page}
            pageCount={pageCount}
            compact
            hrefOf={(page) => hrefWith({ page })}
            label="翻页"
          />
        )}
      </div>
      <div className={css.phoneTools}>
        <FilterButton count={filters.choices.length} expanded={isChoosing} onClick={() => setChoosing(true)} />
      </div>
      {isChoosing && (
        <Suspense>
          <ListFilterSheet
            address={address}
            filters={filters}
            total={total}
            isBuyer={isBuyer}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </SortBar>
  );
}

function iconOf(route: ListRoute) {
  if (route.endsWith('_table')) return ListIcon;
  return route.endsWith('_no_image') ? ImageIcon : CardsIcon;
}
