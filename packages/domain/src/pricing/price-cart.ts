import { MONEY_SCALE, toExactUnits } from '../decimal.ts';
import { giftStep, settleGifts } from '../promotions/gift.ts';
import type { ActivityGroup } from '../promotions/outcomes.ts';
import { shippingState } from '../shipping/shipping-state.ts';
import type { Cart } from './cart.ts';
import { cartProblems } from './cart-problems.ts';
import { cartHints } from './hints.ts';
import { countedAmounts, prepareCart } from './prepare-cart.ts';
import type { PricedCart } from './priced-cart.ts';
import { pricedLines } from './priced-line.ts';
import { withPlans } from './purchase-plan.ts';
import { type ReductionCode, reduce } from './reductions.ts';
import { cartTotals } from './totals.ts';

/** Discounts come last: a cart shows a line in the first group that has it. */
const GROUP_ORDER: readonly ActivityGroup['kind'][] = ['full_reduction', 'gift', 'swap', 'discount'];

/**
 * Prices a cart (D1–D6, K5, K6): the one function for card, cart, checkout and order. Unit price → full reduction →
 * discount → coupon → cash voucher → red packet → shipping, each on the remaining amount and never below zero; money is
 * rounded down to the cent, and every reduction is distributed over its lines to the cent (M1–M3). The order of lines,
 * activities and tiers does not matter. Lines that are blocked, not selected or without a price are returned but not
 * counted (S2); a coupon that does not apply is returned with its reason. Throws a `TypeError` for invalid numbers, and
 * a `RangeError` for a negative quantity or for more decimals than money (2), unit prices (4) and quantities (3) have.
 *
 * @example
 * priceCart({ lines: [{ id: 1, goodsId: 7, quantity: 10, selected: true, listPrice: '12.80' }] }).totals.payable
 * // '128.00'
 */
export function priceCart(cart: Cart): PricedCart {
  const priced = priceWithoutPlans(cart);
  const { usualGoods } = cart;
  return usualGoods ? { ...priced, hints: withPlans(cart, usualGoods, priced, priceWithoutPlans) } : priced;
}

function priceWithoutPlans(cart: Cart): PricedCart {
  const { context, inputIndices, joined, swaps, combinations } = prepareCart(cart);
  const amounts = countedAmounts(context);
  const { results, left } = reduce(context, amounts);
  const gift = giftStep(context, amounts);
  const shipping = shippingState(context, left);
  const order = cartProblems(context);
  const groups = [...results, gift].flatMap((result) => result.groups ?? []).concat(swaps.groups);
  const outcome = (code: ReductionCode) => results.find((result) => result.code === code)?.outcome ?? null;
  const priced = {
    lines: pricedLines(inputIndices, context, results, left, joined),
    groups: groups.sort(
      (a, b) => GROUP_ORDER.indexOf(a.kind) - GROUP_ORDER.indexOf(b.kind) || a.activityId - b.activityId,
    ),
    gifts: settleGifts(
      [...results, gift].flatMap((result) => result.gifts ?? []),
      !order.walletAllowed,
    ),
    swaps: swaps.offers,
    combinations,
    coupon: outcome('coupon'),
    voucher: outcome('voucher'),
    redPacket: outcome('red_packet'),
    shipping,
    totals: cartTotals(context.lines, results, left, toExactUnits(shipping.fee, MONEY_SCALE)),
    ...order,
  };
  return { ...priced, hints: cartHints(cart, priced) };
}
