import { compareUnits, fromUnits, MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { scopeTest } from '../promotions/goods-scope.ts';
import { membershipTest, runningActivities } from '../promotions/membership.ts';
import type { Activity, Coupon } from '../promotions/types.ts';
import type { DecimalInput, Id, TimeInput } from '../values.ts';
import { endOf } from './best-coupon.ts';
import type { Cart, GoodsFacts, SpecialPrice } from './cart.ts';
import { compareIds } from './compare-ids.ts';
import { paidWithEach } from './price-cart.ts';

/** The price of a piece once the best coupon is used. */
export interface CouponAfterPrice {
  /** 2 decimals, rounded up: a card never promises less than what is paid. */
  price: string;
  couponId: Id;
  /** What the coupon takes off in all. */
  amount: string;
}

/**
 * The price of a piece that the best claimable coupon really gives when the minimum quantity is bought alone (D5): what
 * is paid for it, by `priceCart`, through its pieces. Null where no coupon applies, where there is no price, or
 * for a quantity of zero. Throws as `priceCart`.
 *
 * @example
 * couponAfterPrice({ goods: { goodsId: 7, listPrice: '12.80' }, quantity: 10, coupons: [{ id: 1, title: '满100减10', threshold: 100, money: 10 }] })
 * // { price: '11.80', couponId: 1, amount: '10.00' }
 */
export function couponAfterPrice(input: {
  goods: GoodsFacts & { special?: SpecialPrice | null };
  /** The minimum quantity (`quantityLimits().min`). */
  quantity: DecimalInput;
  coupons: readonly Coupon[];
  activities?: readonly Activity[];
  now?: TimeInput;
}): CouponAfterPrice | null {
  const quantity = toExactUnits(input.quantity, QUANTITY_SCALE);
  if (quantity <= 0n) return null;
  const coupons = input.coupons.filter(mayApply(input.goods, quantity));
  if (coupons.length === 0) return null;
  const cart = {
    lines: [{ ...input.goods, id: input.goods.goodsId, quantity: input.quantity, selected: true }],
    activities: activitiesOf(input),
    ...(input.now === undefined ? {} : { now: input.now }),
  };
  const best = cheapest(cart, coupons);
  if (!best) return null;
  const paid = best.paid * 10n ** BigInt(QUANTITY_SCALE);
  return {
    price: fromUnits((paid + quantity - 1n) / quantity, MONEY_SCALE),
    couponId: best.coupon.id,
    amount: best.outcome.amount,
  };
}

type Input = Parameters<typeof couponAfterPrice>[0];

/** Other activities than those that the goods takes part in change its price only where it is itself part of a bundle. */
function activitiesOf({ goods, activities = [], now }: Input): readonly Activity[] {
  const kind = goods.special?.kind;
  if (kind === 'combination' || kind === 'swap') return activities;
  return membershipTest(runningActivities(now === undefined ? { activities } : { activities, now }))(goods);
}

/** By the order of `bestCoupon`; without shipping the goods' price alone decides. */
function cheapest(cart: Cart, coupons: readonly Coupon[]) {
  const ordered = coupons.length === 1 ? coupons : [...coupons].sort((a, b) => compareIds(a.id, b.id));
  const usable = paidWithEach(cart, ordered).filter(({ outcome }) => outcome.applied);
  usable.sort((a, b) => compareUnits(a.paid, b.paid) || endOf(a.coupon) - endOf(b.coupon));
  return usable[0] ?? null;
}

/** Most coupons need no pricing of a cart: they cover other goods, or ask for more than the goods costs at its dearest. */
function mayApply(
  goods: GoodsFacts & { special?: SpecialPrice | null },
  quantity: bigint,
): (coupon: Coupon) => boolean {
  const prices = [goods.listPrice, goods.special?.price, ...(goods.ladder ?? []).map(({ price }) => price)];
  const units = prices.map((price) => (price == null ? 0n : toExactUnits(price, PRICE_SCALE)));
  const dearest = units.reduce((most, price) => (price > most ? price : most)) * quantity;
  const scale = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE);
  return ({ scope, threshold }) =>
    toExactUnits(threshold ?? 0, MONEY_SCALE) * scale <= dearest && scopeTest(scope)(goods);
}
