import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import type { Paging } from '#db/page.ts';
import { bankLine } from '#db/schema/bank-line.ts';
import { buyer } from '#db/schema/buyer.ts';
import { invoiceTitle } from '#db/schema/invoice.ts';
import { order, type paymentMethods } from '#db/schema/order.ts';
import {
  type notificationOutcomes,
  payment,
  paymentNotification,
  refund,
  type refundStatuses,
} from '#db/schema/payment.ts';
import { queueEvent } from '#modules/platform/outbox/index.ts';

export type PaymentRow = typeof payment.$inferSelect;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods that a provider with an API completes. */
export const providerMethods = ['alipay', 'wechat', 'unionpay'] as const satisfies PaymentMethod[];
export type ProviderMethod = (typeof providerMethods)[number];

/** Unguessable: anyone who knows it may see the amount at the sandbox's cashier. */
const newPaymentNo = () => `P${randomBytes(12).toString('hex')}`;

export const insertPayment = async (
  tx: Executor,
  values: Pick<PaymentRow, 'method' | 'amount'> & Partial<PaymentRow>,
): Promise<PaymentRow> => {
  return onlyRow(
    tx
      .insert(payment)
      .values({ ...values, no: newPaymentNo() })
      .returning(),
  );
};

export const findPaymentByNo = (db: Executor, no: string): Promise<PaymentRow | null> =>
  firstRow(db.select().from(payment).where(eq(payment.no, no)));

/** Locks the payment's row until the transaction ends; lock the order's before. */
export const lockPayment = (tx: Executor, id: number): Promise<PaymentRow | null> =>
  firstRow(tx.select().from(payment).where(eq(payment.id, id)).for('update'));

export const pendingPayment = (db: Executor, orderId: number, method: PaymentMethod): Promise<PaymentRow | null> =>
  firstRow(
    db
      .select()
      .from(payment)
      .where(and(eq(payment.orderId, orderId), eq(payment.method, method), eq(payment.status, 'pending'))),
  );

/** Why a transfer that is too little for its order goes back. */
export const shortTransfer = '转账金额不足';

/** The relevant payment: the paid one, of several the one that paid the order, else the latest. No transfer that went back. */
export const countingPayment = (db: Executor, orderId: number): Promise<PaymentRow | null> =>
  firstRow(
    db
      .select()
      .from(payment)
      .where(
        sql`${payment.orderId} = ${orderId} and not exists (
          select from refund where refund.payment_id = ${payment.id} and refund.reason = ${shortTransfer})`,
      )
      .orderBy(
        sql`${payment.status} = 'paid' desc`,
        sql`${payment.method} = (select payment_method from orders where orders.id = ${payment.orderId}) desc`,
        desc(payment.id),
      )
      .limit(1),
  );

/** Payments begun for an order at a provider and not received, latest first. */
export const unpaidPayments = (db: Executor, orderId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.method, providerMethods), ne(payment.status, 'paid')))
    .orderBy(desc(payment.id));

/** Payments received for an order; several if it was paid twice. */
export const receivedPayments = (db: Executor, orderId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), isNotNull(payment.paidAt)))
    .orderBy(asc(payment.id));

/** Transfers into the balance of an order's buyer while it waited, without those that paid an order. */
export const transfersIntoBalance = (
  db: Executor,
  { buyerId, createdAt, paidAt }: Pick<typeof order.$inferSelect, 'buyerId' | 'createdAt' | 'paidAt'>,
) =>
  db
    .select({ tradeNo: payment.tradeNo, amount: payment.amount })
    .from(payment)
    .where(
      and(
        eq(payment.rechargeBuyerId, buyerId),
        eq(payment.method, 'bank'),
        eq(payment.status, 'paid'),
        gte(payment.paidAt, createdAt),
        paidAt ? lte(payment.paidAt, paidAt) : undefined,
        sql`not exists (
          select from payment used where used.trade_no = ${payment.tradeNo} and used.order_id is not null)`,
      ),
    )
    .orderBy(asc(payment.id));

export const refundsOf = (db: Executor, orderId: number) =>
  db
    .select({ refund, paymentNo: payment.no })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(refund.id));

export const updatePayment = async (
  tx: Executor,
  id: number,
  values: Partial<Pick<PaymentRow, 'status' | 'tradeNo' | 'paidAt' | 'redirectUrl' | 'qrCode'>>,
) => {
  await tx.update(payment).set(values).where(eq(payment.id, id));
  if (values.paidAt) await queueEvent(tx, 'payment.received', id, values.paidAt);
};

/** Closes started payments that are no longer needed, after another payment or a cancellation. */
export const closePayments = (tx: Executor, orderId: number, exceptId = 0) =>
  tx
    .update(payment)
    .set({ status: 'closed' })
    .where(and(eq(payment.orderId, orderId), eq(payment.status, 'pending'), ne(payment.id, exceptId)));

type Notification = Omit<typeof paymentNotification.$inferInsert, 'id' | 'outcome'>;

