import { SegmentedControl } from '@yaoji/ui';
import { lazy } from 'react';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { whenOnline } from '#shared/page/when-online.ts';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { BoughtGoods } from './bought-goods.tsx';
import DueGoods from './due-goods.tsx';

const PurchaseList = lazy(whenOnline(() => import('./purchase-list.tsx')));

const ways = [
  { value: 'bought', label: '买过的商品', href: href('quick_purchase') },
  { value: 'due', label: '该补货了', href: href('quick_purchase', {}, { tab: 'due' }) },
  { value: 'list', label: '导入采购清单', href: href('quick_purchase', {}, { tab: 'list' }) },
] as const;

/** Ordering without searching: earlier purchases, or an imported list (R086). */
export default function QuickPurchasePage() {
  const tab = useSearch().get('tab');
  const way = ways.find(({ value }) => value === tab)?.value ?? 'bought';
  return (
    <MemberFrame hasWays actions={<SegmentedControl label="采购方式" size="medium" value={way} items={ways} />}>
      {way === 'list' && <PurchaseList />}
      {way === 'due' && <DueGoods />}
      {way === 'bought' && <BoughtGoods />}
    </MemberFrame>
  );
}
