import { Decimal } from 'decimal.js';
import type { BenchCart } from './bench-cart.ts';

const ROUND_DOWN = Decimal.ROUND_DOWN;

function spread(left: Decimal[], places: readonly number[], total: Decimal): void {
  const sum = sumOf(left, places);
  if (sum.isZero()) return;
  let distributed = new Decimal(0);
  const rests = places.map((place) => {
    const exact = total.times(left[place] as Decimal).div(sum);
    const share = exact.toDecimalPlaces(2, ROUND_DOWN);
    distributed = distributed.plus(share);
    left[place] = (left[place] as Decimal).minus(share);
    return { place, rest: exact.minus(share) };
  });
  rests.sort((a, b) => b.rest.cmp(a.rest));
  const cents = total.minus(distributed).times(100).toNumber();
  for (const { place } of rests.slice(0, cents)) left[place] = (left[place] as Decimal).minus('0.01');
}

function sumOf(left: readonly Decimal[], places: readonly number[]): Decimal {
  return places.reduce((sum, place) => sum.plus(left[place] as Decimal), new Decimal(0));
}

/** The same cart priced with decimal.js: the same sums, without proof or texts. */
export function payableWithDecimalJs(cart: BenchCart): string {
  const left: Decimal[] = [];
  const members: number[][] = [];
  const discounted: number[] = [];
  const inCoupon: number[] = [];
  const charged: number[] = [];
  for (const [place, line] of cart.lines.entries()) {
    const quantity = new Decimal(line.quantity);
    let price = new Decimal(line.listPrice);
    for (const step of line.ladder) if (quantity.gte(step.number)) price = new Decimal(step.price);
    left.push(price.times(quantity).toDecimalPlaces(2, ROUND_DOWN));
    const activity = line.activityIds[0] ?? 0;
    if (activity <= 14) {
      members[activity] ??= [];
      members[activity]?.push(place);
    }
    if (line.categoryIds.some((id) => id >= 1 && id <= 3)) discounted.push(place);
    if (cart.coupon.scope.makers.includes(line.maker)) inCoupon.push(place);
    if (!line.freeShippingNumber || quantity.lt(line.freeShippingNumber)) charged.push(place);
  }
  for (const places of members) {
    if (!places) continue;
    const sum = sumOf(left, places);
    spread(left, places, new Decimal(sum.gte(100000) ? 900 : sum.gte(1000) ? 80 : sum.gte(300) ? 20 : 0));
  }
  const before = sumOf(left, discounted);
  spread(left, discounted, before.minus(before.times('0.94').toDecimalPlaces(2, ROUND_DOWN)));
  if (sumOf(left, inCoupon).gte(cart.coupon.threshold)) spread(left, inCoupon, new Decimal(cart.coupon.money));
  const all = [...left.keys()];
  spread(left, all, new Decimal(cart.voucher.money));
  spread(left, all, new Decimal(cart.redPacket.money));
  const fee = sumOf(left, charged).lt(cart.shipping.threshold) ? cart.shipping.fee : 0;
  return sumOf(left, all).plus(fee).toFixed(2);
}
