import { GoodsList } from '#features/goods-list/goods-list.tsx';
import { prefetchZone } from '#features/zone/prefetch-zone.ts';
import { ZoneLead } from '#features/zone/zone-lead.tsx';
import { ExpiryChoice } from './expiry-choice.tsx';

export { findListSubject as findSubject } from '#features/goods-list/goods-list.queries.ts';

export const prefetch = prefetchZone('nearExpiry');

/** Products that expire soon, nearest first, by the days left (R084). */
export default function NearExpiryZonePage() {
  return (
    <GoodsList
      lead={
        <>
          <ZoneLead zone="nearExpiry" title="近效期专区" />
          <ExpiryChoice />
        </>
      }
    />
  );
}
