import { GoodsList } from '#pages/parts/goods-list/goods-list.tsx';
import { GoodsRows } from '#pages/parts/goods-list/goods-rows.tsx';
import { GoodsRowsSkeleton } from '#pages/parts/goods-list/goods-rows-skeleton.tsx';

export { prefetchList as prefetch } from '#pages/parts/goods-list/prefetch-list.ts';

export default function SearchTablePage() {
  return <GoodsList skeleton={<GoodsRowsSkeleton />}>{(goods) => <GoodsRows goods={goods} />}</GoodsList>;
}
