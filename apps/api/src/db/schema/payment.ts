import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, money, oneOf, reference } from './columns.ts';
import { order, paymentMethods } from './order.ts';

export const paymentStatuses = ['pending', 'paid', 'failed', 'closed'] as const;
export const notificationOutcomes = ['applied', 'repeated', 'refunded', 'ignored'] as const;

/** One attempt to pay an order or to recharge a wallet. The provider knows only its number, which cannot be guessed. */
export const payment = pgTable(
  'payment',
  {
    id: id(),
    no: text('no').notNull().unique(),
    orderId: reference('order_id').references(() => order.id, { onDelete: 'cascade' }),
    /** The owner of the recharged wallet; null for an order. */
    rechargeBuyerId: reference('recharge_buyer_id').references(() => buyer.id, { onDelete: 'cascade' }),
    method: oneOf('method', paymentMethods).notNull(),
    status: oneOf('status', paymentStatuses).notNull().default('pending'),
    amount: money('amount').notNull(),
    /** Of a provider's trade, or of a bank transfer; for a payment from the balance, the transfer that topped it up. */
    tradeNo: text('trade_no'),
    /** The provider's payment page, once requested. */
    redirectUrl: text('redirect_url'),
    qrCode: text('qr_code'),
    /** The provider's time limit; null if none was requested. */
    expiresAt: instant('expires_at'),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_order').on(table.orderId, table.id),
    index('payment_trade').on(table.tradeNo, table.amount),
    index('payment_recharge').on(table.rechargeBuyerId, table.id),
    index('payment_open').on(table.id).where(sql`${table.status} = 'pending'`),
    uniqueIndex('payment_one_pending').on(table.orderId, table.method).where(sql`${table.status} = 'pending'`),
    checkOneOf('payment_method', table.method, paymentMethods),
    checkOneOf('payment_status', table.status, paymentStatuses),
    check('payment_purpose', sql`(${table.orderId} is null) <> (${table.rechargeBuyerId} is null)`),
    check('payment_amount', sql`${table.amount} >= 0`),
  ],
);

/** Each validly signed notification, once; repeats violate the unique key. */
export const paymentNotification = pgTable(
  'payment_notification',
  {
    id: id(),
    provider: text('provider').notNull(),
    notificationId: text('notification_id').notNull(),
    paymentNo: text('payment_no').notNull(),
    payload: jsonb('payload').$type<Record<string, string>>().notNull(),
    outcome: oneOf('outcome', notificationOutcomes).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payment_notification_once').on(table.provider, table.notificationId),
    index('payment_notification_payment').on(table.paymentNo),
    checkOneOf('payment_notification_outcome', table.outcome, notificationOutcomes),
  ],
);

export const refundTargets = ['balance', 'provider', 'credit'] as const;
export const refundStatuses = ['pending', 'done', 'failed'] as const;

/** A refund; at most one for each payment, reason and target. Its target `credit` takes it off a debt. */
export const refund = pgTable(
  'refund',
  {
    id: id(),
    paymentId: reference('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    target: oneOf('target', refundTargets).notNull(),
    status: oneOf('status', refundStatuses).notNull().default('pending'),
    reason: text('reason').notNull(),
    /** Why the provider refused the refund, which then needs an operator. */
    failure: text('failure'),
    /** The bank's number of a transfer that was sent by hand. */
    reference: text('reference'),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('refund_open').on(table.id).where(sql`${table.status} <> 'done'`),
    unique('refund_once').on(table.paymentId, table.reason, table.target),
    checkOneOf('refund_target', table.target, refundTargets),
    checkOneOf('refund_status', table.status, refundStatuses),
    check('refund_amount', sql`${table.amount} > 0`),
  ],
);
