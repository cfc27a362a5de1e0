import { fromUnits, fromUnitsShort, MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { scopeTest } from '../promotions/goods-scope.ts';
import { measureScale } from '../promotions/measure.ts';
import { membershipTest, sortActivities } from '../promotions/membership.ts';
import { cheapestFill, type Fill } from './cheapest-fill.ts';
import { sortHints } from './hints.ts';
import { type Candidate, candidateOf } from './plan-candidate.ts';
import type { Cart, CartLine, Hint, PricedCart, PurchasePlan, UsualGoods } from './types.ts';
import { idKey } from './work-line.ts';

type PriceCart = (cart: Cart) => PricedCart;

/** Coupon and shipping count what is left, which more goods may lower again; so a plan is priced and filled up. */
const ROUNDS = 4;

/** The hints with goods that reach them (K6): whole packs of usual goods at least cost, proved by pricing them. */
export function withPlans(cart: Cart, priced: PricedCart, price: PriceCart): Hint[] {
  return sortHints(priced.hints.map((hint) => ({ ...hint, plan: planFor(hint, cart, priced, price) })));
}

function planFor(hint: Hint, cart: Cart, priced: PricedCart, price: PriceCart): PurchasePlan | null {
  const candidates = candidatesFor(hint, cart, priced);
  const scale = measureScale(hint.measure);
  let missing = toExactUnits(hint.missing, scale);
  const goal = measuredBy(hint, priced, scale) + missing;
  for (let round = 0; round < ROUNDS; round += 1) {
    const fill = cheapestFill(candidates, missing);
    if (!fill) return null;
    const short = goal - measuredBy(hint, price(cartWith(cart, fill)), scale);
    if (short <= 0n) return planOf(fill);
    missing += short;
  }
  return null;
}

function candidatesFor(hint: Hint, cart: Cart, priced: PricedCart): Candidate[] {
  const counted = new Set(priced.lines.flatMap((line, place) => (line.selected ? place : [])));
  const ordinary = new Map<string, CartLine>();
  for (const [place, line] of cart.lines.entries()) {
    if (counted.has(place) && !line.special) ordinary.set(idKey(line.goodsId), line);
  }
  const fits = fitTest(hint, cart);
  return (cart.usualGoods ?? []).filter(fits).flatMap((goods) => {
    return candidateOf(goods, ordinary.get(idKey(goods.goodsId)) ?? null, hint) ?? [];
  });
}

function fitTest(hint: Hint, { activities = [], coupon }: Cart): (goods: UsualGoods) => boolean {
  if (hint.kind === 'shipping') return () => true;
  if (hint.kind === 'coupon') {
    const covers = scopeTest(coupon?.scope);
    return (goods) => goods.withCoupon !== false && covers(goods);
  }
  const joins = membershipTest(sortActivities(activities));
  return (goods) => joins(goods).some(({ kind, id }) => kind === hint.kind && idKey(id) === idKey(hint.id ?? ''));
}

function measuredBy(hint: Hint, priced: PricedCart, scale: number): bigint {
  if (hint.kind === 'shipping') return toExactUnits(priced.shipping.counted, scale);
  if (hint.kind === 'coupon') return toExactUnits(priced.coupon?.counted ?? 0, scale);
  const group = priced.groups.find(({ kind, activityId }) => kind === hint.kind && activityId === hint.id);
  return toExactUnits(group?.measured ?? 0, scale);
}

function cartWith(cart: Cart, fill: Fill): Cart {
  const raised = new Map<CartLine, string>();
  const added: CartLine[] = [];
  for (const { candidate, packs } of fill.parts) {
    const { goods, line, held, pack } = candidate;
    const quantity = fromUnitsShort(held + pack * BigInt(packs), QUANTITY_SCALE);
    if (line) raised.set(line, quantity);
    else added.push({ ...goods, id: `+${goods.goodsId}`, quantity, selected: true });
  }
  const lines = cart.lines.map((line) => ({ ...line, quantity: raised.get(line) ?? line.quantity }));
  return { ...cart, lines: [...lines, ...added] };
}

function planOf({ parts, cost }: Fill): PurchasePlan {
  const lines = parts.map(({ candidate, packs }) => ({
    goodsId: candidate.goods.goodsId,
    name: candidate.goods.name,
    quantity: fromUnitsShort(candidate.pack * BigInt(packs), QUANTITY_SCALE),
    unitPrice: fromUnitsShort(candidate.unitPrice(packs), PRICE_SCALE, MONEY_SCALE),
    amount: fromUnits(candidate.cost(packs), MONEY_SCALE),
  }));
  const said = parts.map(
    ({ candidate: { goods } }, place) => `${goods.name} ${lines[place]?.quantity}${goods.unit ?? '件'}`,
  );
  const total = fromUnits(cost, MONEY_SCALE);
  return { lines, cost: total, text: `加购 ${said.join('、')}，共¥${total}` };
}
