import type { Goods } from '@yaoji/api-client/wire';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { href } from '#shared/routing/href.ts';
import { useLeadOn } from '#shared/routing/use-lead-on.ts';

/** Puts the goods into the cart and goes on to check that line alone; what else is in the cart stays there. */
export function useBuyNow(goods: Goods) {
  const leadOn = useLeadOn();
  const { add, adding } = useAddToCart();
  const buyNow = async (quantity: string) => {
    const [result] = await add([toLine(goods, quantity)]);
    if (result?.ok) leadOn(href('cart_step2', {}, { line: result.lineId }), { replace: false });
  };
  return { buyNow: (quantity: string) => void buyNow(quantity), buying: adding };
}
