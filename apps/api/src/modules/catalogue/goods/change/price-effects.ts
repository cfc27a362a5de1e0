import { compareMoney } from '@yaoji/domain';

/** Stored data of a product that a list price affects. */
export type PriceSurroundings = {
  goodsId: number;
  marketPrice: string | null;
  cost: string | null;
  tiers: { number: string; price: string }[];
  /** Running or planned activities with their own price for the product. */
  activities: { title: string; price: string }[];
  planned: string | null;
};

export type PriceEffect = {
  goodsId: number;
  /**
   * `tier`: costs as much or more, so the price is refused; `overtaken`: an activity's price that is no longer lower;
   * `beside`: one that stays lower; `retail`: the suggested retail price is lower; `plan`: a plan will replace it;
   * `cost`: below the product's cost, as are `tierCost`, a tier, and `activityCost`, an activity's price that stays.
   */
  kind: 'tier' | 'cost' | 'tierCost' | 'activityCost' | 'overtaken' | 'beside' | 'retail' | 'plan';
  title: string;
  price: string;
};

/** The effects of a list price on the product's stored data, conflicts first. */
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
