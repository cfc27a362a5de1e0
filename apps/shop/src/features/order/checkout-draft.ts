import type { InvoiceKind } from '@yaoji/api-client/wire';
import { sessionStore } from '#shared/storage/storage.ts';

/** The buyer's choices for the order; the server proposes absent ones. */
export type CheckoutChoices = {
  readonly addressId?: number;
  readonly delivery?: string;
  readonly invoiceKind?: InvoiceKind;
  readonly couponId?: number;
  readonly voucherId?: number;
  readonly redPacketId?: number;
};

/** The buyer's wishes that change no figures. */
export type CheckoutWishes = {
  readonly remark?: string;
  /** Whether a product's first-business papers go with the order, by its id; others as proposed. */
  readonly papers?: Readonly<Record<number, boolean>>;
  readonly sellerPapers?: boolean | undefined;
};

export type CheckoutDraft = CheckoutChoices & CheckoutWishes;

const storageKey = (buyerId: number) => `checkout:${buyerId}` as const;

/** The choices of an unsubmitted order; they survive a reload and going back to the cart. */
export const readCheckoutDraft = (buyerId: number): CheckoutDraft =>
  sessionStore.readJson<CheckoutDraft>(storageKey(buyerId)) ?? {};

export const saveCheckoutDraft = (buyerId: number, draft: CheckoutDraft) =>
  sessionStore.writeJson(storageKey(buyerId), draft);

export const forgetCheckoutDraft = (buyerId: number) => sessionStore.remove(storageKey(buyerId));
