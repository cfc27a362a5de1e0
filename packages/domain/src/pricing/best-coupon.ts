import { compareMoney } from '../money/arithmetic.ts';
import type { BenefitOutcome } from '../promotions/outcomes.ts';
import type { Coupon } from '../promotions/types.ts';
import { toDate } from '../time/to-date.ts';
import type { Cart } from './cart.ts';
import { prepareCart } from './prepare-cart.ts';
import { priceWithoutPlans } from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';

/** A coupon that applies to a cart, and the cart priced with it. */
export interface UsableCoupon {
  coupon: Coupon;
  outcome: BenefitOutcome;
  priced: PricedCart;
}

/** A buyer's coupons at checkout. */
export interface CouponChoice {
  /** Best first: the lowest payable, then the earliest end, then the lowest id. */
  usable: UsableCoupon[];
  /** With the reason of each (`outcome.refusal`), ordered by id. */
  unusable: { coupon: Coupon; outcome: BenefitOutcome }[];
}

/**
 * Divides coupons into those that apply to this cart and those that don't, with the reason (D2). Each is tried by
 * pricing the complete cart with it, so vouchers, red packets and shipping are included. Ignores `cart.coupon`. Throws
 * like `priceCart`.
 *
 * @example chooseCoupons(cart, coupons).unusable[0]?.outcome.refusal?.message // '还差¥20.00可用'
 */
export function chooseCoupons(cart: Cart, coupons: readonly Coupon[]): CouponChoice {
  const usable: UsableCoupon[] = [];
  const unusable: CouponChoice['unusable'] = [];
  if (coupons.length === 0) return { usable, unusable };
  const prepared = prepareCart(cart);
  for (const coupon of [...coupons].sort((a, b) => a.id - b.id)) {
    const priced = priceWithoutPlans({ ...cart, coupon }, prepared);
    const outcome = priced.coupon as BenefitOutcome; // a cart with a coupon always has its outcome
    if (outcome.applied) usable.push({ coupon, outcome, priced });
    else unusable.push({ coupon, outcome });
  }
  usable.sort(
    (a, b) => compareMoney(a.priced.totals.payable, b.priced.totals.payable) || endOf(a.coupon) - endOf(b.coupon),
  );
  return { usable, unusable };
}

/**
 * The coupon that makes the cart cheapest (D2), or null if none applies; among equal ones the earliest end, then the
 * lowest id. Throws like `priceCart`.
 *
 * @example bestCoupon(cart, coupons)?.outcome.amount // '10.00'
 */
export function bestCoupon(cart: Cart, coupons: readonly Coupon[]): UsableCoupon | null {
  return chooseCoupons(cart, coupons).usable[0] ?? null;
}

const NEVER = 8_640_000_000_000_000; // the latest possible Date

/** End of a coupon, in milliseconds. */
export function endOf(coupon: Coupon): number {
  return coupon.endsAt == null ? NEVER : toDate(coupon.endsAt).getTime();
}
