import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Goods, GoodsListing } from '@yaoji/api-client/wire';
import { Button, formatCount } from '@yaoji/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { goodsListQuery } from './goods-list.queries.ts';
import type { GoodsPreset } from './list-pages.ts';
import * as css from './load-on.css.ts';
import type { ListAddress } from './use-list-address.ts';

/** Pages loaded at each entry of the history, for the way back. */
const loaded = new Map<string, number>();

/** The distance at which the next page loads: a swipe shouldn't reach the end. */
const ahead = '1500px 0px';

type LoadOnProps = {
  address: ListAddress;
  limits: GoodsPreset;
  /** Number of products in the list. */
  total: number;
  perPage: number;
  /** Called with the products of all later pages. */
  onGoods: (goods: readonly Goods[]) => void;
};

/** Loads the next page when its row comes near, and says how far the list is. */
export default function LoadOn({ address, limits, total, perPage, onGoods }: LoadOnProps) {
  const { state, hrefWith } = address;
  const { key } = useLocation();
  const [count, setCount] = useState(() => loaded.get(key) ?? 0);
  const { goods, isPending, refetch } = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      ...goodsListQuery({ ...state, page: state.page + index + 1 }, limits),
      placeholderData: () => undefined,
    })),
    combine,
  });
  useEffect(() => void loaded.set(key, count), [key, count]);
  useEffect(() => onGoods(goods), [onGoods, goods]);
  useEffect(() => () => onGoods([]), [onGoods]);
  const seen = Math.min(total, (state.page + count) * perPage);
  const loads = seen < total && !isPending && !refetch;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!loads || !row.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setCount(count + 1), {
      rootMargin: ahead,
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [loads, count]);
  return (
    <div ref={row} className={css.row}>
      <span role="status">{isPending ? '加载中…' : `已显示 ${formatCount(seen)} / ${formatCount(total)} 个品规`}</span>
      {refetch && (
        <Button size="small" onClick={refetch}>
          加载失败，重试
        </Button>
      )}
      {state.page > 1 && <a href={hrefWith({ page: 1 })}>从头看</a>}
    </div>
  );
}

function combine(pages: readonly UseQueryResult<GoodsListing>[]) {
  const failed = pages.find(({ isError, data }) => isError && !data);
  return {
    goods: pages.flatMap(({ data }) => data?.list ?? []),
    isPending: pages.some((page) => page.isPending || (page === failed && page.isFetching)),
    refetch: failed && (() => void failed.refetch()),
  };
}
