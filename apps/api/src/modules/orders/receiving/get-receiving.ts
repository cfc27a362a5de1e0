import { receivingCodec } from '@yaoji/api-client/wire';
import type { Db } from '#db/database.ts';
import { lastNearExpiry } from '#modules/catalogue/goods/index.ts';
import type { OrderRow } from '#modules/orders/order/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds } from '#wire-values.ts';
import { loadDelivery, shippedOrder } from './load-delivery.ts';
import { type EntryRow, entriesOf, findReceiving } from './receiving.repository.ts';

export const toEntry = ({ key, result, orderLineId, batchNo, quantity, code, note, afterSalesId }: EntryRow) => ({
  key,
  result,
  lineId: orderLineId,
  batchNo,
  quantity: toQuantity(quantity),
  code,
  note,
  afterSalesId,
});

export const loadReceiving = async (db: Db, order: OrderRow & { shippedAt: Date }, now: Date) => {
  const { lines, codes } = await loadDelivery(db, order.id);
  const entries = await entriesOf(db, order.id);
  const finished = await findReceiving(db, order.id);
  const lastNear = lastNearExpiry(now);
  return receivingCodec.write({
    orderId: order.id,
    orderNo: order.no,
    phone: order.address.phone,
    shippedAt: toSeconds(order.shippedAt),
    lines: lines.map(({ dosageForm: _, prefixes, batches, ...line }) => ({
      ...line,
      prefixes: [...prefixes],
      batches: batches.map((batch) => ({ ...batch, isNear: batch.expiry !== null && batch.expiry <= lastNear })),
    })),
    codes,
    entries: entries.map(toEntry),
    inspector: finished?.inspector ?? null,
    finishedAt: finished && toSeconds(finished.finishedAt),
  });
};

export const getReceiving: Handler<'getReceiving'> = async ({ params }, { db, signedIn: { buyerId }, now }) =>
  loadReceiving(db, await shippedOrder(db, buyerId, params.id), now);
