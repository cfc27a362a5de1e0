import { compareDecimals, compareMoney, refundAmount } from '@yaoji/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { afterSales, afterSalesEvent, afterSalesLine, afterSalesTalk } from '#db/schema/after-sales.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import {
  orderReturn,
  orderReturnBatch,
  orderReturnEvent,
  orderReturnLine,
  type returnStatuses,
} from '#db/schema/order-return.ts';
import { refund } from '#db/schema/payment.ts';
import { hourMs } from '#durations.ts';
import { countingPayment } from '#modules/money/payment/index.ts';
import { bookMoney } from '#modules/money/wallet/index.ts';
import { batchesOf, recordOrderEvent } from '#modules/orders/order/index.ts';
import { refundTarget } from '#modules/orders/order-return/refund-target.ts';

type Status = (typeof returnStatuses)[number];
type Order = typeof order.$inferSelect;
type Line = typeof orderLine.$inferSelect;

const plans: { status: Status; reason: string; description: string; answer?: string }[] = [
  { status: 'applied', reason: '包装破损', description: '外箱受潮，两盒变形，不影响内包装。' },
  { status: 'agreed', reason: '效期较短', description: '到货时剩余效期不足，门店周转不完。' },
  { status: 'refused', reason: '不想要了', description: '', answer: '商品已拆封，不符合退货条件' },
  { status: 'returning', reason: '规格拍错', description: '应订大规格，拍成了小规格。' },
  { status: 'refunded', reason: '发错批号', description: '与随货同行单批号不一致。' },
];

const paths: Record<Status, Status[]> = {
  applied: ['applied'],
  agreed: ['applied', 'agreed'],
  refused: ['applied', 'refused'],
  returning: ['applied', 'agreed', 'returning'],
  refunded: ['applied', 'agreed', 'returning', 'refunded'],
};

const notes: Record<Status, string> = {
  applied: '提交申请',
  agreed: '同意退货',
  refused: '商品已拆封，不符合退货条件',
  returning: '仓库已收到退货',
  refunded: '退款完成',
};

/** Returns and after-sales requests in every state, for a buyer's newest received orders. */
export const seedServices = async (tx: Tx, buyerId: number, now: Date) => {
  const orders = await tx
    .select()
    .from(order)
    .where(and(eq(order.buyerId, buyerId), eq(order.status, 'done')))
    .orderBy(desc(order.id))
    .limit(8);
  const lines = await tx
    .select()
    .from(orderLine)
    .where(
      inArray(
        orderLine.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(orderLine.id);
  const firstOf = (one: Order) => lines.find((line) => line.orderId === one.id && compareMoney(line.paid, 0) > 0);
  for (const [index, plan] of plans.entries()) {
    const one = orders[index];
    const line = one && firstOf(one);
    // The last one is refunded half an hour ago, because a wallet's log is in order of time.
    if (one && line) await seedReturn(tx, one, line, plan, new Date(now.getTime() - (14.5 - index * 2) * hourMs));
  }
  await seedAfterSales(tx, orders.slice(4), firstOf, now);
};

const seedReturn = async (tx: Tx, one: Order, line: Line, plan: (typeof plans)[number], at: Date) => {
  const quantity = compareDecimals(line.quantity, 1) > 0 ? '1' : line.quantity;
  const amount = refundAmount({ paid: line.paid, quantity: line.quantity, returning: quantity });
  const [row] = await tx
    .insert(orderReturn)
    .values({ orderId: one.id, ...plan, createdAt: at })
    .returning({ id: orderReturn.id });
  const returnId = row?.id ?? 0;
  const [part] = await tx
    .insert(orderReturnLine)
    .values({ returnId, orderLineId: line.id, quantity, refund: amount })
    .returning({ id: orderReturnLine.id });
  const path = paths[plan.status];
  await tx.insert(orderReturnEvent).values(
    path.map((status, step) => ({
      returnId,
      status,
      note: notes[status],
      createdAt: new Date(at.getTime() + step * 2 * hourMs),
    })),
  );
  if (!path.includes('returning')) return;
  const [batch] = await batchesOf(tx, [line.id]);
  if (batch) {
    const { batchNo, expiry } = batch;
    const values = { returnLineId: part?.id ?? 0, batchNo, expiry, quantity, isRestocked: false };
    await tx.insert(orderReturnBatch).values(values);
  }
  if (plan.status === 'refunded') await seedRefund(tx, one, returnId, amount, new Date(at.getTime() + 6 * hourMs));
};

const seedRefund = async (tx: Tx, one: Order, returnId: number, amount: string, at: Date) => {
  const payment = await countingPayment(tx, one.id);
  const target = refundTarget(one);
  const reason = `return:${returnId}`;
  const [done] = await tx
    .insert(refund)
    .values({ paymentId: payment?.id ?? 0, amount, target, reason, status: 'done', doneAt: at, createdAt: at })
    .returning({ id: refund.id });
  await tx.update(orderReturn).set({ refundId: done?.id }).where(eq(orderReturn.id, returnId));
  await recordOrderEvent(
    tx,
    one.id,
    'refunded',
    `退货退款¥${amount}${target === 'balance' ? '至余额' : '原路退回'}`,
    at,
  );
  if (target === 'provider') return;
  await bookMoney(
    tx,
    one.buyerId,
    { kind: 'refund', change: amount, orderId: one.id, reference: `refund:${reason}`, remark: `订单${one.no}退货退款` },
    at,
  );
};

const requests = [
  { kind: 'papers', description: '缺少本次到货批号的药检报告，请补发电子版。', talk: [], result: null },
  {
    kind: 'shortage',
    description: '整件拆开后少一个中包装，已拍照留存。',
    talk: ['您好，已转仓库核对出库视频，今天下班前答复您。', '核对属实，少发的一个中包装随下一单补发，可以吗？'],
    result: null,
  },
  {
    kind: 'delivery',
    description: '快递送到了隔壁门店，请协助联系派送员。',
    talk: ['已联系派送员，下午重新派送。'],
    result: '已重新派送并签收',
  },
] as const;

const seedAfterSales = async (tx: Tx, orders: Order[], firstOf: (one: Order) => Line | undefined, now: Date) => {
  for (const [index, { talk, ...request }] of requests.entries()) {
    const one = orders[index];
    const line = one && firstOf(one);
    if (!one || !line) continue;
    const at = (hours: number) => new Date(now.getTime() - (30 - index * 8 - hours) * hourMs);
    const status = request.result ? 'solved' : talk.length > 0 ? 'working' : 'pending';
    const [row] = await tx
      .insert(afterSales)
      .values({ ...request, orderId: one.id, status, phone: one.address.phone, createdAt: at(0) })
      .returning({ id: afterSales.id });
    const afterSalesId = row?.id ?? 0;
    await tx.insert(afterSalesLine).values({ afterSalesId, orderLineId: line.id });
    const event = (state: 'pending' | 'working' | 'solved', note: string, hours: number) =>
      tx.insert(afterSalesEvent).values({ afterSalesId, status: state, note, createdAt: at(hours) });
    await event('pending', '提交申请', 0);
    if (talk.length > 0) await event('working', '客服已受理', 1);
    for (const [place, text] of talk.entries()) {
      await tx
        .insert(afterSalesTalk)
        .values({ afterSalesId, side: 'service', text, pictures: [], createdAt: at(1 + place) });
    }
    if (request.result) await event('solved', request.result, 5);
  }
};
