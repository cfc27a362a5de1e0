import { orderReturnCodec } from '@yaoji/api-client/wire';
import { addMoney } from '@yaoji/domain';
import { Refusal } from '#errors/refusal.ts';
import { findOrder, linesOf, loadLines } from '#modules/orders/order/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds } from '#wire-values.ts';
import { refundTarget } from './refund-target.ts';
import { findReturn, returnCodes, returnEvents, returnLines } from './return.repository.ts';

export const getReturn: Handler<'getReturn'> = async ({ params }, { db, signedIn: { buyerId } }) => {
  const found = await findReturn(db, params.id);
  if (found.buyerId !== buyerId) throw new Refusal('returnMissing');
  const order = await findOrder(db, buyerId, found.orderId);
  const rows = await returnLines(db, found.id);
  const codes = await returnCodes(
    db,
    rows.map(({ id }) => id),
  );
  const wanted = new Set(rows.map(({ orderLineId }) => orderLineId));
  const sold = await loadLines(
    db,
    (await linesOf(db, [order.id])).filter(({ id }) => wanted.has(id)),
  );
  const { seller } = await readSettings(db, ['seller']);
  const goesBack = found.status === 'agreed' || (found.status === 'returning' && !found.isShort);
  return orderReturnCodec.write({
    id: found.id,
    orderId: order.id,
    orderNo: order.no,
    status: found.status,
    lines: rows.flatMap(({ id: returnLineId, orderLineId, quantity, refund }) => {
      const own = codes.filter((each) => each.returnLineId === returnLineId).map(({ code }) => code);
      const line = sold.find(({ id }) => id === orderLineId);
      return line ? [{ line, quantity: toQuantity(quantity), refund, codes: own }] : [];
    }),
    reason: found.reason,
    description: found.description,
    pictures: found.pictures,
    refund: addMoney(...rows.map(({ refund }) => refund)),
    refundTo:
      order.paymentMethod === 'bank' || order.paymentMethod === 'credit' ? order.paymentMethod : refundTarget(order),
    answer: found.answer,
    returnAddress: goesBack && seller.returnAddress ? seller.returnAddress : null,
    events: (await returnEvents(db, found.id)).map(({ status, note, createdAt }) => ({
      status,
      note,
      createdAt: toSeconds(createdAt),
    })),
    createdAt: toSeconds(found.createdAt),
  });
};
