import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  type Contents,
  changeBatches,
  shipmentOfDocument,
  shipOrder,
  trackOrder,
} from '#modules/orders/logistics/index.ts';
import { linesOf, type OrderRow, orderByNo } from '#modules/orders/order/index.ts';
import { receiveReturn, shortenOrder } from '#modules/orders/order-return/index.ts';
import { recordCodes } from '#modules/orders/trace/index.ts';
import { loadErpOrder } from './load-erp-order.ts';
import { erpWrite } from './log-write.ts';
import type { ErpHandlers } from './operation.ts';
import { loadErpReturn } from './orders.ts';

type Sent = { goodsId: number; batchNo: string; quantity: string; codes?: string[] };

/** Picks the shipped batches, and records the codes of their boxes; returns what a parcel takes. */
const pick = async (tx: Db & Tx, order: OrderRow, sent: Sent[], isPartial: boolean, now: Date): Promise<Contents> => {
  const parts = await changeBatches(tx, order, sent, now, isPartial);
  await takeCodes(tx, order, sent, now);
  return isPartial ? { lines: parts.map(({ orderLineId: lineId, ...part }) => ({ ...part, lineId })) } : {};
};

/** Records trace codes; known ones of this order are fine, any other invalid code refuses all. */
const takeCodes = async (tx: Db & Tx, order: OrderRow, sent: Sent[], now: Date) => {
  const lines = await linesOf(tx, [order.id]);
  const entries = sent.flatMap(({ goodsId, batchNo, codes = [] }) => {
    const [line, ...others] = lines.filter((each) => each.goodsId === goodsId);
    return codes.map((code) => ({ code, batchNo, ...(line && others.length === 0 && { lineId: line.id }) }));
  });
  if (entries.length === 0) return;
  const answers = await recordCodes(tx, order, entries, now);
  const wrong = answers.filter(({ problem }) => problem !== null && problem !== 'again');
  if (wrong.length > 0) throw new Refusal('codesRefused', { codes: wrong.slice(0, 20) });
};

const loadOrder = async (tx: Db, no: string) => loadErpOrder(tx, await orderByNo(tx, no));

export const shipmentHandlers = {
  createShipment: async ({ body }, context) => {
    const { db, now } = context;
    const { orderNo, documentNo, company, trackingNo, phone = null, lines = [], isPartial = false } = body;
    const order = await orderByNo(db, orderNo);
    const known = await shipmentOfDocument(db, documentNo);
    if (known) {
      const isSame = known.orderId === order.id && known.company === company && known.trackingNo === trackingNo;
      if (!isSame) throw new Refusal('shipmentNoUsed', { documentNo });
      return loadErpOrder(db, order);
    }
    const sent = lines.flatMap(({ goodsId, batches }) => batches.map((batch) => ({ goodsId, ...batch })));
    const ship = async (tx: Db & Tx) => {
      const parcel = { company, trackingNo, phone, documentNo };
      // Codes are counted by batch when units leave; those of another box of a shipped order go with it.
      const hasCodes = order.status === 'paid' && sent.some(({ codes = [] }) => codes.length > 0);
      const isPicked = hasCodes || isPartial;
      const contents = isPicked ? await pick(tx, order, sent, isPartial, now) : { batches: sent };
      await shipOrder(tx, order, parcel, contents, now);
      if (!isPicked) await takeCodes(tx, order, sent, now);
      return { after: { ...parcel, lines, ...(isPartial && { isPartial }) } };
    };
    return erpWrite(context, `ship ${orderNo} ${documentNo}`, ship, (tx) => loadOrder(tx, orderNo));
  },
  trackShipment: async ({ body: { orderNo, trackingNo, text, status = null } }, context) => {
    const order = await orderByNo(context.db, orderNo);
    const track = async (tx: Db & Tx) => {
      await trackOrder(tx, order, { text, status, trackingNo }, context.now);
      return { after: { text, status } };
    };
    return erpWrite(context, `track ${orderNo} ${trackingNo}`, track, (tx) => loadOrder(tx, orderNo));
  },
  shortenOrder: async ({ params: { no }, body }, context) => {
    const order = await orderByNo(context.db, no);
    const shorten = async (tx: Db & Tx) => {
      const refund = await shortenOrder(tx, order, body, context.now);
      return { after: { short: body.lines, refund } };
    };
    return erpWrite(context, `shorten ${no}`, shorten, (tx) => loadOrder(tx, no));
  },
  receiveReturn: async ({ params: { id }, body: { writtenOff = [] } }, context) => {
    const receive = async (tx: Db & Tx) => {
      await receiveReturn(tx, id, { writeOff: writtenOff }, context.now);
      return { after: { writtenOff } };
    };
    return erpWrite(context, `receive return ${id}`, receive, (tx) => loadErpReturn(tx, id));
  },
} satisfies ErpHandlers<'createShipment' | 'trackShipment' | 'shortenOrder' | 'receiveReturn'>;
