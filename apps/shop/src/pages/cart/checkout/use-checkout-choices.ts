import type { Checkout } from '@yaoji/api-client/wire';
import { useState } from 'react';
import {
  type CheckoutChoices,
  type CheckoutDraft,
  type CheckoutWishes,
  forgetCheckoutDraft,
  readCheckoutDraft,
  saveCheckoutDraft,
} from '#features/order/checkout-draft.ts';
import { useBuyerId } from '#features/user/use-buyer-id.ts';

/** The choices of step 2, which survive a reload. */
export function useCheckoutChoices() {
  const buyerId = useBuyerId();
  const [draft, setDraft] = useState<CheckoutDraft>(() => readCheckoutDraft(buyerId));
  const change = (changed: CheckoutDraft) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    saveCheckoutDraft(buyerId, next);
  };
  const { remark = '', papers = {}, sellerPapers, ...choices } = draft;
  return {
    choices,
    remark,
    papers,
    sellerPapers,
    change: (changed: CheckoutChoices) => change(changed),
    wish: (changed: CheckoutWishes) => change(changed),
    /** The stored choices no longer fit these lines: let the server propose new ones. */
    forgetBenefits: () => {
      const { couponId: _coupon, voucherId: _voucher, redPacketId: _redPacket, ...rest } = draft;
      setDraft(rest);
      saveCheckoutDraft(buyerId, rest);
    },
    forget: () => forgetCheckoutDraft(buyerId),
  };
}

/** The checkout's selected choices, ready to submit. */
export const choicesOf = (checkout: Checkout): Required<CheckoutChoices> => ({
  addressId: checkout.addressId,
  delivery: checkout.delivery,
  invoiceKind: checkout.invoiceKind,
  couponId: checkout.couponId,
  voucherId: checkout.voucherId,
  redPacketId: checkout.redPacketId,
});
