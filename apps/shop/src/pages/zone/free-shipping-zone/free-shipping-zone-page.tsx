import { getRoute } from '@yaoji/routes';
import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { FreeShippingGate } from '#features/zone/free-shipping-gate.tsx';
import { prefetchZone } from '#features/zone/prefetch-zone.ts';
import { ZoneLead } from '#features/zone/zone-lead.tsx';
import { href } from '#shared/routing/href.ts';
import { ShippingProgress } from './shipping-progress.tsx';

export { findListSubject as findSubject } from '#features/goods-list/goods-list.queries.ts';

const rule = { name: getRoute('yx_rule').title ?? '', url: href('yx_rule') };

export const prefetch = prefetchZone('freeShipping');

/** Products that ship free from a quantity shown on each card (R075). */
export default function FreeShippingZonePage() {
  return (
    <FreeShippingGate>
      <GoodsList
        lead={
          <>
            <ShippingProgress />
            <ZoneLead zone="freeShipping" title="包邮专区" rule={rule} />
          </>
        }
      />
    </FreeShippingGate>
  );
}
