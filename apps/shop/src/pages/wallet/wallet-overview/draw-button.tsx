import { Button, GiftIcon } from '@yaoji/ui';
import { useState } from 'react';
import { DrawDialog } from '#features/draw/draw-dialog.tsx';

/** Links to the lucky draw and its results. */
export function DrawButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" icon={<GiftIcon size={16} />} onClick={() => setOpen(true)}>
        抽奖记录
      </Button>
      {isOpen && <DrawDialog onClose={() => setOpen(false)} />}
    </>
  );
}
