import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { GoodsRowsSkeleton } from '#features/goods-list/goods-rows-skeleton.tsx';
import { OrderSheet } from '#features/order-draft/order-sheet.tsx';

export { findListSubject as findSubject, prefetchList as prefetch } from '#features/goods-list/goods-list.queries.ts';

export default function ListTablePage() {
  return <GoodsList skeleton={<GoodsRowsSkeleton />}>{(goods) => <OrderSheet goods={goods} />}</GoodsList>;
}
