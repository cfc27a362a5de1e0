import type { Checkout, InvoiceKind } from '@yaoji/api-client/wire';
import { useState } from 'react';

/** What the buyer chose in step 2; absent: what the server proposes. */
export type CheckChoices = {
  readonly addressId?: number;
  readonly delivery?: string;
  readonly invoiceKind?: InvoiceKind;
  readonly couponId?: number;
  readonly voucherId?: number;
  readonly redPacketId?: number;
};

/** The choices of step 2, and a way to change some of them. */
export function useCheckChoices() {
  const [choices, setChoices] = useState<CheckChoices>({});
  const choose = (changed: CheckChoices) => setChoices((earlier) => ({ ...earlier, ...changed }));
  return { choices, choose };
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
