import { compareMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { toUnitPrice } from '#wire-values.ts';
import { changeGoods, type GoodsValues, ladderRange } from './change-goods.repository.ts';

/** Why goods cannot be changed so: tiers that cost as much as the list price would, or no price at all. */
export type EditOutcome = 'done' | { tiersUpTo: string } | 'not above zero';

/** Changes goods that are locked; tiers and activities keep their prices, so a list price has to be above the tiers. */
export const editGoods = async (tx: Tx, id: number, values: GoodsValues, now: Date): Promise<EditOutcome> => {
  const { price, packStep } = values;
  if ([price, packStep].some((value) => value && compareMoney(value, 0) <= 0)) return 'not above zero';
  const ladder = price ? await ladderRange(tx, id) : null;
  if (price && ladder && compareMoney(ladder.most, price) >= 0) return { tiersUpTo: toUnitPrice(ladder.most) };
  await changeGoods(tx, id, values, now);
  return 'done';
};
