import { chinaDay, shipmentBlock } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { recalledBatches } from '#modules/catalogue/stock/index.ts';
import { loadPurchaser } from '#modules/identity/purchaser/index.ts';
import { recallHold } from '../held-lines.ts';
import { type PickRow, pickRows } from './pick-list.repository.ts';

/** Batches to pick, for some orders or for all paid ones; `hold` is the reason not to ship now. */
export const pickList = async (
  db: Executor,
  orderIds: readonly number[] | null,
  now: Date,
): Promise<(PickRow & { hold: string | null })[]> => {
  const rows = await pickRows(db, orderIds, chinaDay(now));
  const buyers = new Map<number, Awaited<ReturnType<typeof loadPurchaser>>>();
  for (const { buyerId } of rows) {
    if (!buyers.has(buyerId)) buyers.set(buyerId, await loadPurchaser(db, buyerId));
  }
  const recalled = await recalledBatches(
    db,
    rows.map(({ goodsId }) => goodsId),
  );
  return rows.map((row) => {
    const { goodsId, batchNo } = row;
    if (recalled.some((each) => each.goodsId === goodsId && each.batchNo === batchNo))
      return { ...row, hold: recallHold(batchNo) };
    const buyer = buyers.get(row.buyerId);
    return { ...row, hold: (buyer && shipmentBlock(row, buyer, now)?.message) ?? null };
  });
};
