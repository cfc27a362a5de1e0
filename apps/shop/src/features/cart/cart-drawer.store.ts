import { useEffect } from 'react';
import { create } from 'zustand';
import { drawerRoomPx } from './drawer-room.ts';

/**
 * Whether the cart drawer is open: 310 px, else the 40 px of the rail (S1). `hasRoom`: the page of the cart leaves it its
 * place, from the first view on. `opensItself`: nobody asked for it, so the focus stays where it is.
 */
export const useCartDrawer = create<{
  readonly open: boolean;
  readonly hasRoom: boolean;
  readonly opensItself: boolean;
}>(() => ({ open: false, hasRoom: true, opensItself: false }));

const setOpen = (open: boolean, opensItself = false) => useCartDrawer.setState({ open, hasRoom: open, opensItself });
export const openCartDrawer = () => setOpen(true);
export const closeCartDrawer = () => setOpen(false);
export const toggleCartDrawer = () => setOpen(!useCartDrawer.getState().open);

/** Going to step 1 opens the drawer (S1) where the page makes room for it; elsewhere it makes way for the page. */
export function useDrawerOnCart(step: number | null) {
  useEffect(() => {
    if (step === null) return;
    if (step === 1 && window.innerWidth >= drawerRoomPx) setOpen(true, true);
    else closeCartDrawer();
  }, [step]);
}
