import { type CapPeriod, type Quota, quotaLeft } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { directedGoods, type PastPurchase, purchasesSince, regionsOfGoods } from './purchaser.repository.ts';

/** What of a goods decides its terms. */
export type CappedGoods = { id: number; purchaseCap: string; capPeriod: CapPeriod; isControlled: boolean };

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

/** The terms of many goods in at most three queries, however many they are. */
export const loadPurchaseTerms = async (
  db: Executor,
  buyerId: number,
  goods: readonly CappedGoods[],
  now: Date,
): Promise<Map<number, PurchaseTerms>> => {
  const ids = goods.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const controlled = goods.filter(({ isControlled }) => isControlled).map(({ id }) => id);
  const capped = goods.filter(isCappedOverTime).map(({ id }) => id);
  const soldTo = controlled.length > 0 ? await directedGoods(db, buyerId, controlled) : new Set<number>();
  const since = new Date(now.getTime() - longestPeriodMs);
  const purchases = capped.length > 0 ? await purchasesSince(db, buyerId, capped, since) : [];
  const regions = await regionsOfGoods(db, ids);

  return new Map(
    goods.map((each) => [
      each.id,
      {
        soldToBuyer: soldTo.has(each.id),
        regions: codes(regions, each.id, false),
        exceptRegions: codes(regions, each.id, true),
        quota: quotaOf(each, purchases, now),
      },
    ]),
  );
};

const isCappedOverTime = ({ purchaseCap, capPeriod }: CappedGoods) => Number(purchaseCap) > 0 && capPeriod !== 'order';

const codes = (
  rows: { goodsId: number; regionCode: string; isExcluded: boolean }[],
  goodsId: number,
  isExcluded: boolean,
) => rows.filter((row) => row.goodsId === goodsId && row.isExcluded === isExcluded).map(({ regionCode }) => regionCode);

const quotaOf = ({ id, purchaseCap, capPeriod }: CappedGoods, purchases: PastPurchase[], now: Date) => {
  const own = purchases.filter(({ goodsId }) => goodsId === id);
  const { left, resetsAt } = quotaLeft({ cap: purchaseCap, period: capPeriod, purchases: own, now });
  return left === null ? null : ({ left, resetsAt } satisfies Quota);
};
