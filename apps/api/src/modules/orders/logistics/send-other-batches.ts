import { addDecimals, chinaDay, compareDecimals, subtractDecimals } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { batchNamed, changeStock, lockGoods } from '#modules/catalogue/stock/index.ts';
import {
  changeOrder,
  type LineBatch,
  linesOf,
  mergeBatches,
  type OrderRow,
  openBatches,
  replaceOpenBatches,
  sentBatches,
  totalOf,
} from '#modules/orders/order/index.ts';
import { dropPickedCodes } from '#modules/orders/trace/index.ts';
import { toQuantity } from '#wire-values.ts';

/** Another batch instead of the one reserved for a product; without a quantity for all of its pieces. */
export type BatchChoice = { goodsId: number; batchNo: string; quantity?: string | undefined };

/**
 * Records the batches that the warehouse really sends (O6): reserved ones return to stock and sent ones leave it, both
 * in the name of the order. Concerns what is still to ship. `isPartial`: the choices need not be all units of their
 * products; the others stay reserved. Returns the sent batches by line.
 */
export const sendOtherBatches = async (
  tx: Tx,
  order: OrderRow,
  choices: readonly BatchChoice[],
  now: Date,
  isPartial = false,
): Promise<LineBatch[]> => {
  if (choices.length === 0) return [];
  await lockGoods(
    tx,
    choices.map(({ goodsId }) => goodsId),
  );
  const lines = await linesOf(tx, [order.id]);
  const sent: LineBatch[] = [];
  for (const [goodsId, chosen] of Map.groupBy(choices, (choice) => choice.goodsId)) {
    const lineIds = lines.filter((line) => line.goodsId === goodsId).map(({ id }) => id);
    sent.push(...(await sendOthersOf(tx, order, { goodsId, chosen, lineIds, isPartial }, now)));
  }
  return sent;
};

type Batch = Omit<LineBatch, 'orderLineId'>;
type ChoicesOfGoods = { goodsId: number; chosen: BatchChoice[]; lineIds: number[]; isPartial: boolean };

const sendOthersOf = async (
  tx: Tx,
  order: OrderRow,
  { goodsId, chosen, lineIds, isPartial }: ChoicesOfGoods,
  now: Date,
): Promise<LineBatch[]> => {
  const aside = await openBatches(tx, lineIds);
  const left = await sentBatches(tx, lineIds);
  if (aside.length === 0) {
    // Another box of what has left: its batches are known already.
    if (!isPartial && chosen.every(({ batchNo }) => left.some((each) => each.batchNo === batchNo))) return [];
    throw new Refusal('orderGoodsMissing');
  }
  const changes = (batches: readonly Batch[], sign: '' | '-') =>
    batches.map(({ batchNo, expiry, quantity }) => ({ goodsId, batchNo, expiry, change: `${sign}${quantity}` }));
  await changeStock(tx, changes(aside, ''), 'order', order.id, now);
  const wanted = totalOf(aside);
  const sent = await batchesInStock(tx, goodsId, chosen, wanted, now);
  const sum = addDecimals(...sent.map(({ quantity }) => quantity));
  const difference = compareDecimals(sum, wanted);
  if (isPartial ? difference > 0 : difference !== 0)
    throw new Refusal('batchSumWrong', { sum: toQuantity(sum), wanted: toQuantity(wanted) });
  const leaving = [...sent, ...staying(aside, sent)];
  await changeStock(tx, changes(leaving, '-'), 'order', order.id, now);
  const needs = [...Map.groupBy(aside, ({ orderLineId }) => orderLineId)].map(([orderLineId, batches]) => ({
    orderLineId,
    quantity: totalOf(batches),
  }));
  await dropPickedCodes(tx, lineIds);
  await replaceOpenBatches(tx, lineIds, split(needs, leaving));
  return mergeBatches(split(needs, sent));
};

/** The chosen batches, if they are in stock and not expired. */
const batchesInStock = async (tx: Tx, goodsId: number, chosen: BatchChoice[], wanted: string, now: Date) => {
  const found: Batch[] = [];
  for (const { batchNo, quantity = wanted } of chosen) {
    const batch = await batchNamed(tx, goodsId, batchNo);
    if (batch?.expiry && batch.expiry < chinaDay(now)) throw new Refusal('batchExpired', { batchNo });
    if (!batch || compareDecimals(batch.quantity, quantity) < 0)
      throw new Refusal('batchShort', {
        batchNo,
        stock: toQuantity(batch?.quantity ?? '0'),
        quantity: toQuantity(quantity),
      });
    found.push({ batchNo, expiry: batch.expiry, quantity });
  }
  return found;
};

/** Units that stay reserved once others have left: those of the same batches leave first, then the last to expire. */
const staying = (aside: readonly Batch[], sent: readonly Batch[]): Batch[] => {
  const left = aside.map(({ batchNo, expiry, quantity }) => ({ batchNo, expiry, quantity }));
  const take = (batches: Batch[], quantity: string) => {
    let missing = quantity;
    for (const batch of batches) {
      const part = compareDecimals(batch.quantity, missing) < 0 ? batch.quantity : missing;
      batch.quantity = subtractDecimals(batch.quantity, part);
      missing = subtractDecimals(missing, part);
    }
    return missing;
  };
  const others = sent.map(({ batchNo, expiry, quantity }) =>
    take(
      left.filter((batch) => batch.batchNo === batchNo && batch.expiry === expiry),
      quantity,
    ),
  );
  take(left.toReversed(), addDecimals(...others));
  return left.filter(({ quantity }) => compareDecimals(quantity, 0) > 0);
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
      const part = compareDecimals(batch.quantity, missing) < 0 ? batch.quantity : missing;
      if (compareDecimals(part, 0) <= 0) return [];
      missing = subtractDecimals(missing, part);
      batch.quantity = subtractDecimals(batch.quantity, part);
      return [{ ...batch, orderLineId, quantity: part }];
    });
  });
};

/** The same, before an order is shipped. */
export const changeBatches = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  choices: readonly BatchChoice[],
  now: Date,
  isPartial = false,
): Promise<LineBatch[]> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (order?.status !== 'paid') throw new Refusal('orderChanged');
    return sendOtherBatches(tx, order, choices, now, isPartial);
  });
