import { useEffect } from 'react';
import { create } from 'zustand';
import { drawerRoomPx } from './drawer-room.ts';

/**
 * Whether the cart drawer is open: 310 px wide, or else the 40 px of the rail (S1). `hasRoom`: the cart page leaves
 * room for it, from the first view. `opensItself`: no user opened it, so focus does not move.
 */
export const useCartDrawer = create<{
  readonly open: boolean;
  readonly hasRoom: boolean;
  readonly opensItself: boolean;
}>(() => ({ open: false, hasRoom: true, opensItself: false }));

const setOpen = (open: boolean, opensItself = false) => useCartDrawer.setState({ open, hasRoom: open, opensItself });
export const closeCartDrawer = () => setOpen(false);
export const toggleCartDrawer = () => setOpen(!useCartDrawer.getState().open);

/** Going to step 1 opens the drawer (S1) if the page makes room for it; elsewhere it closes. */
export function useDrawerOnCart(step: number | null) {
  useEffect(() => {
    if (step === null) return;
    if (step === 1 && window.innerWidth >= drawerRoomPx) setOpen(true, true);
    else closeCartDrawer();
  }, [step]);
}
