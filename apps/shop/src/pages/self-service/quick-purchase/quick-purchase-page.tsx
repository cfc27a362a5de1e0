import { PageLoading, SegmentedControl } from '@yaoji/ui';
import { lazy, Suspense } from 'react';
import { MemberFrame } from '#pages/parts/member/member-frame.tsx';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { BoughtGoods } from './bought-goods.tsx';

const PurchaseList = lazy(() => import('./purchase-list.tsx'));

const ways = [
  { value: 'bought', label: '买过的商品', href: href('quick_purchase') },
  { value: 'list', label: '导入采购清单', href: href('quick_purchase', {}, { tab: 'list' }) },
] as const;

/** Ordering without searching: what was bought before, or a list from elsewhere (R086). */
export default function QuickPurchasePage() {
  const way = useSearch().get('tab') === 'list' ? 'list' : 'bought';
  return (
    <MemberFrame actions={<SegmentedControl label="采购方式" size="medium" value={way} items={ways} />}>
      {way === 'list' ? (
        <Suspense fallback={<PageLoading />}>
          <PurchaseList />
        </Suspense>
      ) : (
        <BoughtGoods />
      )}
    </MemberFrame>
  );
}
