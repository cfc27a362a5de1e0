import { PRICE_SCALE, QUANTITY_SCALE, toExactUnits } from '../decimal.ts';
import type { Hint } from '../promotions/outcomes.ts';
import { quantityLimits } from '../quantity/quantity-limits.ts';
import { ladderSteps } from '../tiers/ladder-steps.ts';
import type { CartLine, UsualGoods } from './cart.ts';
import { amountOf } from './unit-price.ts';

/** Goods that could fill up to a tier, in whole packs on top of what the cart holds of them. */
export interface Candidate {
  goods: UsualGoods;
  /** The cart's line that more of it would join. */
  line: CartLine | null;
  /** 10^-3 pieces. */
  held: bigint;
  pack: bigint;
  /** Whole packs that may still be added. */
  maxPacks: number;
  /** What packs cost, in cents. */
  cost: (packs: number) => bigint;
  /** What packs add to the hint's measure: cents, or 10^-3 pieces. */
  adds: (packs: number) => bigint;
  /** 10^-4 yuan, once so many packs are added. */
  unitPrice: (packs: number) => bigint;
}

/** Goods as a candidate for a hint; null where none may be added. */
export function candidateOf(goods: UsualGoods, line: CartLine | null, hint: Hint): Candidate | null {
  if (goods.block || goods.listPrice === null || goods.containsEphedrine) return null;
  const { listPrice, purchaseCap = null, packStep, stock } = goods;
  const limits = quantityLimits({ packStep, stock, purchaseCap, buyable: true });
  const held = line ? toExactUnits(line.quantity, QUANTITY_SCALE) : 0n;
  const pack = toExactUnits(limits.step, QUANTITY_SCALE);
  const room = toExactUnits(limits.max, QUANTITY_SCALE) - held;
  if (pack <= 0n || room < pack) return null;
  const list = toExactUnits(listPrice, PRICE_SCALE);
  const freeFrom = toExactUnits(goods.freeShippingNumber ?? 0, QUANTITY_SCALE);
  const quantityAt = (packs: number) => held + pack * BigInt(packs);
  const unitPrice = (packs: number) => ladderSteps(goods.ladder ?? [], quantityAt(packs)).reached?.price ?? list;
  const amount = (packs: number) => amountOf(unitPrice(packs), quantityAt(packs));
  const charged = (packs: number) => (freeFrom > 0n && quantityAt(packs) >= freeFrom ? 0n : amount(packs));
  const cost = (packs: number) => amount(packs) - amount(0);
  const adds = (packs: number) => {
    if (hint.measure === 'pieces') return pack * BigInt(packs);
    return hint.kind === 'shipping' ? charged(packs) - charged(0) : cost(packs);
  };
  return { goods, line, held, pack, maxPacks: Number(room / pack), cost, adds, unitPrice };
}
