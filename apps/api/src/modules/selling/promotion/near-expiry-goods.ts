import { addDays, chinaDay } from '@yaoji/domain';
import type { ActivityFacts } from './promotion.repository.ts';
import { isInScope, type ScopedGoods } from './scope-model.ts';

/** Input for deciding whether an activity covers a product. */
export type CandidateGoods = ScopedGoods & {
  /** The earliest expiry in stock. */
  expiry: string | null;
};

/** The first and last expiry date within a number of days from today. */
export const expiryRange = (days: number, now: Date) => {
  const today = chinaDay(now);
  return { first: today, last: addDays(today, days) };
};

/**
 * Turns a near-expiry activity into one that names the products which qualify today. Pricing, on the server or in the
 * browser, then needs neither date nor expiry.
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
