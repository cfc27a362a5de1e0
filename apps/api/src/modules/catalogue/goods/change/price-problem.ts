import { breaksFloor, compareMoney, floorOf, lowestLike } from '@yaoji/domain';
import type { PriceTier } from './goods-terms.repository.ts';
import { ladderProblem } from './ladder-problem.ts';

const figures = ['price', 'basePrice', 'marketPrice', 'cost'] as const;

/** New prices of a product; those left out stay. */
export type PriceChange = {
  [Figure in (typeof figures)[number]]?: string | null | undefined;
} & { tiers?: readonly PriceTier[] | undefined };

export type StoredPrices = {
  price: string | null;
  cost: string | null;
  ownFloor: string | null;
  tiers: readonly PriceTier[];
};

/** Why one operator may not set these prices alone: `floor` is the lowest allowed, with the price's decimals. */
export type PriceProblem = { field: string } & ({ reason: string } | { floor: string });

/** Null: the prices may be written. */
export const priceProblem = (change: PriceChange, stored: StoredPrices, margin: string): PriceProblem | null => {
  const { price = stored.price, cost = stored.cost, tiers } = change;
  const zero = figures.find((field) => change[field] && compareMoney(change[field], 0) === 0);
  if (zero) return { field: zero, reason: '必须大于零；没有则为 null' };
  const problem = tiers && ladderProblem(tiers, price);
  if (problem)
    return {
      field: problem.index === null ? 'tiers' : `tiers.${problem.index}.${problem.field}`,
      reason: problem.reason,
    };
  const isReached = stored.tiers.some((tier) => price === null || compareMoney(tier.price, price) >= 0);
  if (!tiers && change.price !== undefined && isReached) return { field: 'price', reason: '价格须高于阶梯价' };
  const floor = floorOf({ cost, ownFloor: stored.ownFloor }, margin);
  if (floor === null) return null;
  if (breaksFloor(change.price, floor, [stored.price])) return { field: 'price', floor: lowestLike(floor, price ?? 0) };
  const earlier = stored.tiers.map((tier) => tier.price);
  const at = (tiers ?? []).findIndex((each) => breaksFloor(each.price, floor, earlier));
  const tier = tiers?.[at];
  return tier ? { field: `tiers.${at}.price`, floor: lowestLike(floor, tier.price) } : null;
};
