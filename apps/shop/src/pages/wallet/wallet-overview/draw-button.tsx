import { Button, GiftIcon } from '@yaoji/ui';
import { lazy, Suspense, useState } from 'react';
import { whenOnline } from '#shared/page/when-online.ts';

const DrawDialog = lazy(whenOnline(() => import('#features/draw/draw-dialog.tsx')));

/** Links to the lucky draw and its results. */
export function DrawButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" icon={<GiftIcon size={16} />} onClick={() => setOpen(true)}>
        抽奖记录
      </Button>
      {isOpen && (
        <Suspense>
          <DrawDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
