import { layoutPx } from '@yaoji/ui';
import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the cart drawer is open: 310 px, else the 40 px of the rail (S1). */
export const useCartDrawer = create<{ readonly open: boolean }>(() => ({ open: false }));

export const openCartDrawer = () => useCartDrawer.setState({ open: true });
export const closeCartDrawer = () => useCartDrawer.setState({ open: false });
export const toggleCartDrawer = () => useCartDrawer.setState(({ open }) => ({ open: !open }));

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