/** False if the same notification was accepted before. */
export const insertNotification = async (tx: Executor, values: Notification) => {
  const rows = await tx
    .insert(paymentNotification)
    .values({ ...values, outcome: 'applied' })
    .onConflictDoNothing()
    .returning({ id: paymentNotification.id });
  return rows[0]?.id ?? null;
};

export const setOutcome = (tx: Executor, id: number, outcome: (typeof notificationOutcomes)[number]) =>
  tx.update(paymentNotification).set({ outcome }).where(eq(paymentNotification.id, id));

export const insertRefund = async (tx: Executor, values: typeof refund.$inferInsert & { createdAt: Date }) => {
  const [row] = await tx.insert(refund).values(values).onConflictDoNothing().returning({ id: refund.id });
  if (!row) return null;
  await queueEvent(tx, values.status === 'done' ? 'refund.done' : 'refund.begun', row.id, values.createdAt);
  return row.id;
};

/** Payment data for the sandbox's cashier. */
export const findPaymentPage = (db: Executor, no: string) =>
  firstRow(
    db
      .select({
        no: payment.no,
        orderId: payment.orderId,
        orderNo: order.no,
        orderStatus: order.status,
        status: payment.status,
        amount: payment.amount,
      })
      .from(payment)
      .leftJoin(order, eq(order.id, payment.orderId))
      .where(and(eq(payment.no, no), eq(payment.method, 'sandbox'))),
  );

/** The refund with its payment. */
export const findRefund = (db: Executor, id: number) =>
  firstRow(
    db
      .select({ refund, payment })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(eq(refund.id, id)),
  );

export const failRefund = (db: Executor, id: number, failure: string) =>
  db
    .update(refund)
    .set({ status: 'failed', failure: failure.slice(0, 500) })
    .where(and(eq(refund.id, id), eq(refund.status, 'pending')));

export const findPayment = (db: Executor, id: number): Promise<PaymentRow | null> =>
  firstRow(db.select().from(payment).where(eq(payment.id, id)));

export const countPendingRecharges = async (tx: Executor, buyerId: number, since: Date): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(payment)
    .where(and(eq(payment.rechargeBuyerId, buyerId), eq(payment.status, 'pending'), gt(payment.createdAt, since)));
  return row?.count ?? 0;
};

/** Closes a payment that will never be made. */
export const closePayment = (db: Executor, id: number) =>
  db
    .update(payment)
    .set({ status: 'closed' })
    .where(and(eq(payment.id, id), eq(payment.status, 'pending')));

/**
 * Refunds in progress, the oldest first, for operators; with the account that paid, if the bank's file named it, and the
 * one of the buyer's invoices.
 */
export const openRefunds = (db: Executor, limit: number) =>
  db
    .select({
      refund,
      paymentNo: payment.no,
      method: payment.method,
      orderId: payment.orderId,
      orderNo: order.no,
      company: buyer.company,
      phone: buyer.phone,
      line: bankLine,
      title: invoiceTitle,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .leftJoin(order, eq(order.id, payment.orderId))
    .innerJoin(buyer, eq(buyer.id, sql`coalesce(${order.buyerId}, ${payment.rechargeBuyerId})`))
    .leftJoin(invoiceTitle, eq(invoiceTitle.buyerId, buyer.id))
    .leftJoin(
      bankLine,
      sql`${payment.method} = 'bank' and ${bankLine.id} = (select id from bank_line line
        where line.serial_no = ${payment.tradeNo} and line.status <> 'dismissed'
        and (line.order_id = ${payment.orderId} or line.buyer_id = ${buyer.id}
          or coalesce(line.order_id, line.buyer_id) is null and line.amount = ${payment.amount})
        order by coalesce(line.order_id, line.buyer_id) is null, line.payer_account = '', id limit 1)`,
    )
    .where(ne(refund.status, 'done'))
    .orderBy(asc(refund.id))
    .limit(limit);

/** Refunds with their payments, the latest first. */
export const refundPage = async (
  db: Executor,
  status: (typeof refundStatuses)[number] | undefined,
  { page, perPage }: Paging,
) => {
  const where = status && eq(refund.status, status);
  const rows = await db
    .select({
      ...getTableColumns(refund),
      method: payment.method,
      orderId: payment.orderId,
      orderNo: order.no,
      company: buyer.company,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .leftJoin(order, eq(order.id, payment.orderId))
    .innerJoin(buyer, eq(buyer.id, sql`coalesce(${order.buyerId}, ${payment.rechargeBuyerId})`))
    .where(where)
    .orderBy(desc(refund.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(refund, where) };
};

/** `reference`: the bank's number, of a refund that was sent by hand. */
export const finishRefund = (db: Executor, id: number, now: Date, reference: string | null = null) =>
  db.transaction(async (tx) => {
    const finished = await tx
      .update(refund)
      .set({ status: 'done', doneAt: now, failure: null, reference })
      .where(and(eq(refund.id, id), ne(refund.status, 'done')))
      .returning({ id: refund.id });
    if (finished.length > 0) await queueEvent(tx, 'refund.done', id, now);
    return finished;
  });
