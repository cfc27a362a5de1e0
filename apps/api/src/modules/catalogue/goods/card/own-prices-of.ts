import { type OwnPriceList, ownPrices } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { floorsOf } from '../change/price-floor.ts';
import type { FactContext } from './goods-facts.ts';

/** Finds the viewer's own price of a product. Percentages take two more queries, for the floors of the products. */
export const ownPricesOf = async (
  db: Executor,
  lists: readonly OwnPriceList[],
  ids: readonly number[],
  now: Date,
): Promise<FactContext['ownPrice']> => {
  if (lists.length === 0) return () => null;
  const hasRates = lists.some(({ lines }) => lines.some(({ rate }) => rate !== null));
  const floors = hasRates ? await floorsOf(db, ids) : new Map();
  const find = ownPrices(lists, now);
  return (goods) => find({ ...goods, floor: floors.get(goods.goodsId)?.floor });
};
