import { randomUUID } from 'node:crypto';
import type { Checkout, InvoiceKind, InvoiceOption, InvoiceTitle } from '@yaoji/api-client/wire';
import { deliveryText, firstPapers, invoiceTitleProblems, priceCart } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import {
  cartWarnings,
  loadCards,
  pickup,
  toCartLine,
  toCartRules,
  toProblems,
  toShipping,
  toShownLines,
  toTotals,
} from '#modules/cart/cart/index.ts';
import { storageOf } from '#modules/catalogue/goods/index.ts';
import { toAddress } from '#modules/identity/address/index.ts';
import { findTitle } from '#modules/identity/invoice-title/index.ts';
import { loadWallet } from '#modules/money/wallet/index.ts';
import { toSeconds } from '#wire-values.ts';
import { earlierPurchases } from './earlier-purchases.repository.ts';
import type { JudgedCheckout } from './judge-checkout.ts';

type Shown = { invoiceKind?: InvoiceKind | undefined; idempotencyKey?: string | undefined };

/** The invoice kinds that the buyer's title data allow. */
export const invoiceOptions = (title: InvoiceTitle | null): InvoiceOption[] => {
  const isComplete = title !== null && Object.keys(invoiceTitleProblems(title, 'special')).length === 0;
  return [
    { kind: 'none', isAvailable: true, reason: null },
    { kind: 'normal', isAvailable: true, reason: null },
    { kind: 'special', isAvailable: isComplete, reason: isComplete ? null : '请先完善专用发票资料' },
  ];
};

/** Data of step 2 from a checked checkout. */
export const showCheckout = async (
  db: Executor,
  buyerId: number,
  judged: JudgedCheckout,
  { invoiceKind, idempotencyKey }: Shown,
  now: Date,
): Promise<Checkout> => {
  const { cart, benefits } = judged;
  const offers = judged.offers();
  const title = await findTitle(db, buyerId);
  const lines = toShownLines(cart);
  const goodsIds = [...cart.rows, ...cart.priced.gifts].map(({ goodsId }) => goodsId);
  const storage = await storageOf(db, goodsIds);
  const papers = firstPapers(goodsIds, await earlierPurchases(db, buyerId, goodsIds));
  const cards = await loadCards(db, lines, cart);
  return {
    lines: lines.flatMap((line) => toCartLine(line, cards) ?? []).map((line) => ({ ...line, isSelected: true })),
    refused: judged.refused,
    rules: {
      ...toCartRules(cart),
      coupon: offers.coupons.find(({ coupon }) => coupon.id === benefits.couponId)?.coupon ?? null,
      voucher: offers.vouchers.find(({ id }) => id === benefits.voucherId) ?? null,
    },
    shipping: toShipping(cart),
    totals: toTotals(cart.priced.totals),
    problems: toProblems(cart),
    warnings: cartWarnings(cart),
    addresses: judged.addresses.map(toAddress),
    addressId: judged.address?.id ?? 0,
    deliveries: toDeliveries(judged),
    delivery: judged.delivery.code,
    invoices: invoiceOptions(title),
    invoiceKind: invoiceKind ?? 'none',
    invoiceTitle: title,
    ...benefits,
    ...offers,
    wallet: await loadWallet(db, buyerId, now),
    walletAllowed: cart.priced.walletAllowed,
    idempotencyKey: idempotencyKey ?? randomUUID(),
    expectedTotal: cart.priced.totals.payable,
    firstGoods: papers.goodsIds,
    isFirstOrder: papers.seller,
    storage: [...storage].map(([goodsId, text]) => ({ goodsId, text })),
    approval: [],
    timestamp: toSeconds(now),
  };
};

/** Each delivery method with its cost; prices the lines again only for a kind that is not the chosen one. */
const toDeliveries = ({ cart, deliveries, delivery: chosen }: JudgedCheckout) => {
  const feeOf = (isPickup: boolean) =>
    isPickup === chosen.isPickup
      ? cart.priced.totals.shippingFee
      : priceCart({ ...cart.input, shipping: isPickup ? pickup : cart.shipping }).totals.shippingFee;
  const fees = new Map([...new Set(deliveries.map(({ isPickup }) => isPickup))].map((is) => [is, feeOf(is)]));
  return deliveries.map(({ code, name, description, isPickup }) => ({
    code,
    name,
    description: !isPickup && cart.delivery ? deliveryText(cart.delivery, cart.now) : description,
    fee: fees.get(isPickup) ?? '0.00',
  }));
};
