import { addMoney, chinaDay, compareMoney, subtractMoney } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { Refusal } from '#errors/refusal.ts';
import { batchesOf, linesOf, lockOrder, type OrderRow, replaceLineBatches } from '#modules/order/index.ts';
import { batchNamed, changeStock, lockGoods } from '#modules/stock/index.ts';
import { dropPickedCodes } from '#modules/trace/index.ts';
import { toQuantity } from '#wire-values.ts';

/** Another batch instead of the one reserved for a product; without a quantity for all of its pieces. */
export type BatchChoice = { goodsId: number; batchNo: string; quantity?: string | undefined };

/**
 * Records the batches that the warehouse really sends (O6): reserved ones return to stock and sent ones leave it, both
 * in the name of the order.
 */
export const sendOtherBatches = async (tx: Tx, order: OrderRow, choices: BatchChoice[], now: Date): Promise<void> => {
  if (choices.length === 0) return;
  await lockGoods(
    tx,
    choices.map(({ goodsId }) => goodsId),
  );
  const lines = await linesOf(tx, [order.id]);
  for (const [goodsId, chosen] of Map.groupBy(choices, (choice) => choice.goodsId)) {
    const lineIds = lines.filter((line) => line.goodsId === goodsId).map(({ id }) => id);
    await sendOthersOf(tx, order, { goodsId, chosen, lineIds }, now);
  }
};

type ChoicesOfGoods = { goodsId: number; chosen: BatchChoice[]; lineIds: number[] };

const sendOthersOf = async (tx: Tx, order: OrderRow, { goodsId, chosen, lineIds }: ChoicesOfGoods, now: Date) => {
  const aside = await batchesOf(tx, lineIds);
  if (aside.length === 0) throw new Refusal('orderGoodsMissing');
  const back = aside.map(({ batchNo, expiry, quantity }) => ({ goodsId, batchNo, expiry, change: quantity }));
  await changeStock(tx, back, 'order', order.id, now);
  const wanted = addMoney(...aside.map(({ quantity }) => quantity));
  const sent: { batchNo: string; expiry: string | null; quantity: string }[] = [];
  for (const { batchNo, quantity = wanted } of chosen) {
    const batch = await batchNamed(tx, goodsId, batchNo);
    if (batch?.expiry && batch.expiry < chinaDay(now)) throw new Refusal('batchExpired', { batchNo });
    if (!batch || compareMoney(batch.quantity, quantity) < 0)
      throw new Refusal('batchShort', {
        batchNo,
        stock: toQuantity(batch?.quantity ?? '0'),
        quantity: toQuantity(quantity),
      });
    sent.push({ batchNo, expiry: batch.expiry, quantity });
  }
  const sum = addMoney(...sent.map(({ quantity }) => quantity));
  if (compareMoney(sum, wanted) !== 0)
    throw new Refusal('batchSumWrong', { sum: toQuantity(sum), wanted: toQuantity(wanted) });
  const leaving = sent.map(({ batchNo, expiry, quantity }) => ({ goodsId, batchNo, expiry, change: `-${quantity}` }));
  await changeStock(tx, leaving, 'order', order.id, now);
  const needs = [...Map.groupBy(aside, ({ orderLineId }) => orderLineId)].map(([orderLineId, batches]) => ({
    orderLineId,
    quantity: addMoney(...batches.map(({ quantity }) => quantity)),
  }));
  await dropPickedCodes(tx, lineIds);
  await replaceLineBatches(tx, lineIds, split(needs, sent));
};

/** Distributes batches over lines of the same product, one after the other. */
const split = <Batch extends { quantity: string }>(
  needs: readonly { orderLineId: number; quantity: string }[],
  batches: readonly Batch[],
) => {
  const left = batches.map((batch) => ({ ...batch }));
  return needs.flatMap(({ orderLineId, quantity }) => {
    let missing = quantity;
    return left.flatMap((batch) => {
      const part = compareMoney(batch.quantity, missing) < 0 ? batch.quantity : missing;
      if (compareMoney(part, 0) <= 0) return [];
      missing = subtractMoney(missing, part);
      batch.quantity = subtractMoney(batch.quantity, part);
      return [{ ...batch, orderLineId, quantity: part }];
    });
  });
};

/** The same, before an order is shipped. */
export const changeBatches = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  choices: BatchChoice[],
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const order = await lockOrder(tx, id);
    if (order?.status !== 'paid') throw new Refusal('orderChanged');
    await sendOtherBatches(tx, order, choices, now);
  });
