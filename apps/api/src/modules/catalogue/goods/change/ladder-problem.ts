import { compareDecimals, compareMoney } from '@yaoji/domain';
import { toUnitPrice } from '#wire-values.ts';
import type { PriceTier } from './goods-terms.repository.ts';

/** An invalid tier; `index` is null if a product without a list price has tiers. */
export type LadderProblem = { index: number | null; field: keyof PriceTier; reason: string };

/** Larger quantities must cost less each, and all of them less than the list price. */
export const ladderProblem = (tiers: readonly PriceTier[], listPrice: string | null): LadderProblem | null => {
  if (tiers.length > 0 && listPrice === null) return { index: null, field: 'price', reason: '暂无报价，不能设阶梯价' };
  for (const [index, { number, price }] of tiers.entries()) {
    const before = tiers[index - 1];
    if (compareDecimals(number, before?.number ?? 0) <= 0)
      return { index, field: 'number', reason: before ? '起订量须高于上一档' : '起订量须大于零' };
    if (compareMoney(price, 0) <= 0) return { index, field: 'price', reason: '单价须大于零' };
    if (compareMoney(price, before?.price ?? listPrice ?? 0) >= 0) {
      const reason = before ? '单价须低于上一档' : `单价须低于现价${toUnitPrice(listPrice ?? '0')}元`;
      return { index, field: 'price', reason };
    }
  }
  return null;
};
