import { notFound, Refusal } from '#errors/refusal.ts';
import { shipmentOfDocument, shipOrder, trackOrder } from '#modules/logistics/index.ts';
import { findReturn, receiveReturn, shortenOrder } from '#modules/order-return/index.ts';
import { loadErpOrder } from './load-erp-order.ts';
import { erpWrite } from './log-write.ts';
import type { ErpHandlers } from './operation.ts';
import { loadErpReturn, orderNamed } from './orders.ts';

const stateChanged = (message = '订单状态不允许此操作') => new Refusal('stateChanged', message);

export const shipmentHandlers = {
  createShipment: async ({ body }, context) => {
    const { db, now } = context;
    const { orderNo, documentNo, company, trackingNo, phone = null, lines = [] } = body;
    const order = await orderNamed(db, orderNo);
    const known = await shipmentOfDocument(db, documentNo);
    if (known) {
      const isSame = known.orderId === order.id && known.company === company && known.trackingNo === trackingNo;
      if (!isSame) throw stateChanged(`出库单${documentNo}已用于另一个包裹`);
      return loadErpOrder(db, order);
    }
    const batches = lines.flatMap(({ goodsId, batches: sent }) => sent.map((batch) => ({ goodsId, ...batch })));
    await erpWrite(context, `ship ${orderNo} ${documentNo}`, async (tx) => {
      const parcel = { company, trackingNo, phone, documentNo };
      const outcome = await shipOrder(tx, order, parcel, batches, now);
      if (outcome === 'not paid') throw stateChanged();
      if (outcome === 'known') throw stateChanged('该包裹已登记过');
      if (typeof outcome !== 'object') return { after: { ...parcel, lines } };
      if ('problem' in outcome) throw stateChanged(outcome.problem);
      const reasons = outcome.held.map(({ name, reason }) => `${name}：${reason}`);
      // Returned, not thrown: its buyer has been notified.
      return new Refusal('stateChanged', `证件不符合发货条件，已通知买家。${reasons.join('；')}`);
    });
    return loadErpOrder(db, await orderNamed(db, orderNo));
  },
  trackShipment: async ({ body: { orderNo, trackingNo, text, status = null } }, context) => {
    const order = await orderNamed(context.db, orderNo);
    await erpWrite(context, `track ${orderNo} ${trackingNo}`, async (tx) => {
      const outcome = await trackOrder(tx, order, { text, status, trackingNo }, context.now);
      if (outcome === 'no parcel') throw notFound('该订单没有这个包裹');
      return { after: { text, status } };
    });
    return loadErpOrder(context.db, order);
  },
  shortenOrder: async ({ params: { no }, body }, context) => {
    const order = await orderNamed(context.db, no);
    await erpWrite(context, `shorten ${no}`, async (tx) => {
      const outcome = await shortenOrder(tx, order, body, context.now);
      if ('status' in outcome) throw stateChanged();
      return { after: { short: body.lines, ...outcome.done } };
    });
    return loadErpOrder(context.db, await orderNamed(context.db, no));
  },
  receiveReturn: async ({ params: { id }, body: { writtenOff = [] } }, context) => {
    const found = await findReturn(context.db, id);
    if (!found) throw notFound('退货单不存在');
    await erpWrite(context, `receive return ${id}`, async (tx) => {
      const outcome = await receiveReturn(tx, id, { writeOff: writtenOff }, context.now);
      if (outcome !== 'done') throw stateChanged('退货单状态不允许此操作');
      return { after: { writtenOff } };
    });
    return loadErpReturn(context.db, id);
  },
} satisfies ErpHandlers<'createShipment' | 'trackShipment' | 'shortenOrder' | 'receiveReturn'>;
