import { chinaDay, compareDecimals } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { toQuantity } from '#wire-values.ts';
import { applyChanges, type BatchChange, batchesInStock, changeWithKey } from './stock.repository.ts';

/** Books one change of a batch by hand, once per key; lock the product before. */
export const adjustStock = async (
  tx: Tx,
  { key, ...change }: BatchChange & { key: string },
  reason: string,
  now: Date,
) => {
  const { goodsId, batchNo, expiry } = change;
  const isSameBatch = (batch: Pick<BatchChange, 'batchNo' | 'expiry'>) =>
    batch.batchNo === batchNo && batch.expiry === expiry;
  const booked = await changeWithKey(tx, key);
  if (booked) {
    const isSame =
      booked.goodsId === goodsId && isSameBatch(booked) && compareDecimals(booked.change, change.change) === 0;
    if (!isSame) throw new Refusal('requestReused');
    return;
  }
  const sign = compareDecimals(change.change, 0);
  if (sign === 0) throw invalid({ change: '数量不能为零' });
  if (sign > 0 && reason === '采购入库' && !batchNo)
    throw invalid({ batchNo: '采购入库须填批号；确实没有批号的，原因选“其他”' });
  if (sign > 0 && expiry && expiry < chinaDay(now)) throw invalid({ expiry: '已经过期，不能入库' });
  const held = toQuantity((await batchesInStock(tx, goodsId)).find(isSameBatch)?.quantity ?? '0');
  if (compareDecimals(change.change, `-${held}`) < 0) throw invalid({ change: `这个批号和有效期只有${held}可以出库` });
  await applyChanges(tx, [{ ...change, key }], 'adjust', null, now);
};
