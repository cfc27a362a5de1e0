import { QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { Hint } from '../promotions/outcomes.ts';
import { quantityLimits } from '../quantity/quantity-limits.ts';
import { ladderSteps } from '../tiers/ladder-steps.ts';
import type { CartLine, UsualGoods } from './cart.ts';
import { amountOf } from './price-line.ts';
import { baseUnits } from './unit-price.ts';

/** A product that could fill up to a tier, in full packs on top of its quantity in the cart. */
export interface Candidate {
  goods: UsualGoods;
  /** The cart line that it would join. */
  line: CartLine | null;
  /** 10^-3 pieces. */
  held: bigint;
  pack: bigint;
  /** Full packs that may still be added. */
  maxPacks: number;
  /** Cost of packs in cents. */
  cost: (packs: number) => bigint;
  /** Contribution of packs to the hint's measure: cents, or 10^-3 pieces. */
  adds: (packs: number) => bigint;
  /** Unit price in 10^-4 yuan once that many packs are added. */
  unitPrice: (packs: number) => bigint;
}

/** A product as a candidate for a hint; null if none may be added. */
export function candidateOf(goods: UsualGoods, line: CartLine | null, hint: Hint): Candidate | null {
  if (goods.block || goods.listPrice === null || goods.containsEphedrine) return null;
  const { listPrice, purchaseCap = null, packStep, stock } = goods;
  const limits = quantityLimits({ packStep, stock, purchaseCap, buyable: true });
  const held = line ? toExactUnits(line.quantity, QUANTITY_SCALE) : 0n;
  const pack = toExactUnits(limits.step, QUANTITY_SCALE);
  const room = toExactUnits(limits.max, QUANTITY_SCALE) - held;
  if (pack <= 0n || room < pack) return null;
  const base = baseUnits(goods, listPrice);
  const freeFrom = toExactUnits(goods.freeShippingNumber ?? 0, QUANTITY_SCALE);
  const quantityAt = (packs: number) => held + pack * BigInt(packs);
  const unitPrice = (packs: number) => ladderSteps(goods.ladder ?? [], quantityAt(packs)).reached?.price ?? base;
  const amount = (packs: number) => amountOf(unitPrice(packs), quantityAt(packs));
  const charged = (packs: number) => (freeFrom > 0n && quantityAt(packs) >= freeFrom ? 0n : amount(packs));
  const cost = (packs: number) => amount(packs) - amount(0);
  const adds = (packs: number) => {
    if (hint.measure === 'pieces') return pack * BigInt(packs);
    return hint.kind === 'shipping' ? charged(packs) - charged(0) : cost(packs);
  };
  return { goods, line, held, pack, maxPacks: Number(room / pack), cost, adds, unitPrice };
}
