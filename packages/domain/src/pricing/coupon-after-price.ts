import {
  compareUnits,
  fromUnits,
  MONEY_SCALE,
  PRICE_SCALE,
  powerOfTen,
  QUANTITY_SCALE,
  toExactUnits,
} from '../decimal.ts';
import { scopeTest } from '../promotions/goods-scope.ts';
import { membershipTest, runningActivities } from '../promotions/membership.ts';
import type { Activity, Coupon } from '../promotions/types.ts';
import type { DecimalInput, TimeInput } from '../values.ts';
import { endOf, tryCoupons } from './best-coupon.ts';
import type { GoodsFacts, SpecialPrice } from './cart.ts';
import { AMOUNT_TO_CENTS } from './price-line.ts';

/** The price per piece with the best coupon. */
export interface CouponAfterPrice {
  /** 2 decimals, rounded up: a card never promises less than what is paid. */
  price: string;
  couponId: number;
  /** The coupon's total reduction. */
  amount: string;
}

/**
 * Returns a function with the price per piece with the best claimable coupon when only the minimum quantity is bought
 * (D5): the paid sum by `priceCart`, divided by the pieces. Null if no coupon applies, there is no price, or the
 * quantity is zero. Throws like `chooseCoupons`.
 *
 * @example
 * couponPrices({ coupons: [{ id: 1, title: '满100减10', threshold: 100, money: 10 }] })({ goodsId: 7, listPrice: '12.80' }, 10)
 * // { price: '11.80', couponId: 1, amount: '10.00' }
 */
export function couponPrices(input: {
  coupons: readonly Coupon[];
  activities?: readonly Activity[];
  now?: TimeInput;
}): (goods: GoodsFacts & { special?: SpecialPrice | null }, quantity: DecimalInput) => CouponAfterPrice | null {
  const { activities = [], now } = input;
  const coupons = input.coupons
    .map((coupon) => ({
      coupon,
      threshold: toExactUnits(coupon.threshold ?? 0, MONEY_SCALE) * AMOUNT_TO_CENTS,
      covers: scopeTest(coupon.scope),
    }))
    .sort((a, b) => a.coupon.id - b.coupon.id);
  const time = now === undefined ? {} : { now };
  const membership = membershipTest(runningActivities({ activities, ...time }));
  return (goods, least) => {
    const quantity = toExactUnits(least, QUANTITY_SCALE);
    if (quantity <= 0n || coupons.length === 0) return null;
    // Most coupons need no pricing: they cover other products, or require more than the product's highest cost.
    const dearest = dearestPrice(goods) * quantity;
    const usable = coupons.flatMap(({ coupon, threshold, covers }) =>
      threshold <= dearest && covers(goods) ? [coupon] : [],
    );
    if (usable.length === 0) return null;
    // Other activities only change its price if it is part of a bundle.
    const isBundled = goods.special?.kind === 'combination' || goods.special?.kind === 'swap';
    const lines = [{ ...goods, id: goods.goodsId, quantity: least, selected: true }];
    const paid = tryCoupons({ lines, activities: isBundled ? activities : membership(goods), ...time }, usable);
    // In the order of `bestCoupon`; without shipping only the product's price decides.
    const [best] = paid
      .filter(({ outcome }) => outcome.applied)
      .sort((a, b) => compareUnits(a.paid, b.paid) || endOf(a.coupon) - endOf(b.coupon));
    if (!best) return null;
    const units = best.paid * powerOfTen(QUANTITY_SCALE);
    return {
      price: fromUnits((units + quantity - 1n) / quantity, MONEY_SCALE),
      couponId: best.coupon.id,
      amount: best.outcome.amount,
    };
  };
}

function dearestPrice({ listPrice, special, ladder }: GoodsFacts & { special?: SpecialPrice | null }): bigint {
  const prices = [listPrice, special?.price, ...(ladder ?? []).map(({ price }) => price)];
  const units = prices.map((price) => (price == null ? 0n : toExactUnits(price, PRICE_SCALE)));
  return units.reduce((most, price) => (price > most ? price : most));
}
