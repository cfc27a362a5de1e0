import { compareDecimals, subtractDecimals } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { countSales, findBatches, lockGoods } from '#modules/catalogue/stock/index.ts';
import {
  insertOrder,
  linesOf,
  nextOrderId,
  type OrderRow,
  recordOrderEvent,
  storedTerms,
} from '../order.repository.ts';
import { nothing, nothingPaid } from './order-lines.ts';
import { orderNumber } from './order-number.ts';
import { storeLines } from './store-lines.ts';

export type Replacement = { reason: string; lines: { orderLineId: number; quantity: string }[] };

/**
 * Stores an order that sends units of another one again: same address, nothing to pay, ready to ship. Takes its stock;
 * refuses lines that are short, by form field. Lock the buyer before.
 */
export const writeReplacement = async (
  tx: Tx,
  replaced: OrderRow,
  { reason, lines: wanted }: Replacement,
  now: Date,
): Promise<OrderRow> => {
  const own = new Map((await linesOf(tx, [replaced.id])).map((line) => [line.id, line]));
  const goodsIds = [...own.values()].map(({ goodsId }) => goodsId);
  await lockGoods(tx, [...new Set(goodsIds)]);
  const terms = await storedTerms(tx, goodsIds);
  const lines = wanted.map(({ orderLineId, quantity }) => {
    const line = own.get(orderLineId);
    if (!line) throw new Error(`Order ${replaced.id} has no line ${orderLineId}.`);
    const { goodsId, name, maker, spec, unit, approvalNo, vatRate } = line;
    return {
      ...{ goodsId, name, maker, spec, unit, approvalNo, vatRate, quantity, ...terms.get(goodsId) },
      ...nothingPaid,
      kind: 'normal' as const,
      replacesLineId: orderLineId,
    };
  });
  const found = await findBatches(tx, lines, now);
  found.forEach(({ missing }, index) => {
    const line = lines[index];
    if (!line || compareDecimals(missing, 0) <= 0) return;
    const left = subtractDecimals(line.quantity, missing);
    throw invalid({ [`lines[${index}][quantity]`]: `库存仅剩${left}${line.unit}` });
  });
  const id = await nextOrderId(tx);
  const order = await insertOrder(tx, {
    id,
    no: orderNumber(id, now),
    buyerId: replaced.buyerId,
    status: 'paid',
    idempotencyKey: `replacement:${id}`,
    requestHash: '',
    goodsAmount: nothing,
    total: nothing,
    address: replaced.address,
    delivery: replaced.delivery,
    paidAt: now,
    expiresAt: now,
    createdAt: now,
  });
  await storeLines(tx, order, lines, found, now);
  await countSales(tx, id);
  await recordOrderEvent(tx, id, 'placed', `补发订单${replaced.no}：${reason}`, now);
  await recordOrderEvent(tx, id, 'paid', '补发，无需付款', now);
  return order;
};
