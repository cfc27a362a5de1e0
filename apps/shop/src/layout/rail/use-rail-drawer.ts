import { useLocation } from 'react-router';
import { closeCartDrawer, toggleCartDrawer, useCartDrawer } from '#features/cart/cart-drawer.store.ts';
import { showDrawer, useOpenedDrawer } from './rail-drawer.store.ts';
import type { RailDrawer } from './rail-drawers.tsx';

/** The open drawer of the rail, which may be the cart: never two at a time. */
export function useRailDrawer() {
  const { pathname } = useLocation();
  const cartOpen = useCartDrawer(({ open }) => open);
  const { opened } = useOpenedDrawer();

  // Another page closes it; a chat stays open.
  const isHere = opened && (opened.at === pathname || opened.drawer === 'service');
  const drawer = !cartOpen && isHere ? opened.drawer : undefined;
  return {
    drawer,
    cartOpen,
    close: () => showDrawer(null),
    toggle: (next: RailDrawer) => {
      closeCartDrawer();
      showDrawer(next === drawer ? null : { drawer: next, at: pathname });
    },
    toggleCart: () => {
      showDrawer(null);
      toggleCartDrawer();
    },
  };
}
