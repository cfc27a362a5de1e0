import { addDays, chinaDay } from '@yaoji/domain';
import type { ActivityFacts } from './promotion.repository.ts';
import { isInScope, type ScopedGoods } from './scope-model.ts';

/** Goods as activities choose among them. */
export type CandidateGoods = ScopedGoods & {
  /** The nearest of what is in stock. */
  expiry: string | null;
};

/** The first and the last expiry of goods that have at most so many days left. */
export const expiryRange = (days: number, now: Date) => {
  const today = chinaDay(now);
  return { first: today, last: addDays(today, days) };
};

/**
 * An activity for goods near their expiry as one that names those of these goods that qualify now, and no others:
 * whoever prices with it, server or browser, needs neither day nor expiry.
 */
export const namingNearExpiry = (
  row: ActivityFacts,
  candidates: readonly CandidateGoods[],
  now: Date,
): ActivityFacts => {
  const { expiryWithin, scope, ...config } = row.config;
  if (!expiryWithin) return row;
  const { first, last } = expiryRange(expiryWithin, now);
  const named = new Set(row.goods?.map(({ goodsId }) => goodsId));
  const goods = candidates.filter(
    (each) =>
      each.expiry !== null &&
      each.expiry >= first &&
      each.expiry <= last &&
      (named.has(each.id) || (scope && isInScope(scope, each))),
  );
  const plain = { price: null, stock: null, cap: null, quantity: null };
  return { ...row, config, goods: goods.map(({ id }) => ({ goodsId: id, ...plain })) };
};
