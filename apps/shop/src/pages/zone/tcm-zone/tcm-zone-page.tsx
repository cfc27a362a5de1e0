import { GoodsCards, GoodsCardsSkeleton } from '#features/goods-list/goods-cards.tsx';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { prefetchZone } from '#features/zone/prefetch-zone.ts';
import { ZoneLead } from '#features/zone/zone-lead.tsx';

export { findListSubject as findSubject } from '#features/goods-list/prefetch-list.ts';

export const prefetch = prefetchZone('tcm');

/** Herbs and pieces: origin on the card, sold by weight (R082). */
export default function TcmZonePage() {
  return (
    <GoodsList skeleton={<GoodsCardsSkeleton />} lead={<ZoneLead zone="tcm" title="中药专区" />}>
      {(goods, busy) => <GoodsCards goods={goods} busy={busy} />}
    </GoodsList>
  );
}
