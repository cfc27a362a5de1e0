import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { prefetchZone } from '#features/zone/prefetch-zone.ts';
import { ZoneLead } from '#features/zone/zone-lead.tsx';

export { findListSubject as findSubject } from '#features/goods-list/goods-list.queries.ts';

export const prefetch = prefetchZone('devices');

/** Devices and supplies (R083). */
export default function DevicesZonePage() {
  return <GoodsList lead={<ZoneLead zone="devices" title="器械专区" />} />;
}
