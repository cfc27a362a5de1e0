import { lazy, Suspense, useEffect, useState } from 'react';
import { whenOnline } from '#shared/page/when-online.ts';
import { sessionStore } from '#shared/storage/storage.ts';

const Bar = lazy(whenOnline(() => import('./compare-bar.tsx')));

type CompareSlotProps = {
  /** It is above the foot of a table. Default false. */
  readonly aboveFoot?: boolean;
};

/** The place of the comparison bar. */
export function CompareSlot({ aboveFoot = false }: CompareSlotProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    if (sessionStore.read('compared')) open();
    addEventListener('compared', open);
    return () => removeEventListener('compared', open);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <Bar aboveFoot={aboveFoot} />
      </Suspense>
    )
  );
}
