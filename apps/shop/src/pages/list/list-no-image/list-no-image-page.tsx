import { GoodsCards, GoodsCardsSkeleton } from '#pages/parts/goods-list/goods-cards.tsx';
import { GoodsList } from '#pages/parts/goods-list/goods-list.tsx';

export { findListSubject as findSubject, prefetchList as prefetch } from '#pages/parts/goods-list/prefetch-list.ts';

export default function ListNoImagePage() {
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton picture={false} />}>
      {(goods, busy) => <GoodsCards goods={goods} busy={busy} picture={false} />}
    </GoodsList>
  );
}
