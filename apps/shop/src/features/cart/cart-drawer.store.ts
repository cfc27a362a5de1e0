import { create } from 'zustand';

/** Whether the cart drawer is open: 310 px, else the 40 px of the rail (S1). */
export const useCartDrawer = create<{ readonly open: boolean }>(() => ({ open: false }));

export const openCartDrawer = () => useCartDrawer.setState({ open: true });
export const closeCartDrawer = () => useCartDrawer.setState({ open: false });
export const toggleCartDrawer = () => useCartDrawer.setState(({ open }) => ({ open: !open }));
