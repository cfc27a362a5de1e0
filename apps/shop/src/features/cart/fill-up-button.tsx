import { Button } from '@yaoji/ui';
import { lazy, Suspense, useState } from 'react';
import { whenOnline } from '#shared/page/when-online.ts';
import type { HintTarget } from './next-hint.queries.ts';

const FillUpDialog = lazy(whenOnline(() => import('./fill-up-dialog.tsx')));

/** Opens the products that reach the next tier (K6). */
export function FillUpButton({ target }: { target: HintTarget }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" size="small" tight aria-haspopup="dialog" onClick={() => setOpen(true)}>
        去凑单
      </Button>
      {isOpen && (
        <Suspense>
          <FillUpDialog target={target} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
