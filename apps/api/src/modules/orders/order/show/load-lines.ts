import type { OrderLine } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { goodsPictures } from '#modules/catalogue/picture/index.ts';
import { recalledBatches } from '#modules/catalogue/stock/index.ts';
import type { LineBatch } from '../line-batches.ts';
import { batchesOf, type OrderLineRow, picturedGoods } from '../order.repository.ts';
import { toOrderLine } from './order-models.ts';

/** Order lines as they were sold, with their batches, or those of a parcel, and the products' current pictures. */
export const loadLines = async (
  db: Executor,
  rows: OrderLineRow[],
  ofParcel?: readonly LineBatch[],
): Promise<OrderLine[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const batches = ofParcel ?? (await batchesOf(db, ids));
  const goodsIds = [...new Set(rows.map(({ goodsId }) => goodsId))];
  const goods = await picturedGoods(db, goodsIds);
  const recalled = await recalledBatches(db, goodsIds);
  const isRecalled = (goodsId: number, batchNo: string) =>
    recalled.some((each) => each.goodsId === goodsId && each.batchNo === batchNo);
  const pictures = new Map(goods.map((each) => [each.id, goodsPictures(each)]));
  return rows.map((row) => toOrderLine(row, batches, pictures, isRecalled));
};
