import { GoodsCards, GoodsCardsSkeleton } from '#features/goods-list/goods-cards.tsx';
import { GoodsList } from '#features/goods-list/goods-list.tsx';

export { findListSubject as findSubject, prefetchList as prefetch } from '#features/goods-list/goods-list.queries.ts';

export default function ListNoImagePage() {
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton picture={false} />}>
      {(goods, busy) => <GoodsCards goods={goods} busy={busy} picture={false} />}
    </GoodsList>
  );
}
