import { randomUUID } from 'node:crypto';
import type { Checkout } from '@yaoji/api-client/wire';
import { priceCart } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { addressesOf, toAddress } from '#modules/address/index.ts';
import {
  cartWarnings,
  type PreparedCart,
  toCartLines,
  toCartRules,
  toProblems,
  toShipping,
  toTotals,
} from '#modules/cart/index.ts';
import { loadPurchaser } from '#modules/purchaser/index.ts';
import { type Delivery, readSettings } from '#modules/setting/index.ts';
import { loadWallet } from '#modules/wallet/index.ts';
import { toSeconds } from '#wire-values.ts';
import { checkLines } from './check-lines.ts';
import { type BenefitChoices, chooseBenefits } from './choose-benefits.ts';

/** What was chosen in step 2; what is absent is chosen for the buyer. */
export type CheckoutChoices = BenefitChoices & {
  lineIds: number[];
  addressId?: number | undefined;
  delivery?: string | undefined;
  invoiceKind?: Checkout['invoiceKind'] | undefined;
  idempotencyKey?: string | undefined;
};

export type BuiltCheckout = { checkout: Checkout; cart: PreparedCart; delivery: Delivery };

/** Judges and prices the chosen lines as an order of now would (D6). Changes nothing. */
export const buildCheckout = async (
  db: Executor,
  buyerId: number,
  choices: CheckoutChoices,
  now: Date,
): Promise<BuiltCheckout> => {
  const { deliveries, shipping } = await readSettings(db, ['deliveries', 'shipping']);
  const delivery = choices.delivery ? deliveries.find(({ code }) => code === choices.delivery) : deliveries[0];
  if (!delivery) throw invalid({ delivery: '请选择配送方式' });
  const checked = await checkLines(db, { buyerId, lineIds: choices.lineIds, isPickup: delivery.isPickup, now });
  const { cart, benefits } = await chooseBenefits(db, buyerId, checked.cart, choices, now);
  const addresses = await addressesOf(db, buyerId);
  const held = choices.addressId ? addresses.find(({ id }) => id === choices.addressId) : addresses[0];

  const checkout: Checkout = {
    lines: toCartLines(cart).map((line) => ({ ...line, isSelected: true })),
    refused: checked.refused,
    rules: {
      ...toCartRules(cart),
      coupon: benefits.coupons.find(({ coupon }) => coupon.id === benefits.couponId)?.coupon ?? null,
      voucher: benefits.vouchers.find(({ id }) => id === benefits.voucherId) ?? null,
    },
    shipping: toShipping(cart),
    totals: toTotals(cart.priced.totals),
    problems: toProblems(cart),
    warnings: cartWarnings(cart, await loadPurchaser(db, buyerId), now),
    addresses: addresses.map(toAddress),
    addressId: held?.id ?? 0,
    deliveries: deliveries.map((each) => ({
      code: each.code,
      name: each.name,
      description: each.description,
      fee: feeOf(each, cart, shipping),
    })),
    delivery: delivery.code,
    invoices: [
      { kind: 'none', isAvailable: true, reason: null },
      { kind: 'normal', isAvailable: true, reason: null },
      { kind: 'special', isAvailable: false, reason: '请先完善专用发票资料' },
    ],
    invoiceKind: choices.invoiceKind ?? 'none',
    invoiceTitle: null,
    ...benefits,
    wallet: await loadWallet(db, buyerId, now),
    walletAllowed: cart.priced.walletAllowed,
    idempotencyKey: choices.idempotencyKey ?? randomUUID(),
    expectedTotal: cart.priced.totals.payable,
    timestamp: toSeconds(now),
  };
  return { checkout, cart, delivery };
};

const feeOf = ({ isPickup }: Delivery, cart: PreparedCart, shipping: { threshold: string; fee: string }) =>
  priceCart({ ...cart.input, shipping: isPickup ? { fee: '0.00' } : shipping }).totals.shippingFee;
