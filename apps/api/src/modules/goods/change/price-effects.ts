import { compareMoney } from '@yaoji/domain';

/** What is stored of goods that a list price meets. */
export type PriceSurroundings = {
  goodsId: number;
  marketPrice: string | null;
  tiers: { number: string; price: string }[];
  /** Activities that run or are to come and have a price of their own for the goods. */
  activities: { title: string; price: string }[];
  planned: string | null;
};

export type PriceEffect = {
  goodsId: number;
  /**
   * `tier`: costs as much or more, so that the price is refused; `overtaken`: an activity's price that is no lower any
   * more; `beside`: one that stays; `retail`: the suggested retail price is lower; `plan`: will replace it.
   */
  kind: 'tier' | 'overtaken' | 'beside' | 'retail' | 'plan';
  title: string;
  price: string;
};

/** What a list price would do to what is stored of its goods, what it breaks first. */
export const priceEffects = (
  { goodsId, marketPrice, tiers, activities, planned }: PriceSurroundings,
  price: string,
): PriceEffect[] => {
  const reached = (other: string) => compareMoney(other, price) >= 0;
  const effect = (kind: PriceEffect['kind'], title: string, met: string) => ({ goodsId, kind, title, price: met });
  return [
    ...tiers.filter((tier) => reached(tier.price)).map((tier) => effect('tier', tier.number, tier.price)),
    ...activities.filter((each) => reached(each.price)).map((each) => effect('overtaken', each.title, each.price)),
    ...activities.filter((each) => !reached(each.price)).map((each) => effect('beside', each.title, each.price)),
    ...(marketPrice !== null && !reached(marketPrice) ? [effect('retail', '', marketPrice)] : []),
    ...(planned !== null ? [effect('plan', '', planned)] : []),
  ];
};
