import { addMoney, chinaDay, compareMoney } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { batchesOf, linesOf, lockBuyer, lockOrder, type OrderRow, replaceLineBatches } from '#modules/order/index.ts';
import { batchNamed, changeStock, lockGoods } from '#modules/stock/index.ts';
import { dropPickedCodes } from '#modules/trace/index.ts';

/** Another batch than the one that was set aside for all pieces of a goods. */
export type BatchChoice = { goodsId: number; batchNo: string };

/**
 * Notes which batches the warehouse really sends (O6): those set aside go back into stock and those sent leave it, both
 * in the name of the order. Answers with what stands against it; the caller takes everything back then.
 */
export const sendOtherBatches = async (
  tx: Tx,
  order: OrderRow,
  choices: BatchChoice[],
  now: Date,
): Promise<string | null> => {
  if (choices.length === 0) return null;
  await lockGoods(
    tx,
    choices.map(({ goodsId }) => goodsId),
  );
  const lines = await linesOf(tx, [order.id]);
  for (const { goodsId, batchNo } of choices) {
    const lineIds = lines.filter((line) => line.goodsId === goodsId).map(({ id }) => id);
    const aside = await batchesOf(tx, lineIds);
    const own = [...Map.groupBy(aside, ({ orderLineId }) => orderLineId)].map(([id, batches]) => ({
      id,
      quantity: addMoney(...batches.map(({ quantity }) => quantity)),
    }));
    if (own.length === 0) return `The order has no goods ${goodsId}.`;
    const back = aside.map(({ batchNo: before, expiry, quantity }) => ({
      goodsId,
      batchNo: before,
      expiry,
      change: quantity,
    }));
    await changeStock(tx, back, 'order', order.id, now);
    const batch = await batchNamed(tx, goodsId, batchNo);
    if (batch?.expiry && batch.expiry < chinaDay(now)) return `Batch ${batchNo} of goods ${goodsId} has expired.`;
    const wanted = addMoney(...own.map(({ quantity }) => quantity));
    if (!batch || compareMoney(batch.quantity, wanted) < 0) {
      return `Goods ${goodsId} have ${batch?.quantity ?? '0'} of batch ${batchNo}, the order needs ${wanted}.`;
    }
    const sent = own.map(({ quantity }) => ({ goodsId, batchNo, expiry: batch.expiry, change: `-${quantity}` }));
    await changeStock(tx, sent, 'order', order.id, now);
    await dropPickedCodes(tx, lineIds);
    await replaceLineBatches(
      tx,
      lineIds,
      own.map(({ id, quantity }) => ({ orderLineId: id, batchNo, expiry: batch.expiry, quantity })),
    );
  }
  return null;
};

/** The same before an order is shipped. Answers with what stands against it; the caller takes everything back then. */
export const changeBatches = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  choice: BatchChoice,
  now: Date,
): Promise<'done' | 'not paid' | { problem: string }> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const order = await lockOrder(tx, id);
    if (order?.status !== 'paid') return 'not paid';
    const problem = await sendOtherBatches(tx, order, [choice], now);
    return problem === null ? 'done' : { problem };
  });
