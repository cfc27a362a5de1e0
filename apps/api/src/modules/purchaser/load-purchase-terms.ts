import { type CapPeriod, type Quota, quotaLeft } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { type PastPurchase, purchasesSince, type TermFacts } from './purchaser.repository.ts';

/** What of a goods decides its terms. */
type Terms = { id: number; purchaseCap: string; capPeriod: CapPeriod; terms: TermFacts | null };

/** What holds for one goods and one buyer. */
export type PurchaseTerms = {
  soldToBuyer: boolean;
  regions: string[];
  exceptRegions: string[];
  /** Null: no cap. */
  quota: { left: string; resetsAt: Date | null } | null;
};

/** Longer than any period over which a cap counts. */
const longestPeriodMs = 32 * 24 * 3_600_000;

/** The terms of many goods: a query more only where a cap counts over time. */
export const loadPurchaseTerms = async (
  db: Executor,
  buyerId: number,
  goods: readonly Terms[],
  now: Date,
): Promise<Map<number, PurchaseTerms>> => {
  const capped = goods.filter(isCappedOverTime).map(({ id }) => id);
  const since = new Date(now.getTime() - longestPeriodMs);
  const purchases = capped.length > 0 ? await purchasesSince(db, buyerId, capped, since) : [];
  return new Map(
    goods.map((each) => [
      each.id,
      {
        soldToBuyer: each.terms?.isSoldToBuyer ?? false,
        regions: codes(each.terms, false),
        exceptRegions: codes(each.terms, true),
        quota: quotaOf(each, purchases, now),
      },
    ]),
  );
};

const isCappedOverTime = ({ purchaseCap, capPeriod }: Terms) => Number(purchaseCap) > 0 && capPeriod !== 'order';

const codes = (terms: TermFacts | null, isExcluded: boolean): string[] =>
  terms?.regions?.flatMap((region) => (region.isExcluded === isExcluded ? [region.code] : [])) ?? [];

const quotaOf = ({ id, purchaseCap, capPeriod }: Terms, purchases: PastPurchase[], now: Date) => {
  const own = purchases.filter(({ goodsId }) => goodsId === id);
  const { left, resetsAt } = quotaLeft({ cap: purchaseCap, period: capPeriod, purchases: own, now });
  return left === null ? null : ({ left, resetsAt } satisfies Quota);
};
