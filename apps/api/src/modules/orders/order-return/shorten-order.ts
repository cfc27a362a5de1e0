import { addMoney, isUnderway } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { changeStock, countSales, lockGoods, uncountSales } from '#modules/catalogue/stock/index.ts';
import {
  batchesOf,
  changeOrder,
  endShipping,
  linesOf,
  notifyBuyer,
  type OrderRow,
  openBatches,
  takeFromLines,
  takeFromParcels,
  unitsOfLine,
  withoutBatches,
} from '#modules/orders/order/index.ts';
import { freeUnsent } from '#modules/orders/trace/index.ts';
import { toQuantity } from '#wire-values.ts';
import { payBack } from './pay-back.ts';
import { judgeLines } from './request-return.ts';
import { restoreIfNothingIsLeft } from './restore-benefits.ts';
import { addReturnEvent, insertReturn, insertReturnLines, returnedBatches } from './return.repository.ts';

export type Shortage = {
  reason: string;
  /** True if the units are present and sellable; false if they are missing or damaged. */
  isInStock: boolean;
  lines: { lineId: number; quantity: string }[];
};

/**
 * Removes units from an order that is not delivered in full and refunds their payment (K5), as a return that needs
 * only its refund; returns the refund. Refuses if nothing would be left: such an order must be cancelled.
 */
export const shortenOrder = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  shortage: Shortage,
  now: Date,
): Promise<string> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (!order || !isUnderway(order)) throw new Refusal('orderChanged');
    const lines = await judgeLines(tx, order, shortage.lines, { line: 'lineId', quantity: 'quantity' }, true);
    const refund = addMoney(...lines.map((line) => line.refund));
    const values = { orderId: id, isShort: true, status: 'returning', reason: '缺货少发' } as const;
    const returnId = await insertReturn(tx, { ...values, description: shortage.reason, createdAt: now });
    const names = await takeOut(tx, order, lines, { ...shortage, returnId }, now);
    await insertReturnLines(
      tx,
      lines.map((line) => ({ ...line, returnId })),
    );
    const found = { id: returnId, isShort: true, description: shortage.reason };
    const { isDone, words } = await payBack(tx, order, { amount: refund, found }, now);
    // The goods never left, so the event is an approval, not a receipt.
    if (!isDone) await addReturnEvent(tx, returnId, 'returning', shortage.reason, now, 'return.approved');
    const body = `订单${order.no}有商品不能发出：${names}（${shortage.reason}）。${words && `退款¥${refund}${words}。`}`;
    await endShipping(tx, order, '其余商品不再发出', now);
    await restoreIfNothingIsLeft(tx, id);
    await notifyBuyer(tx, order, { event: `short-${returnId}`, title: '订单部分商品缺货', body }, now);
    return refund;
  });

type Taken = { orderLineId: number; quantity: string };

/**
 * Removes units from the order's batches, latest expiry first; returns their labels. After the last parcel they were
 * missing in a parcel.
 */
const takeOut = async (
  tx: Tx,
  order: OrderRow,
  lines: Taken[],
  { isInStock, returnId }: Pick<Shortage, 'isInStock'> & { returnId: number },
  now: Date,
): Promise<string> => {
  const own = new Map((await linesOf(tx, [order.id])).map((line) => [line.id, line]));
  const lineOf = (id: number) => {
    const line = own.get(id);
    if (!line) throw new Error(`Order ${order.id} has no line ${id}.`);
    return line;
  };
  await lockGoods(tx, [...new Set(lines.map(({ orderLineId }) => lineOf(orderLineId).goodsId))]);
  await uncountSales(tx, order.id);
  const ids = [...own.keys()];
  const sold = await batchesOf(tx, ids);
  const isSent = order.status === 'shipped';
  const there = isSent ? withoutBatches(sold, await returnedBatches(tx, ids)) : await openBatches(tx, ids);
  const parts = lines.flatMap(({ orderLineId, quantity }) => {
    const found = unitsOfLine(orderLineId, quantity, there.toReversed());
    if (!found) throw new Error(`More of order line ${orderLineId} is short than was sold.`);
    return found;
  });
  await takeFromLines(tx, ids, parts);
  if (isSent) await takeFromParcels(tx, order.id, parts);
  else await freeUnsent(tx, ids);
  await countSales(tx, order.id);
  const changes = (sign: '' | '-') =>
    parts.map(({ orderLineId, batchNo, expiry, quantity }) => ({
      goodsId: lineOf(orderLineId).goodsId,
      batchNo,
      expiry,
      change: `${sign}${quantity}`,
    }));
  await changeStock(tx, changes(''), 'order', order.id, now);
  if (!isInStock) await changeStock(tx, changes('-'), 'adjust', returnId, now);
  return lines
    .map(({ orderLineId, quantity }) => `${lineOf(orderLineId).name}${toQuantity(quantity)}${lineOf(orderLineId).unit}`)
    .join('、');
};
