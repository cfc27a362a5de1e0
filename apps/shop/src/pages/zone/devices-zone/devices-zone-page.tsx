import { GoodsCards, GoodsCardsSkeleton } from '#pages/parts/goods-list/goods-cards.tsx';
import { GoodsList } from '#pages/parts/goods-list/goods-list.tsx';
import { prefetchZone } from '../parts/prefetch-zone.ts';
import { ZoneLead } from '../parts/zone-lead.tsx';

export { findListSubject as findSubject } from '#pages/parts/goods-list/prefetch-list.ts';

export const prefetch = prefetchZone('devices');

/** Devices and supplies (R083). */
export default function DevicesZonePage() {
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton />} lead={<ZoneLead zone="devices" title="器械专区" />}>
      {(goods, busy) => <GoodsCards goods={goods} busy={busy} />}
    </GoodsList>
  );
}
