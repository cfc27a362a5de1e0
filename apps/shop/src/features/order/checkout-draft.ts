import type { InvoiceKind } from '@yaoji/api-client/wire';
import { sessionStore } from '#shared/storage/storage.ts';

/** What the buyer chose for the order so far; absent: what the server proposes. */
export type CheckoutChoices = {
  readonly addressId?: number;
  readonly delivery?: string;
  readonly invoiceKind?: InvoiceKind;
  readonly couponId?: number;
  readonly voucherId?: number;
  readonly redPacketId?: number;
};

export type CheckoutDraft = CheckoutChoices & { readonly remark?: string };

const placeOf = (buyerId: number) => `checkout:${buyerId}` as const;

/** The choices of an order that is not submitted yet; they outlive a reload and a look back into the cart. */
export function readCheckoutDraft(buyerId: number): CheckoutDraft {
  try {
    const stored: unknown = JSON.parse(sessionStore.read(placeOf(buyerId)) ?? '{}');
    // The cast: nobody else writes there.
    return typeof stored === 'object' && stored !== null ? (stored as CheckoutDraft) : {};
  } catch {
    return {};
  }
}

export const saveCheckoutDraft = (buyerId: number, draft: CheckoutDraft) =>
  sessionStore.write(placeOf(buyerId), JSON.stringify(draft));

export const forgetCheckoutDraft = (buyerId: number) => sessionStore.remove(placeOf(buyerId));
