import { lazy, Suspense, useSyncExternalStore } from 'react';
import { whenOnline } from '#shared/page/when-online.ts';
import { useCompared } from './compare.store.ts';

const Bar = lazy(whenOnline(() => import('./compare-bar.tsx')));

type CompareSlotProps = {
  /** Placed above the foot of a table. Default false. */
  aboveFoot?: boolean;
};

const hasGoods = () => useCompared.getState().goods.length > 0;

/** The place of the comparison bar. */
export function CompareSlot({ aboveFoot = false }: CompareSlotProps) {
  const isUsed = useSyncExternalStore(useCompared.subscribe, hasGoods, () => false);
  return (
    isUsed && (
      <Suspense>
        <Bar aboveFoot={aboveFoot} />
      </Suspense>
    )
  );
}
