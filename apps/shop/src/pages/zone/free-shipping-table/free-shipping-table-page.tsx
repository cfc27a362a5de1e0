import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { GoodsRowsSkeleton } from '#features/goods-list/goods-rows-skeleton.tsx';
import { OrderSheet } from '#features/order-draft/order-sheet.tsx';
import { FreeShippingGate } from '#features/zone/free-shipping-gate.tsx';

export { findListSubject as findSubject, prefetchList as prefetch } from '#features/goods-list/goods-list.queries.ts';

/** The free-shipping zone for fast ordering (R076): the order table without the zone's blocks. */
export default function FreeShippingTablePage() {
  return (
    <FreeShippingGate>
      <GoodsList skeleton={<GoodsRowsSkeleton />}>{(goods) => <OrderSheet goods={goods} />}</GoodsList>
    </FreeShippingGate>
  );
}
