import { orderCodec } from '@yaoji/api-client/wire';
import type { Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { settleRewards } from '#modules/selling/reward/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { changeOrder } from './change-order.ts';
import { findOrder, type OrderRow, recordOrderEvent, updateOrder } from './order.repository.ts';
import { loadOrder } from './show/load-order.ts';

/** Requests the invoice wished for when the order was placed. */
export const wishJob = 'invoice-wish';

export const confirmOrder: Handler<'confirmOrder'> = async ({ params }, { db, signedIn: { buyerId }, now }) => {
  await findOrder(db, buyerId, params.id);
  await changeOrder(db, { id: params.id, buyerId }, async (tx, order) => {
    if (!order || order.status === 'done') return;
    if (order.status !== 'shipped') throw new Refusal('orderNotShipped');
    await confirmReceipt(tx, order, now);
  });
  return new Answer(orderCodec.write(await loadOrder(db, buyerId, params.id, now)), '已确认收货');
};

/** Lock buyer and order before; the order must be shipped. */
export const confirmReceipt = async (tx: Tx, order: OrderRow, now: Date): Promise<void> => {
  await updateOrder(tx, order.id, { status: 'done', doneAt: now });
  await recordOrderEvent(tx, order.id, 'done', '买家确认收货', now);
  if (order.invoiceKind !== 'none') {
    await addJob(tx, { kind: wishJob, key: `${wishJob}:${order.id}`, payload: { orderId: order.id }, runAt: now });
  }
  await settleRewards(tx, { ...order, status: 'done' }, now);
};
