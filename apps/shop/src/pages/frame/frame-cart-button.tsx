import { CartButton } from '@yaoji/ui';
import { linkTo } from '#shared/routing/link-to.ts';
import { useCartCount } from './use-cart-count.ts';

export function FrameCartButton() {
  const count = useCartCount();
  const cart = linkTo('cart');
  return cart && <CartButton count={count} href={cart} />;
}
