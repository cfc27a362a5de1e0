import type { Cart } from '@yaoji/api-client/wire';
import { bestCoupon, type CartTotals as PricedTotals } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { toBuyerCoupon, toPricingCoupon, unusedCoupons } from '#modules/coupon/index.ts';
import { toSeconds } from '#wire-values.ts';
import { cartRows, setSelected } from './cart.repository.ts';
import { cartFilters, everything, passing } from './cart-filters.ts';
import { toCartLines } from './cart-line-model.ts';
import { toCartRules } from './cart-rules.ts';
import { cartWarnings } from './cart-warnings.ts';
import { type PreparedCart, prepareCart } from './prepare-cart.ts';

/** The whole cart, priced for the lines that are selected, of which those are shown that pass the filter. */
export const loadCart = async (db: Executor, buyerId: number, now: Date, filter = everything): Promise<Cart> => {
  const rows = await cartRows(db, buyerId);
  return showCart(db, await prepareCart(db, rows, { buyerId, now }), { buyerId, total: rows.length, now, filter });
};

type Showing = { buyerId: number; total: number; now: Date; filter?: Parameters<typeof passing>[1] };

/** A prepared cart as the buyer sees it; `total` counts its lines, shown or not. */
export const showCart = async (
  db: Executor,
  cart: PreparedCart,
  { buyerId, total, now, filter = everything }: Showing,
): Promise<Cart> => {
  await deselectBlocked(db, buyerId, cart);
  const lines = toCartLines(cart);
  const coupons = await unusedCoupons(db, buyerId, now);
  const best = bestCoupon(
    cart.input,
    coupons.map(({ piece, coupon }) => toPricingCoupon(piece, coupon)),
  );
  const held = coupons.find(({ piece }) => piece.id === best?.coupon.id);
  return {
    lines: passing(lines, filter),
    shipping: toShipping(cart),
    rules: { ...toCartRules(cart), coupon: held ? toBuyerCoupon(held.piece, held.coupon, now) : null, voucher: null },
    filters: cartFilters(lines),
    totals: toTotals(cart.priced.totals),
    problems: toProblems(cart),
    warnings: cartWarnings(cart, now),
    total,
    timestamp: toSeconds(now),
  };
};

/** What cannot be bought does not stay selected until it can be bought again (S2): the buyer decides then. */
const deselectBlocked = async (db: Executor, buyerId: number, { rows, facts }: PreparedCart) => {
  const blocked = rows.filter(({ id, isSelected }) => isSelected && facts.get(id)?.block).map(({ id }) => id);
  if (blocked.length > 0) await setSelected(db, buyerId, blocked, false);
};

export const toShipping = ({ priced, input }: PreparedCart): Cart['shipping'] => ({
  counted: priced.shipping.counted,
  threshold: priced.shipping.threshold,
  baseFee: String(input.shipping?.fee ?? '0.00'),
  shortfall: priced.shipping.shortfall,
  fee: priced.shipping.fee,
});

export const toTotals = (totals: PricedTotals): Cart['totals'] => ({ ...totals });

export const toProblems = ({ priced }: PreparedCart): Cart['problems'] =>
  priced.problems.map(({ code, message, lineIds }) => ({ code, message, lineIds: lineIds.map(Number) }));
