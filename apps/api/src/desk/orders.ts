import type { OperationData, OperationId, operations } from '@yaoji/api-client/desk/contract';
import { chinaDayStart, isPartlyShipped, normalizeText } from '@yaoji/domain';
import { dayMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { settleNumber } from '#modules/money/bank/index.ts';
import { acceptTransfer, rejectSlip } from '#modules/money/slip/index.ts';
import { changeBatches, shipOrder, trackOrder } from '#modules/orders/logistics/index.ts';
import {
  batchesOf,
  countDeskOrders,
  type DeskOrderQuery,
  deskOrderPage,
  linesOf,
  type OrderRow,
  orderById,
  pickList,
  queryOrderPayments,
} from '#modules/orders/order/index.ts';
import {
  approveReturn,
  cancelUnshipped,
  findReturn,
  receiveReturn,
  refundReturn,
  refuseReturn,
  replaceUnits,
  shortenOrder,
} from '#modules/orders/order-return/index.ts';
import { deliveryNotes } from '#modules/quality/paper/index.ts';
import { FileAnswer } from '#operation.ts';
import { toFlag, toQuantity, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import { loadDeskOrder, toBatch } from './load-order.ts';
import type { DeskHandlers, WorkingContext, Written } from './operation.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/${'orders' | 'picking' | 'returns'}${string}` }
>['id'];

type Facts = { before?: object; after?: object };

/** The answer to a write: the updated order. */
const written = async (
  context: WorkingContext,
  { id, no, status }: OrderRow,
  message: string,
  { before, after }: Facts = {},
): Promise<Written<OperationData<'getOrder'>>> => {
  const data = await loadDeskOrder(context, id);
  return {
    data,
    message,
    subject: no,
    before: { status, ...before },
    after: { status: data.status, ...after },
  };
};

/** Moves a return to its next step, with its order. */
const moveReturn = async (
  context: WorkingContext,
  id: number,
  step: () => Promise<void>,
  message: string,
): Promise<Written<OperationData<'getOrder'>>> => {
  const found = await findReturn(context.db, id);
  const order = await orderById(context.db, found.orderId);
  await step();
  const after = await findReturn(context.db, id);
  const facts = {
    before: { return: id, returnStatus: found.status },
    after: { return: id, returnStatus: after.status },
  };
  return written(context, order, message, facts);
};

type Asked = Omit<DeskOrderQuery, 'from' | 'before'> & { from?: string | undefined; to?: string | undefined };

/** Filters with days in China, both included. */
export const toOrderQuery = ({ from, to, ...asked }: Asked): DeskOrderQuery => ({
  ...asked,
  from: from === undefined ? undefined : chinaDayStart(from),
  before: to === undefined ? undefined : new Date(chinaDayStart(to).getTime() + dayMs),
});

export const orderHandlers = {
  listOrders: async ({ query }, { db }) => {
    const { page = 1, perPage = 50, ...asked } = query;
    const { rows, total } = await deskOrderPage(db, toOrderQuery(asked), { page, perPage });
    const list = rows.map((row) => ({
      ...row,
      isPartlyShipped: toFlag(isPartlyShipped(row)),
      hasSlip: toFlag(row.hasSlip),
      createdAt: toSeconds(row.createdAt),
      paidAt: toSecondsOrNull(row.paidAt),
    }));
    return { list, total, counts: await countDeskOrders(db) };
  },
  getOrder: ({ params }, context) => loadDeskOrder(context, params.id),
  acceptTransfer: async ({ params, body }, context) => {
    const order = await orderById(context.db, params.id);
    const tradeNo = normalizeText(body.tradeNo ?? '') || null;
    await acceptTransfer(context.db, order, tradeNo, context.now);
    if (tradeNo) await settleNumber(context.db, order, tradeNo, context.working.operator.username, context.now);
    return written(context, order, '已确认到账');
  },
  rejectTransfer: async ({ params, body }, context) => {
    const order = await orderById(context.db, params.id);
    await rejectSlip(context.db, order, body.reason, context.now);
    return written(context, order, '凭证已退回');
  },
  queryPayments: async ({ params: { id } }, { db, config, now, log }) => {
    const { no, status } = await orderById(db, id);
    const data = await queryOrderPayments(db, config, id, { now, log });
    const after = { status: (await orderById(db, id)).status, payments: data };
    return { data, message: '已查询', subject: no, before: { status }, after };
  },
  listPicking: async ({ query }, { db, now }) =>
    (await pickList(db, query.orderId ?? null, now)).map((row) => ({
      ...row,
      quantity: toQuantity(row.quantity),
      needsPapers: toFlag(row.needsPapers),
      needsSellerPapers: toFlag(row.needsSellerPapers),
      others: row.others.map(toBatch),
    })),
  changeBatches: async ({ params, body: { goodsId, batchNo } }, context) => {
    const { db, now } = context;
    const order = await orderById(db, params.id);
    const batches = async () => {
      const lines = (await linesOf(db, [order.id])).filter((line) => line.goodsId === goodsId);
      const ids = lines.map(({ id }) => id);
      return { goodsId, batches: (await batchesOf(db, ids)).map(toBatch) };
    };
    const before = await batches();
    await changeBatches(db, order, [{ goodsId, batchNo }], now);
    return written(context, order, '已更换批次', { before, after: await batches() });
  },
  shipOrder: async ({ params, body }, context) => {
    const { db, now } = context;
    const order = await orderById(db, params.id);
    const { company, trackingNo, phone = null, isFirst, lines } = body;
    const outcome = await shipOrder(db, order, { company, trackingNo, phone }, { lines }, now);
    if (isFirst === 1 && outcome === 'added') throw new Refusal('orderChanged');
    const message = outcome === 'partly' ? '已部分发货' : '已发货';
    return written(context, order, message, { after: { company, trackingNo, ...(lines && { lines }) } });
  },
  trackParcel: async ({ params, body: { trackingNo, text, status = null, at } }, context) => {
    const { db, now } = context;
    const order = await orderById(db, params.id);
    const happenedAt = at === undefined ? now : new Date(at * 1000);
    await trackOrder(db, order, { trackingNo, text, status, at: happenedAt }, now);
    return written(context, order, '物流已更新', { after: { trackingNo, text, parcelStatus: status } });
  },
  cancelOrder: async ({ params, body }, context) => {
    const order = await orderById(context.db, params.id);
    await cancelUnshipped(context.db, order, body.reason, context.now);
    return written(context, order, '订单已取消');
  },
  shortenOrder: async ({ params, body: { reason, isInStock, lines } }, context) => {
    const order = await orderById(context.db, params.id);
    const shortage = { reason, isInStock: isInStock === 1, lines };
    const refund = await shortenOrder(context.db, order, shortage, context.now);
    return written(context, order, '已登记少发，买家会收到通知', { after: { short: lines, refund } });
  },
  replaceUnits: async ({ params, body }, context) => {
    const order = await orderById(context.db, params.id);
    const replacement = await replaceUnits(context.db, order, body, context.now);
    return written(context, replacement, `已生成补发单${replacement.no}`, { after: { replaces: order.no, ...body } });
  },
  downloadPapers: async ({ params, query: { parcelId } }, { db }) => {
    const order = await orderById(db, params.id);
    return new FileAnswer(await deliveryNotes(db, [order], parcelId), 'application/pdf', `随货同行单${order.no}.pdf`);
  },
  answerReturn: ({ params: { id }, body: { agrees, reason } }, context) => {
    const { db, now } = context;
    if (agrees === 1) return moveReturn(context, id, () => approveReturn(db, id, now), '已同意退货');
    if (!reason) throw invalid({ reason: '请填写原因' });
    return moveReturn(context, id, () => refuseReturn(db, id, reason, now), '已拒绝退货');
  },
  receiveReturn: ({ params: { id }, body }, context) =>
    moveReturn(
      context,
      id,
      () => receiveReturn(context.db, id, { writeOff: body.writtenOff ?? [], codes: body.codes ?? [] }, context.now),
      '已收到退货',
    ),
  refundReturn: ({ params: { id } }, context) =>
    moveReturn(context, id, () => refundReturn(context.db, id, context.now), '已办理退款'),
} satisfies DeskHandlers<Calls>;
