import {
  CardsIcon,
  Checkbox,
  ImageIcon,
  ListIcon,
  Pagination,
  SegmentedControl,
  type SegmentedItem,
  SortBar,
  type SortOption,
} from '@yaoji/ui';
import { type GoodsSort, toggleFacet } from '#features/goods/list-state.ts';
import { type ListRoute, listPages } from './list-pages.ts';
import type { ListAddress } from './use-list-address.ts';

type ListSortBarProps = { address: ListAddress; pageCount: number; isBuyer: boolean };

export function ListSortBar({ address, pageCount, isBuyer }: ListSortBarProps) {
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
  const bought = state.chosen.flags?.includes('bought') ?? false;
  return (
    <SortBar
      options={[
        option('default', '综合'),
        option('sales', '销量'),
        byPrice,
        option('expiry', '效期'),
        option('newest', '上新'),
      ]}
    >
      <Checkbox label="仅看有货" checked={state.inStock} onChange={(inStock) => change({ inStock })} />
      {isBuyer && (
        <Checkbox label="买过的" checked={bought} onChange={() => change(toggleFacet(state, 'flags', 'bought'))} />
      )}
      {views.length > 1 && (
        <SegmentedControl
          label="显示方式"
          value={route}
          items={
            views.map((name) => {
              const { label, Icon } = lookOf(name);
              return { value: name, label, icon: <Icon />, href: hrefOf(state, name) };
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
    </SortBar>
  );
}

function lookOf(route: ListRoute) {
  if (route.endsWith('_table')) return { label: '列表', Icon: ListIcon };
  return route.endsWith('_no_image') ? { label: '无图', Icon: ImageIcon } : { label: '大图', Icon: CardsIcon };
}
