import { Button } from '@yaoji/ui';
import { useState } from 'react';
import { FillUpDialog } from './fill-up-dialog.tsx';
import type { HintTarget } from './next-hint.queries.ts';

/** Opens the products that reach the next tier (K6). */
export function FillUpButton({ target }: { target: HintTarget }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" size="small" tight aria-haspopup="dialog" onClick={() => setOpen(true)}>
        去凑单
      </Button>
      {isOpen && <FillUpDialog target={target} onClose={() => setOpen(false)} />}
    </>
  );
}
