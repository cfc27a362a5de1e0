import { SegmentedControl } from '@yaoji/ui';
import { lazy } from 'react';
import { boughtGoodsQuery, readBoughtFilters } from '#features/bought/bought.queries.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { dueListQuery } from '#features/workbench/workbench.queries.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { BoughtGoods } from './bought-goods.tsx';
import { DueGoods } from './due-goods.tsx';

const PurchaseList = lazy(whenOnline(() => import('./purchase-list.tsx')));

const ways = [
  { value: 'bought', label: '买过的商品', href: href('quick_purchase') },
  { value: 'due', label: '该补货了', href: href('quick_purchase', {}, { tab: 'due' }) },
  { value: 'list', label: '导入采购清单', href: href('quick_purchase', {}, { tab: 'list' }) },
] as const;

const wayOf = (search: URLSearchParams) => ways.find(({ value }) => value === search.get('tab'))?.value ?? 'bought';

export const prefetch: Prefetch = (client, { search }) => {
  const way = wayOf(search);
  if (way === 'bought') void client.prefetchQuery(boughtGoodsQuery(readBoughtFilters(search)));
  if (way === 'due') void client.prefetchQuery(dueListQuery());
};

/** Ordering without searching: earlier purchases, or an imported list (R086). */
export default function QuickPurchasePage() {
  const way = wayOf(useSearch());
  return (
    <MemberFrame hasWays actions={<SegmentedControl label="采购方式" size="medium" value={way} items={ways} />}>
      {way === 'list' && <PurchaseList />}
      {way === 'due' && <DueGoods />}
      {way === 'bought' && <BoughtGoods />}
    </MemberFrame>
  );
}
