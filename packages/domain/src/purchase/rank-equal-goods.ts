import { compareMoney } from '../money/arithmetic.ts';

/** The first criterion between equal products: the last purchase, the price or the expiry. */
export const choiceRules = ['bought', 'price', 'expiry'] as const;

export type ChoiceRule = (typeof choiceRules)[number];

/** The criterion that put a product first; `none` if nothing distinguishes it from the next. */
export type ChoiceReason = ChoiceRule | 'stock' | 'preferred' | 'none';

/** Products of one name, strength, pack and form. */
export interface EqualGoods {
  /** Timestamp of the buyer's last purchase; null if there is none. */
  boughtAt: number | null;
  /** The viewer's price; null if it is hidden. */
  price: string | null;
  /** `YYYY-MM-DD`; null if none is known. */
  expiry: string | null;
  /** Preferred by the buyer's company. Default false. */
  isPreferred?: boolean;
  /** The full quantity can be ordered. */
  isEnough: boolean;
}

type Compare = (a: EqualGoods, b: EqualGoods) => number;

const comparisons: Record<ChoiceRule | 'stock' | 'preferred', Compare> = {
  stock: (a, b) => Number(b.isEnough) - Number(a.isEnough),
  preferred: (a, b) => Number(b.isPreferred ?? false) - Number(a.isPreferred ?? false),
  bought: (a, b) => (b.boughtAt ?? 0) - (a.boughtAt ?? 0),
  price: (a, b) =>
    a.price === null || b.price === null
      ? Number(a.price === null) - Number(b.price === null)
      : compareMoney(a.price, b.price),
  expiry: (a, b) => (b.expiry ?? '').localeCompare(a.expiry ?? ''),
};

/**
 * Ranks equal products: those that the buyer's company prefers, then by the buyer's standing rule, then by the other
 * rules in their usual order. A product without enough stock comes after all others.
 *
 * @example rankEqualGoods([{ price: '9', … }, { price: '8', … }], 'price') // { ranked: [8, 9], reason: 'price' }
 */
export function rankEqualGoods<Goods extends EqualGoods>(
  goods: readonly Goods[],
  rule: ChoiceRule,
): { ranked: Goods[]; reason: ChoiceReason } {
  const order = ['stock', 'preferred', rule, ...choiceRules.filter((each) => each !== rule)] as const;
  const ranked = [...goods].sort(
    (a, b) => order.map((each) => comparisons[each](a, b)).find((difference) => difference !== 0) ?? 0,
  );
  const [first, second] = ranked;
  const reason = first && second ? order.find((each) => comparisons[each](first, second) !== 0) : undefined;
  return { ranked, reason: reason ?? 'none' };
}
