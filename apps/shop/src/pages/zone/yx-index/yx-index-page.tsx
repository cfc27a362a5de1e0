import { getRoute } from '@yaoji/routes';
import { GoodsCards, GoodsCardsSkeleton } from '#pages/parts/goods-list/goods-cards.tsx';
import { GoodsList } from '#pages/parts/goods-list/goods-list.tsx';
import { href } from '#shared/routing/href.ts';
import { FreeShippingGate } from '../parts/free-shipping-gate.tsx';
import { prefetchZone } from '../parts/prefetch-zone.ts';
import { ZoneLead } from '../parts/zone-lead.tsx';

export { findListSubject as findSubject } from '#pages/parts/goods-list/prefetch-list.ts';

const rule = { name: getRoute('yx_rule').title ?? '', url: href('yx_rule') };

export const prefetch = prefetchZone('freeShipping');

/** Goods that ship free from a number on, which each card says (R075). */
export default function YxIndexPage() {
  return (
    <FreeShippingGate>
      <GoodsList skeleton={<GoodsCardsSkeleton />} lead={<ZoneLead zone="freeShipping" title="包邮专区" rule={rule} />}>
        {(goods, busy) => <GoodsCards goods={goods} busy={busy} />}
      </GoodsList>
    </FreeShippingGate>
  );
}
