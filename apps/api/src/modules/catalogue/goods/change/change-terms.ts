import { compareMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import type { Breach } from '#db/schema/approval.ts';
import { invalid } from '#errors/refusal.ts';
import { regionName } from '#modules/platform/region/index.ts';
import { type GoodsTerms, replaceSaleTerms, replaceTiers, type SaleTerms } from './goods-terms.repository.ts';
import { ladderProblem } from './ladder-problem.ts';
import { belowFloor, floorsOf } from './price-floor.ts';

/** Replaces the buyers and regions that a locked product is for. */
export const changeSaleTerms = async (tx: Tx, id: number, terms: SaleTerms, now: Date): Promise<void> => {
  const unknown = terms.regions.findIndex(({ code }) => regionName(code) === '');
  if (unknown >= 0) throw invalid({ [`regions[${unknown}][code]`]: '没有这个地区' });
  await replaceSaleTerms(tx, id, terms, now);
};

type Tiers = Pick<GoodsTerms, 'freeShippingNumber' | 'tiers'>;

/** Replaces tiers and free shipping of a locked product; returns the new prices below its floor. */
export const changeTiers = async (
  tx: Tx,
  id: number,
  { price, tiers: before }: Pick<GoodsTerms, 'price' | 'tiers'>,
  { tiers, freeShippingNumber }: Tiers,
  now: Date,
): Promise<Breach[]> => {
  const problem = ladderProblem(tiers, price);
  if (problem) {
    const { index, field, reason } = problem;
    throw invalid({ [index === null ? 'goods[tiers]' : `goods[tiers][${index}][${field}]`]: reason });
  }
  await replaceTiers(tx, id, { tiers, freeShippingNumber }, now);
  const changed = tiers.filter((tier) => before.every((each) => compareMoney(each.price, tier.price) !== 0));
  const prices = changed.map(({ number, price: each }) => ({ goodsId: id, price: each, title: `满${number}的单价` }));
  return belowFloor(await floorsOf(tx, [id]), prices);
};
