import { compareUnits, fromUnits, MONEY_SCALE, toExactUnits } from '../decimal.ts';
import { couponOff } from '../promotions/coupon.ts';
import type { Hint } from '../promotions/outcomes.ts';
import type { Cart } from './cart.ts';
import type { PricedCart } from './priced-cart.ts';

/** The tiers not reached yet (L4, K6), best first. */
export function cartHints(cart: Cart, priced: Pick<PricedCart, 'groups' | 'coupon' | 'shipping' | 'totals'>): Hint[] {
  const hints = priced.groups.flatMap(({ hint }) => hint ?? []);
  const coupon = couponHint(cart, priced.coupon);
  const shipping = shippingHint(cart, priced.shipping);
  if (coupon) hints.push(coupon);
  if (shipping) hints.push(shipping);
  return sortHints(hints);
}

/** By cost minus benefit, lowest first; hints without a plan come last. */
export function sortHints(hints: readonly Hint[]): Hint[] {
  return [...hints].sort((a, b) => {
    const left = netCost(a);
    const right = netCost(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null) || compareNames(a, b);
    return compareUnits(left, right) || compareNames(a, b);
  });
}

function netCost(hint: Hint): bigint | null {
  if (!hint.plan && hint.measure === 'pieces') return null;
  return toExactUnits(hint.plan?.cost ?? hint.missing, MONEY_SCALE) - toExactUnits(hint.gain ?? 0, MONEY_SCALE);
}

function compareNames(a: Hint, b: Hint): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  return (a.id ?? 0) - (b.id ?? 0);
}

function couponHint({ coupon }: Cart, outcome: PricedCart['coupon']): Hint | null {
  const missing = outcome?.refusal?.missing;
  if (!coupon || !outcome || !missing) return null;
  const threshold = toExactUnits(outcome.counted, MONEY_SCALE) + toExactUnits(missing, MONEY_SCALE);
  const gain = fromUnits(couponOff(coupon, threshold), MONEY_SCALE);
  const text = `再买¥${missing}可用「${coupon.title}」减¥${gain}`;
  return { kind: 'coupon', id: coupon.id, measure: 'money', missing, gain, text, plan: null };
}

function shippingHint({ shipping }: Cart, state: PricedCart['shipping']): Hint | null {
  if (!shipping || state.free) return null;
  const gain = fromUnits(toExactUnits(shipping.fee, MONEY_SCALE), MONEY_SCALE);
  return { kind: 'shipping', id: null, measure: 'money', missing: state.shortfall, gain, text: state.text, plan: null };
}
