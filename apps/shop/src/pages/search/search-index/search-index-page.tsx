import { GoodsCards, GoodsCardsSkeleton } from '#pages/parts/goods-list/goods-cards.tsx';
import { GoodsList } from '#pages/parts/goods-list/goods-list.tsx';

export { findSearchSubject as findSubject, prefetchList as prefetch } from '#pages/parts/goods-list/prefetch-list.ts';

export default function SearchIndexPage() {
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton />}>{(goods, busy) => <GoodsCards goods={goods} busy={busy} />}</GoodsList>
  );
}
