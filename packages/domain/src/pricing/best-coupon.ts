import { fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import { compareMoney } from '../money/arithmetic.ts';
import type { BenefitOutcome } from '../promotions/outcomes.ts';
import type { Coupon } from '../promotions/types.ts';
import { shippingState } from '../shipping/shipping-state.ts';
import { toDate } from '../time/to-date.ts';
import type { Cart } from './cart.ts';
import { countedAmounts, prepareCart } from './prepare-cart.ts';
import { REDUCTION_STEPS, reduce } from './reductions.ts';

const COUPON_AT = REDUCTION_STEPS.findIndex(({ code }) => code === 'coupon');
const BEFORE_COUPON = REDUCTION_STEPS.slice(0, COUPON_AT);
const FROM_COUPON = REDUCTION_STEPS.slice(COUPON_AT);

/** A coupon that applies to a cart, and the payable sum with it: money with 2 decimals. */
export interface UsableCoupon {
  coupon: Coupon;
  outcome: BenefitOutcome;
  payable: string;
}

/** A buyer's coupons at checkout. */
export interface CouponChoice {
  /** Best first: the lowest payable, then the earliest end, then the lowest id. */
  usable: UsableCoupon[];
  /** With the reason of each (`outcome.refusal`), ordered by id. */
  unusable: { coupon: Coupon; outcome: BenefitOutcome }[];
}

/**
 * Divides coupons into those that apply to this cart and those that don't, with the reason (D2). The payable sum of each
 * includes vouchers, red packets and shipping. Ignores `cart.coupon`. Throws for invalid numbers that decide a sum, as
 * `priceCart` does; it reads no gifts and no minimum.
 *
 * @example chooseCoupons(cart, coupons).unusable[0]?.outcome.refusal?.message // '还差¥20.00可用'
 */
export function chooseCoupons(cart: Cart, coupons: readonly Coupon[]): CouponChoice {
  const tried = tryCoupons(cart, coupons).sort((a, b) => a.coupon.id - b.coupon.id);
  const usable = tried
    .filter(({ outcome }) => outcome.applied)
    .map(({ coupon, outcome, context, left, paid }) => {
      const fee = toExactUnits(shippingState(context, left).fee, MONEY_SCALE);
      return { coupon, outcome, payable: fromUnits(paid + fee, MONEY_SCALE) };
    })
    .sort((a, b) => compareMoney(a.payable, b.payable) || endOf(a.coupon) - endOf(b.coupon));
  const unusable = tried.filter(({ outcome }) => !outcome.applied).map(({ coupon, outcome }) => ({ coupon, outcome }));
  return { usable, unusable };
}

/**
 * The cents left to pay with each coupon, without shipping: `left` for each line of its `context`, `paid` in total. As in
 * `priceCart`, but the steps before the coupon run once, and gifts, hints and problems are left out.
 */
export function tryCoupons(cart: Cart, coupons: readonly Coupon[]) {
  if (coupons.length === 0) return [];
  const { context } = prepareCart(cart);
  const before = reduce(context, countedAmounts(context), BEFORE_COUPON);
  return coupons.map((coupon) => {
    const own = { ...context, cart: { ...cart, coupon } };
    const { results, left } = reduce(own, before.left, FROM_COUPON);
    const outcome = results[0]?.outcome as BenefitOutcome; // a cart with a coupon has its outcome
    return { coupon, outcome, context: own, left, paid: left.reduce((sum, money) => sum + money, 0n) };
  });
}

/**
 * The coupon that makes the cart cheapest (D2), or null if none applies; among equal ones the earliest end, then the
 * lowest id. Throws like `chooseCoupons`.
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
