import { shipmentBlock } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { recalledBatches } from '#modules/catalogue/stock/index.ts';
import { loadPurchaser } from '#modules/identity/purchaser/index.ts';
import { batchesOf, goodsScopes, linesOf, type OrderRow } from './order.repository.ts';
import { openBatches } from './parcel.repository.ts';

/** A line that must not be shipped, with the reason. */
export type HeldLine = { lineId: number; name: string; spec: string; reason: string; isRecalled: boolean };

/** The reason not to ship a recalled batch. */
export const recallHold = (batchNo: string) => `批号${batchNo}已召回，请更换批号或登记少发`;

/**
 * Lines of an order that must not be shipped today, such as those whose licence has expired since the order, or whose
 * batch is recalled and not shipped yet; only lines with units that are still to ship.
 */
export const heldLines = async (
  db: Executor,
  { id, buyerId, status }: Pick<OrderRow, 'id' | 'buyerId' | 'status'>,
  now: Date,
): Promise<HeldLine[]> => {
  const buyer = await loadPurchaser(db, buyerId);
  if (!buyer) throw new Error(`There is no buyer ${buyerId}.`);
  const lines = await linesOf(db, [id]);
  const goodsIds = [...new Set(lines.map(({ goodsId }) => goodsId))];
  const scopes = await goodsScopes(db, goodsIds);
  const recalled = status === 'shipped' ? [] : await recalledBatches(db, goodsIds);
  const ids = lines.map((line) => line.id);
  const leaving = status === 'shipped' ? await batchesOf(db, ids) : await openBatches(db, ids);
  const byLine = Map.groupBy(leaving, ({ orderLineId }) => orderLineId);
  return lines.flatMap<HeldLine>(({ id: lineId, goodsId, name, spec }) => {
    const batches = byLine.get(lineId) ?? [];
    if (batches.length === 0) return [];
    const back = recalled.find(
      (each) => each.goodsId === goodsId && batches.some((one) => one.batchNo === each.batchNo),
    );
    if (back) return [{ lineId, name, spec, reason: recallHold(back.batchNo), isRecalled: true }];
    const found = shipmentBlock({ scope: scopes.get(goodsId) ?? '' }, buyer, now);
    return found ? [{ lineId, name, spec, reason: found.message, isRecalled: false }] : [];
  });
};
