import { cartDrawerLineView, type ViewOptions } from '@yaoji/api-client/view';
import type { Cart } from '@yaoji/api-client/wire';
import type { PricedCart } from '@yaoji/domain';
import { CartDrawerFoot, CartDrawerLines, type CartDrawerLineView, Drawer } from '@yaoji/ui';
import { useMemo } from 'react';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { usePricedCart } from './cart.queries.ts';
import { closeCartDrawer } from './cart-drawer.store.ts';
import { useDeleteLines } from './delete-lines.mutation.ts';

type CartDrawerProps = {
  /** Addresses of products and remedies. */
  options: ViewOptions;
};

/** The cart at the right edge, with the same data as the cart page (S1, S17, S18). */
export function CartDrawer({ options }: CartDrawerProps) {
  const query = usePricedCart();
  const { cart, priced } = query.data ?? {};
  const { deleteLines } = useDeleteLines();
  const lines = useMemo(() => cart && priced && toLines(cart, priced, options), [cart, priced, options]);
  return (
    <Drawer
      open
      clearsRail
      title={cart ? `购物车（${cart.lines.length}）` : '购物车'}
      onClose={closeCartDrawer}
      {...(priced && priced.lines.length > 0
        ? {
            footer: (
              <CartDrawerFoot
                count={priced.totals.lineCount}
                total={priced.totals.payable}
                href={href('cart')}
                hint={priced.totals.lineCount > 0 ? priced.shipping.text : undefined}
              />
            ),
          }
        : {})}
    >
      <Loaded query={{ ...query, data: lines }} compact>
        {(lines) => <CartDrawerLines lines={lines} onRemove={(id) => void deleteLines([id])} />}
      </Loaded>
    </Drawer>
  );
}

const toLines = (cart: Cart, priced: PricedCart, options: ViewOptions): CartDrawerLineView[] =>
  cart.lines.map((line, index) => cartDrawerLineView(line, priced.lines[index], options));
