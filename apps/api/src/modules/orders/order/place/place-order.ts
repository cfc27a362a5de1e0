import { orderFormCodec, placedOrderCodec } from '@yaoji/api-client/wire';
import { Answer, type Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { submitOrder } from './submit-order.ts';

export const placeOrder: Handler<'placeOrder'> = async ({ body }, { db, signedIn, now }) => {
  const order = await submitOrder(db, signedIn.buyerId, orderFormCodec.read(body), now, signedIn);
  const placed = placedOrderCodec.write({
    id: order.id,
    orderNo: order.no,
    status: order.status,
    total: order.total,
    expiresAt: order.status === 'pending' ? toSeconds(order.expiresAt) : null,
  });
  return new Answer(placed, '订单提交成功');
};
