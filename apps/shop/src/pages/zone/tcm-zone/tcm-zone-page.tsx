import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { prefetchZone } from '#features/zone/prefetch-zone.ts';
import { ZoneLead } from '#features/zone/zone-lead.tsx';

export { findListSubject as findSubject } from '#features/goods-list/goods-list.queries.ts';

export const prefetch = prefetchZone('tcm');

/** Herbs and pieces: origin on the card, sold by weight (R082). */
export default function TcmZonePage() {
  return <GoodsList lead={<ZoneLead zone="tcm" title="中药专区" />} />;
}
