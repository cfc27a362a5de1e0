import { useQuery } from '@tanstack/react-query';
import { type BuyerCoupon, type Cart, pricingInput } from '@yaoji/api-client/wire';
import { type PricedCart, priceCart } from '@yaoji/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { heldCouponsQuery } from '#features/coupon/held-coupons.queries.ts';
import { readCheckoutDraft, saveCheckoutDraft } from '#features/order/checkout-draft.ts';
import { useBuyerId } from '#features/user/use-buyer-id.ts';

export type CartCoupon = {
  readonly coupon: BuyerCoupon | null;
  /** The cart priced with the coupon; null if it saves nothing. */
  readonly preview: PricedCart | null;
  /** 0 for none. */
  readonly choose: (couponId: number) => void;
};

/** The coupon that checkout starts with, chosen here or the best one, and its saving (D2, D6). */
export function useCartCoupon(cart: Cart): CartCoupon {
  const buyerId = useBuyerId();
  const [chosenId, setChosenId] = useState(() => readCheckoutDraft(buyerId).couponId);
  const best = cart.rules.coupon;
  const isHeld = chosenId !== undefined && chosenId !== 0 && chosenId !== best?.id;
  const { data: held = [] } = useQuery({ ...heldCouponsQuery(), enabled: isHeld });
  const coupon =
    chosenId === undefined || chosenId === best?.id ? best : (held.find(({ id }) => id === chosenId) ?? null);

  // Deferred: a second pricing of the full cart must not delay the first.
  const settled = useDeferredValue(cart);
  const preview = useMemo(() => {
    const priced = coupon && priceCart(pricingInput(settled, { coupon }));
    return priced?.coupon?.applied ? priced : null;
  }, [settled, coupon]);

  const choose = (couponId: number) => {
    setChosenId(couponId);
    saveCheckoutDraft(buyerId, { ...readCheckoutDraft(buyerId), couponId });
  };
  return { coupon, preview, choose };
}
