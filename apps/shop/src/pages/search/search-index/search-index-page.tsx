import { GoodsCards, GoodsCardsSkeleton } from '#features/goods-list/goods-cards.tsx';
import { GoodsList } from '#features/goods-list/goods-list.tsx';

export { findSearchSubject as findSubject, prefetchList as prefetch } from '#features/goods-list/prefetch-list.ts';

export default function SearchIndexPage() {
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton />}>{(goods, busy) => <GoodsCards goods={goods} busy={busy} />}</GoodsList>
  );
}
