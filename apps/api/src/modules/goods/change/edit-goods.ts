import { compareMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { toUnitPrice } from '#wire-values.ts';
import { changeGoods, type GoodsValues, ladderRange } from './change-goods.repository.ts';

/** Why goods cannot be changed so: tiers that cost as much as the list price would, or no price at all. */
export type EditOutcome = 'done' | { tiersUpTo: string } | 'not above zero';

/** Whether goods may have this list price: it has to be above their tiers. */
export const mayCost = async (tx: Tx, id: number, price: string): Promise<EditOutcome> => {
  if (compareMoney(price, 0) <= 0) return 'not above zero';
  const ladder = await ladderRange(tx, id);
  return ladder && compareMoney(ladder.most, price) >= 0 ? { tiersUpTo: toUnitPrice(ladder.most) } : 'done';
};

/** Changes goods that are locked; tiers and activities keep their prices. */
export const editGoods = async (tx: Tx, id: number, values: GoodsValues, now: Date): Promise<EditOutcome> => {
  const { price, packStep } = values;
  if (packStep && compareMoney(packStep, 0) <= 0) return 'not above zero';
  const outcome = price ? await mayCost(tx, id, price) : 'done';
  if (outcome === 'done') await changeGoods(tx, id, values, now);
  return outcome;
};
