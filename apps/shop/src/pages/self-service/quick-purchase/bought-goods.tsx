import { useQuery } from '@tanstack/react-query';
import { Button, EmptyState } from '@yaoji/ui';
import { useDeferredValue, useRef } from 'react';
import { useNavigate } from 'react-router';
import {
  type BoughtFilters,
  boughtGoodsQuery,
  readBoughtFilters,
  writeBoughtFilters,
} from '#features/bought/bought.queries.ts';
import { BoughtTable } from '#features/bought/bought-table.tsx';
import { GoodsRowsSkeleton } from '#features/goods-list/goods-rows-skeleton.tsx';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { BoughtFilterBar } from './bought-filter-bar.tsx';

/** Earlier purchases with their last quantity, to buy again. */
export function BoughtGoods() {
  const filters = readBoughtFilters(useSearch());
  const navigate = useNavigate();
  const bought = useQuery(boughtGoodsQuery(filters));
  const fill = useRef<() => void>(null);
  // The table renders with deferred data: before that there is nothing to fill in.
  const total = useDeferredValue(bought.data)?.total;
  const addressOf = (change: Partial<BoughtFilters>) =>
    href('quick_purchase', {}, writeBoughtFilters({ ...filters, page: 1, ...change }));
  return (
    <>
      <BoughtFilterBar
        filters={filters}
        total={total}
        addressOf={addressOf}
        onFill={() => fill.current?.()}
        onSearch={(keywords) => void navigate(addressOf({ keywords }))}
      />
      <PagedList
        query={bought}
        page={filters.page}
        hrefOf={(page) => addressOf({ page })}
        inCards
        loading={<GoodsRowsSkeleton />}
        empty={
          filters.keywords ? (
            <EmptyState
              title={`没有买过与“${filters.keywords}”相关的商品`}
              picture="search"
              action={<Button href={href('search_index', {}, { keywords: filters.keywords })}>在全部商品中搜索</Button>}
            />
          ) : (
            <EmptyState title="还没有买过商品" action={<Button href={href('list_index')}>去逛逛</Button>}>
              <p>下过单的商品会带着上次的数量和价格出现在这里</p>
            </EmptyState>
          )
        }
      >
        {(goods) => <BoughtTable bought={goods} fill={fill} />}
      </PagedList>
    </>
  );
}
