import { MONEY_SCALE, minUnits, toExactUnits } from '../decimal.ts';
import { applyBenefit } from './benefit.ts';
import { rateOff } from './rate.ts';
import type { PricingStep } from './step.ts';
import type { Coupon } from './types.ts';

/** One coupon per order (D2); seckill, combination and swap lines only if they allow it, ephedrine never (B7). */
export const couponStep: PricingStep = (context, left) => {
  const { coupon } = context.cart;
  if (!coupon) return { shares: null };
  return applyBenefit(
    coupon,
    { joins: (line) => line.joinsCoupon, off: (money) => couponOff(coupon, money) },
    context,
    left,
  );
};

/** A coupon's reduction of an amount. */
export function couponOff(coupon: Coupon, money: bigint): bigint {
  if (coupon.rate == null) return toExactUnits(coupon.money ?? 0, MONEY_SCALE);
  const off = rateOff(money, coupon.rate);
  return coupon.maxMoney == null ? off : minUnits(off, toExactUnits(coupon.maxMoney, MONEY_SCALE));
}
