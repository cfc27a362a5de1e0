import { lazy, Suspense } from 'react';
import { viewOptions } from '#features/goods/goods-view.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import { href } from '#shared/routing/href.ts';

export type RailDrawerProps = { readonly onClose: () => void };

const load = {
  account: () => import('./account-drawer.tsx'),
  messages: () => import('./messages-drawer.tsx'),
  service: () => import('./service-drawer.tsx'),
  codes: () => import('./codes-drawer.tsx'),
  cart: () => import('#features/cart/cart-drawer.tsx'),
};

const CartDrawer = lazy(whenOnline(load.cart));
const drawers = {
  account: lazy(whenOnline(load.account)),
  messages: lazy(whenOnline(load.messages)),
  service: lazy(whenOnline(load.service)),
  codes: lazy(whenOnline(load.codes)),
};

export type RailDrawer = keyof typeof drawers;

const options = viewOptions(href('login'));

/** Fetches the code of a drawer, so that the press that opens it need not. */
export const prepareDrawer = (id: RailDrawer | 'cart'): Promise<unknown> => load[id]();

type RailDrawersProps = RailDrawerProps & { drawer: RailDrawer | undefined; cartShown: boolean; onCart: boolean };

/** What the rail has opened. */
export default function RailDrawers({ drawer, cartShown, onCart, onClose }: RailDrawersProps) {
  const Opened = drawer && drawers[drawer];
  return (
    <>
      {cartShown && (
        <Suspense>
          <CartDrawer onCart={onCart} options={options} />
        </Suspense>
      )}
      {Opened && (
        <Suspense>
          <Opened onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
