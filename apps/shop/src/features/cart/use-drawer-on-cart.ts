import { layoutPx } from '@yaoji/ui';
import { useEffect } from 'react';
import { closeCartDrawer, openCartDrawer } from './cart-drawer.store.ts';

/** From this width on the open drawer stands beside the content instead of over its amounts and buttons. */
const roomPx = layoutPx.content + 2 * (layoutPx.drawer + layoutPx.rail);

/** Going to step 1 opens the drawer (S1) where it has room of its own; elsewhere it makes way for the cart page. */
export function useDrawerOnCart(step: number | null) {
  useEffect(() => {
    if (step === null) return;
    if (step === 1 && window.innerWidth >= roomPx) openCartDrawer();
    else closeCartDrawer();
  }, [step]);
}
