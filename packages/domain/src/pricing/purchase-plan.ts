import { fromUnits, fromUnitsShort, MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import { scopeTest } from '../promotions/goods-scope.ts';
import { measureScale } from '../promotions/measure.ts';
import { membershipTest, runningActivities } from '../promotions/membership.ts';
import type { ActivityGroup, BenefitOutcome, Hint, PurchasePlan } from '../promotions/outcomes.ts';
import type { Coupon } from '../promotions/types.ts';
import type { Cart, CartLine, UsualGoods } from './cart.ts';
import { cheapestFill, type Fill } from './cheapest-fill.ts';
import { sortHints } from './hints.ts';
import { type Candidate, candidateOf } from './plan-candidate.ts';
import type { PricedCart } from './priced-cart.ts';

type PriceCart = (cart: Cart) => PricedCart;

/**
 * Coupon and shipping count the remaining amount, which more products may reduce again; so a plan is priced and
 * refilled.
 */
const ROUNDS = 4;

/**
 * Hints with products that reach them (K6): full packs of usual products at the lowest cost, verified by pricing them.
 */
export function withPlans(cart: Cart, usualGoods: readonly UsualGoods[], priced: PricedCart, price: PriceCart): Hint[] {
  const lines = ordinaryLines(cart, priced);
  return sortHints(
    priced.hints.map((hint) => {
      const fits = fitTest(hint, cart);
      const candidates = usualGoods
        .filter(fits)
        .flatMap((goods) => candidateOf(goods, lines.get(goods.goodsId) ?? null, hint) ?? []);
      return { ...hint, plan: planFor(hint, candidates, cart, priced, price) };
    }),
  );
}

function planFor(
  hint: Hint,
  candidates: readonly Candidate[],
  cart: Cart,
  priced: PricedCart,
  price: PriceCart,
): PurchasePlan | null {
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

/** The counted lines with ordinary prices by product: more of the product joins them. */
function ordinaryLines(cart: Cart, priced: PricedCart): Map<number, CartLine> {
  const ordinary = cart.lines.filter((line, index) => priced.lines[index]?.selected && !line.special);
  return new Map(ordinary.map((line) => [line.goodsId, line]));
}

function fitTest(hint: Hint, cart: Cart): (goods: UsualGoods) => boolean {
  if (hint.kind === 'shipping') return () => true;
  if (hint.kind === 'coupon') {
    const covers = scopeTest((cart.coupon as Coupon).scope); // only a cart with a coupon hints at one
    return (goods) => goods.withCoupon !== false && covers(goods);
  }
  const joins = membershipTest(runningActivities(cart));
  return (goods) => joins(goods).some(({ kind, id }) => kind === hint.kind && id === hint.id);
}

function measuredBy(hint: Hint, priced: PricedCart, scale: number): bigint {
  if (hint.kind === 'shipping') return toExactUnits(priced.shipping.counted, scale);
  if (hint.kind === 'coupon') return toExactUnits((priced.coupon as BenefitOutcome).counted, scale); // as in fitTest
  const group = priced.groups.find(({ kind, activityId }) => kind === hint.kind && activityId === hint.id);
  return toExactUnits((group as ActivityGroup).measured, scale); // the same activities make the same groups
}

function cartWith(cart: Cart, fill: Fill): Cart {
  const raised = new Map<CartLine, string>();
  const added: CartLine[] = [];
  const lastId = Math.max(0, ...cart.lines.map(({ id }) => id));
  for (const { candidate, packs } of fill.parts) {
    const { goods, line, held, pack } = candidate;
    const quantity = fromUnitsShort(held + pack * BigInt(packs), QUANTITY_SCALE);
    if (line) raised.set(line, quantity);
    else added.push({ ...goods, id: lastId + goods.goodsId, quantity, selected: true });
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
    ({ candidate: { goods } }, index) => `${goods.name} ${lines[index]?.quantity}${goods.unit ?? '件'}`,
  );
  const total = fromUnits(cost, MONEY_SCALE);
  return { lines, cost: total, text: `加购 ${said.join('、')}，共¥${total}` };
}
