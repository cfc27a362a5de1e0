import type { Db } from '#db/database.ts';
import { changeStock, lockGoods } from '#modules/stock/index.ts';
import { findBatches } from './catalogue.repository.ts';

const chunk = 500;

/**
 * A list that states the stock of goods states all of it: batches that it does not name are gone. Known only once the
 * whole list is read, because the batches of one goods may stand far apart in it.
 */
export const dropOtherBatches = async (
  db: Db,
  goodsIds: number[],
  isNamed: (goodsId: number, batch: { batchNo: string; expiry: string | null }) => boolean,
  now: Date,
) => {
  for (let start = 0; start < goodsIds.length; start += chunk) {
    const ids = goodsIds.slice(start, start + chunk);
    await db.transaction(async (tx) => {
      await lockGoods(tx, ids);
      const gone = (await findBatches(tx, ids)).filter(
        (batch) => Number(batch.quantity) > 0 && !isNamed(batch.goodsId, batch),
      );
      const changes = gone.map(({ goodsId, batchNo, expiry, quantity }) => ({
        goodsId,
        batchNo,
        expiry,
        change: `-${quantity}`,
      }));
      await changeStock(tx, changes, 'import', null, now);
    });
  }
};
