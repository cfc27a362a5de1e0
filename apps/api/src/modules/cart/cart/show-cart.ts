import { allLines, type Cart } from '@yaoji/api-client/wire';
import { addMoney, bestCoupon, deliveryText, type FreightWeight, type CartTotals as PricedTotals } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { loadPricedGoods } from '#modules/catalogue/goods/index.ts';
import { matchedAmong, matchKeywords } from '#modules/catalogue/search/index.ts';
import { loadDelivery } from '#modules/identity/delivery/index.ts';
import { loadCredit, summaryOf } from '#modules/money/credit/index.ts';
import { toBuyerCoupon, toPricingCoupon, unusedCoupons } from '#modules/selling/coupon/index.ts';
import { toSeconds } from '#wire-values.ts';
import { cartRows } from './cart.repository.ts';
import { toCartFacts, withPurchases } from './cart-facts.ts';
import { cartFilters, passing } from './cart-filters.ts';
import { toCartLine, toShownLines } from './cart-line-model.ts';
import { toCartRules } from './cart-rules.ts';
import { cartWarnings } from './cart-warnings.ts';
import { type PreparedCart, pickup, priceCartLines } from './price-cart-lines.ts';

type Shown = { filters?: number | undefined; keywords?: string | undefined };

/** Prices the selected lines of the complete cart, then returns the lines that pass filter and search. */
export const loadCart = async (
  db: Executor,
  buyerId: number,
  now: Date,
  { filters: filter = allLines, keywords = '' }: Shown = {},
): Promise<Cart> => {
  const rows = await cartRows(db, buyerId);
  const [{ facts, show }, delivery] = await Promise.all([
    loadPricedGoods(db, { ids: rows.map(({ goodsId }) => goodsId), buyerId, now }),
    loadDelivery(db, buyerId),
  ]);
  const sources = await withPurchases(db, facts, buyerId);
  const cart = priceCartLines(toCartFacts(sources, rows, { ...delivery, buyerId, now }));
  const lines = toShownLines(cart);
  const passed = passing(lines, filter);
  const found = keywords.trim() ? await foundGoods(db, keywords, cart.rows) : null;
  const shown = found ? passed.filter(({ row }) => found.has(row.goodsId)) : passed;
  const cards = await show(new Set(shown.map(({ row }) => row.goodsId)));
  return {
    lines: shown.flatMap((line) => toCartLine(line, cards) ?? []),
    filters: cartFilters(lines),
    credit: summaryOf(await loadCredit(db, buyerId), now),
    ...(await showSums(db, cart)),
  };
};

/** Those of the products that a search finds; keywords that cannot match find nothing (X4). */
const foundGoods = async (db: Executor, keywords: string, rows: readonly { goodsId: number }[]) => {
  const match = matchKeywords(keywords, 'goods');
  const ids = rows.map(({ goodsId }) => goodsId);
  return new Set(match ? await matchedAmong(db, match, ids) : []);
};

/** Sums over all lines of a cart. */
export const showSums = async (
  db: Executor,
  cart: PreparedCart,
): Promise<Omit<Cart, 'lines' | 'filters' | 'credit'>> => {
  const { buyerId, now } = cart;
  const coupons = await unusedCoupons(db, buyerId, now);
  const best = bestCoupon(
    cart.input,
    coupons.map(({ piece, coupon }) => toPricingCoupon(piece, coupon)),
  );
  const held = coupons.find(({ piece }) => piece.id === best?.coupon.id);
  return {
    shipping: toShipping(cart),
    rules: { ...toCartRules(cart), coupon: held ? toBuyerCoupon(held.piece, held.coupon, now) : null, voucher: null },
    totals: toTotals(cart.priced.totals),
    problems: toProblems(cart),
    warnings: cartWarnings(cart),
    total: cart.rows.length,
    timestamp: toSeconds(now),
  };
};

export const toShipping = ({ priced, input, delivery, now }: PreparedCart): Cart['shipping'] => ({
  counted: priced.shipping.counted,
  threshold: priced.shipping.threshold,
  baseFee: String(input.shipping?.fee ?? '0.00'),
  shortfall: priced.shipping.shortfall,
  fee: priced.shipping.fee,
  reason: priced.shipping.reason,
  minimum: addMoney(input.shipping?.minimum ?? 0),
  weight: toWeight(input.shipping?.weight),
  deliveryText: delivery && input.shipping !== pickup ? deliveryText(delivery, now) : null,
});

const toWeight = (weight: FreightWeight | null | undefined): Cart['shipping']['weight'] =>
  weight ? { ...weight, nextFee: addMoney(weight.nextFee) } : null;

/** A figure missing from the contract fails to compile; it would be cut from the answer. */
export const toTotals = (totals: PricedTotals): Pick<Cart['totals'], keyof PricedTotals> => totals;

export const toProblems = ({ priced }: PreparedCart): Cart['problems'] => priced.problems;
