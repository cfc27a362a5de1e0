import { orderCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import { Answer, type Handler } from '#operation.ts';
import { changeOrder } from '../change-order.ts';
import { findOrder } from '../order.repository.ts';
import { loadOrder } from '../show/load-order.ts';
import { cancelPending } from './cancel-pending.ts';

export const cancelOrder: Handler<'cancelOrder'> = async ({ params, body }, { db, signedIn: { buyerId }, now }) => {
  await findOrder(db, buyerId, params.id);
  await changeOrder(db, { id: params.id, buyerId }, async (tx, order) => {
    if (!order || order.status === 'cancelled') return;
    if (order.status !== 'pending') throw new Refusal('orderPaid');
    const reason = body.reason?.trim() || '买家取消';
    await cancelPending(tx, order, { kind: 'cancelled', reason }, now);
  });
  return new Answer(orderCodec.write(await loadOrder(db, buyerId, params.id, now)), '订单已取消');
};
