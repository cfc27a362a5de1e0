import { chinaDay } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { applyChanges, expiredBatches, lockGoods } from './stock.repository.ts';

/** Expired batches leave the stock, with a log entry, so that nobody sees unsellable products as available. */
export const dropExpiredBatches = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const today = chinaDay(now);
    const goodsIds = (await expiredBatches(tx, today)).map(({ goodsId }) => goodsId);
    if (goodsIds.length === 0) return 0;
    await lockGoods(tx, goodsIds);
    const expired = (await expiredBatches(tx, today)).filter(({ goodsId }) => goodsIds.includes(goodsId));
    const changes = expired.map(({ goodsId, batchNo, expiry, quantity }) => ({
      goodsId,
      batchNo,
      expiry,
      change: `-${quantity}`,
    }));
    await applyChanges(tx, changes, 'adjust', null, now);
    return expired.length;
  });
