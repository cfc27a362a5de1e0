import { SegmentedControl } from '@yaoji/ui';
import { useListAddress } from '#features/goods-list/use-list-address.ts';

const spans = [0, 30, 60, 90, 180] as const;

/** Narrows the near-expiry list by the days left. */
export function ExpiryChoice() {
  const { state, hrefWith } = useListAddress();
  return (
    <SegmentedControl
      label="剩余效期"
      value={String(state.expiryDays)}
      items={spans.map((days) => ({
        value: String(days),
        label: days === 0 ? '全部' : `${days} 天内`,
        href: hrefWith({ expiryDays: days }),
      }))}
    />
  );
}
