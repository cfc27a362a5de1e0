import { lazy } from 'react';

export type RailDrawerProps = { readonly onClose: () => void };

const load = {
  account: () => import('./account-drawer.tsx'),
  messages: () => import('./messages-drawer.tsx'),
  service: () => import('./service-drawer.tsx'),
  codes: () => import('./codes-drawer.tsx'),
  cart: () => import('#features/cart/cart-drawer.tsx'),
};

export const CartDrawer = lazy(load.cart);

/** What the rail opens beside the cart; each is fetched when the pointer comes to what opens it. */
export const railDrawers = {
  account: lazy(load.account),
  messages: lazy(load.messages),
  service: lazy(load.service),
  codes: lazy(load.codes),
};

// What cannot be fetched says so when it is opened.
const ignore = () => undefined;

/** Fetches the code of a drawer, so that the press that opens it need not. */
export const approachDrawer = (id: RailDrawer | 'cart') => void load[id]().catch(ignore);

export type RailDrawer = keyof typeof railDrawers;
