import { compareDecimals, compareMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { toUnitPrice } from '#wire-values.ts';
import { changeGoods, type GoodsValues, ladderRange } from './change-goods.repository.ts';

/** Refuses a list price that is not above the product's tiers. */
export const requirePrice = async (tx: Tx, id: number, price: string): Promise<void> => {
  if (compareMoney(price, 0) <= 0) throw new Refusal('notAboveZero');
  const ladder = await ladderRange(tx, id);
  if (ladder && compareMoney(ladder.most, price) >= 0)
    throw new Refusal('tiersCostMore', { upTo: toUnitPrice(ladder.most) });
};

/** Moves a refusal to the field of its row. */
export const inRow = (index: number, field: string, change: Promise<void>): Promise<void> =>
  change.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw invalid({ [`rows[${index}][${error.code === 'tiersCostMore' ? 'price' : field}]`]: error.message });
  });

/** Changes a locked product; tiers and activities keep their prices. */
export const editGoods = async (tx: Tx, id: number, values: GoodsValues, now: Date): Promise<void> => {
  const { price, packStep } = values;
  if (packStep && compareDecimals(packStep, 0) <= 0) throw new Refusal('notAboveZero');
  if (price) await requirePrice(tx, id, price);
  await changeGoods(tx, id, values, now);
};
