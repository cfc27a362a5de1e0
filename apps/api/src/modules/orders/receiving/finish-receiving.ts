import { isPartlyShipped, normalizeText, openBatches } from '@yaoji/domain';
import { invalid, Refusal } from '#errors/refusal.ts';
import { changeOrder, confirmReceipt } from '#modules/orders/order/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { loadReceiving } from './get-receiving.ts';
import { loadDelivery, shippedOrder, toReceipt } from './load-delivery.ts';
import { entriesOf, findReceiving, insertReceiving, markReceived } from './receiving.repository.ts';

/** Every unit must be accepted or be a difference. Also confirms receipt of the order. */
export const finishReceiving: Handler<'finishReceiving'> = async ({ params, body }, { db, signedIn, now }) => {
  const inspector = normalizeText(body.inspector);
  if (inspector === '') throw invalid({ inspector: '请填写验收员' });
  const shipped = await shippedOrder(db, signedIn.buyerId, params.id);
  await changeOrder(db, { id: params.id, buyerId: signedIn.buyerId }, async (tx, order) => {
    if (!order || (await findReceiving(tx, order.id))) return;
    if (isPartlyShipped(order)) throw new Refusal('receivingPartly');
    const open = openBatches(await loadDelivery(tx, order.id), (await entriesOf(tx, order.id)).map(toReceipt));
    if (open.length > 0) throw new Refusal('receivingUnfinished', { count: open.length });
    await insertReceiving(tx, { orderId: order.id, inspector, finishedAt: now });
    await markReceived(tx, order.id, now);
    if (order.status === 'shipped') await confirmReceipt(tx, order, now);
  });
  return new Answer(await loadReceiving(db, shipped, now), '验收已完成');
};
