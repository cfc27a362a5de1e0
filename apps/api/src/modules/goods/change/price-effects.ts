import { compareMoney } from '@yaoji/domain';

/** What is stored of goods that a list price meets. */
export type PriceSurroundings = {
  goodsId: number;
  marketPrice: string | null;
  cost: string | null;
  tiers: { number: string; price: string }[];
  /** Activities that run or are to come and have a price of their own for the goods. */
  activities: { title: string; price: string }[];
  planned: string | null;
};

export type PriceEffect = {
  goodsId: number;
  /**
   * `tier`: costs as much or more, so that the price is refused; `overtaken`: an activity's price that is no lower any
   * more; `beside`: one that stays; `retail`: the suggested retail price is lower; `plan`: will replace it; `cost`: is
   * below what the goods cost, as are `tierCost`, a tier, and `activityCost`, an activity's price that stays.
   */
  kind: 'tier' | 'cost' | 'tierCost' | 'activityCost' | 'overtaken' | 'beside' | 'retail' | 'plan';
  title: string;
  price: string;
};

/** What a list price would do to what is stored of its goods, what it breaks first. */
export const priceEffects = (
  { goodsId, marketPrice, cost, tiers, activities, planned }: PriceSurroundings,
  price: string,
): PriceEffect[] => {
  const reached = (other: string) => compareMoney(other, price) >= 0;
  const isLoss = (each: string) => cost !== null && compareMoney(each, cost) < 0;
  const effect = (kind: PriceEffect['kind'], title: string, met: string) => ({ goodsId, kind, title, price: met });
  const cheaper = activities.filter((each) => !reached(each.price));
  return [
    ...tiers.filter((tier) => reached(tier.price)).map((tier) => effect('tier', tier.number, tier.price)),
    ...(cost !== null && isLoss(price) ? [effect('cost', '', cost)] : []),
    ...tiers
      .filter((tier) => !reached(tier.price) && isLoss(tier.price))
      .map((tier) => effect('tierCost', tier.number, tier.price)),
    ...cheaper.filter((each) => isLoss(each.price)).map((each) => effect('activityCost', each.title, each.price)),
    ...activities.filter((each) => reached(each.price)).map((each) => effect('overtaken', each.title, each.price)),
    ...cheaper.filter((each) => !isLoss(each.price)).map((each) => effect('beside', each.title, each.price)),
    ...(marketPrice !== null && !reached(marketPrice) ? [effect('retail', '', marketPrice)] : []),
    ...(planned !== null ? [effect('plan', '', planned)] : []),
  ];
};
