import { type CapPeriod, type Quota, quotaLeft } from '@yaoji/domain';
import type { CountedPurchase, TermFacts } from './purchaser.repository.ts';

/** Product data that decides its terms. */
type Terms = { id: number; purchaseCap: string; capPeriod: CapPeriod; terms: TermFacts | null };

/** Terms of one product for one buyer. */
export type PurchaseTerms = {
  soldToBuyer: boolean;
  regions: string[];
  exceptRegions: string[];
  /** Null: no cap. */
  quota: { left: string; resetsAt: Date | null } | null;
};

/** The terms of many products, from past purchases of those with a cap per period. */
export const purchaseTerms = (
  goods: readonly Terms[],
  purchases: readonly CountedPurchase[],
  now: Date,
): Map<number, PurchaseTerms> => {
  const bought = Map.groupBy(purchases, ({ goodsId }) => goodsId);
  return new Map(
    goods.map((each) => [
      each.id,
      {
        soldToBuyer: each.terms?.isSoldToBuyer ?? false,
        regions: regionCodes(each.terms?.regions ?? null, false),
        exceptRegions: regionCodes(each.terms?.regions ?? null, true),
        quota: quotaOf(each, bought.get(each.id) ?? [], now),
      },
    ]),
  );
};

/** The codes of allowed or of excluded regions. */
export const regionCodes = (regions: TermFacts['regions'], isExcluded: boolean): string[] =>
  regions?.flatMap((region) => (region.isExcluded === isExcluded ? [region.code] : [])) ?? [];

const quotaOf = ({ purchaseCap, capPeriod }: Terms, purchases: CountedPurchase[], now: Date) => {
  const { left, resetsAt } = quotaLeft({
    cap: purchaseCap,
    period: capPeriod,
    purchases: purchases.map(({ quantity, at }) => ({ quantity, at: new Date(at) })),
    now,
  });
  return left === null ? null : ({ left, resetsAt } satisfies Quota);
};
