import type { Checkout } from '@yaoji/api-client/wire';
import { useState } from 'react';
import {
  type CheckChoices,
  type CheckDraft,
  forgetCheckDraft,
  readCheckDraft,
  saveCheckDraft,
} from '#features/order/check-draft.ts';
import { useBuyerId } from '#features/user/use-buyer-id.ts';

/** The choices of step 2, which outlive a reload, and ways to change or forget them. */
export function useCheckChoices() {
  const buyerId = useBuyerId();
  const [draft, setDraft] = useState<CheckDraft>(() => readCheckDraft(buyerId));
  const change = (changed: CheckDraft) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    saveCheckDraft(buyerId, next);
  };
  const { remark = '', ...choices } = draft;
  return {
    choices,
    remark,
    change,
    /** The stored choices no longer fit these lines: the server proposes anew. */
    forgetBenefits: () => {
      const { couponId: _coupon, voucherId: _voucher, redPacketId: _redPacket, ...rest } = draft;
      setDraft(rest);
      saveCheckDraft(buyerId, rest);
    },
    forget: () => forgetCheckDraft(buyerId),
  };
}

/** What a check shows as chosen, to be submitted as it stands. */
export const choicesOf = (check: Checkout): Required<CheckChoices> => ({
  addressId: check.addressId,
  delivery: check.delivery,
  invoiceKind: check.invoiceKind,
  couponId: check.couponId,
  voucherId: check.voucherId,
  redPacketId: check.redPacketId,
});
