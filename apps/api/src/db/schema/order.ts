import { orderStatuses, type Reduction } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import { checkOneOf, createdAt, id, instant, money, oneOf, reference } from './columns.ts';
import { member } from './member.ts';
import { proposal } from './proposal.ts';

export const paymentMethods = ['balance', 'sandbox', 'alipay', 'wechat', 'unionpay', 'bank', 'credit'] as const;
export const invoiceKinds = ['none', 'normal', 'special'] as const;

/** The address when the order was placed. */
export type OrderAddress = {
  receiver: string;
  phone: string;
  regionCode: string;
  region: string;
  detail: string;
};

export const order = pgTable(
  'orders',
  {
    id: id(),
    no: text('no').notNull().unique(),
    buyerId: reference('buyer_id')
      .notNull()
      .references(() => buyer.id),
    status: oneOf('status', orderStatuses).notNull().default('pending'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Hash of the submission: reusing the key with other content is an error, not a retry. */
    requestHash: text('request_hash').notNull(),
    goodsAmount: money('goods_amount').notNull(),
    /** In pricing order (D1). */
    reductions: jsonb('reductions').$type<Reduction[]>().notNull().default([]),
    shippingFee: money('shipping_fee').notNull().default('0'),
    total: money('total').notNull(),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    delivery: text('delivery').notNull(),
    paymentMethod: oneOf('payment_method', paymentMethods),
    invoiceKind: oneOf('invoice_kind', invoiceKinds).notNull().default('none'),
    /** The balance may pay for it (B7). */
    walletAllowed: boolean('wallet_allowed').notNull().default(true),
    remark: text('remark').notNull().default(''),
    /** The seller's first-business papers (首营资料) go with it. */
    needsSellerPapers: boolean('needs_seller_papers').notNull().default(false),
    /** The accepted proposal that it follows. */
    proposalId: reference('proposal_id').references(() => proposal.id, { onDelete: 'set null' }),
    /** The person of the company who ordered it, and their name then; null and empty: the account itself. */
    memberId: reference('member_id').references(() => member.id, { onDelete: 'set null' }),
    orderedBy: text('ordered_by').notNull().default(''),
    /** Names of those who approved it; empty: it needed no approval. */
    approvedBy: text('approved_by').notNull().default(''),
    cancelReason: text('cancel_reason'),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** When its last parcel with products left; a paid order with it is partly shipped. */
    shippedAt: instant('shipped_at'),
    doneAt: instant('done_at'),
    cancelledAt: instant('cancelled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('orders_once').on(table.buyerId, table.idempotencyKey),
    index('orders_buyer').on(table.buyerId, table.status, table.id),
    index('orders_pending').on(table.id).where(sql`${table.status} = 'pending'`),
    index('orders_created').on(table.buyerId, table.createdAt),
    checkOneOf('orders_status', table.status, orderStatuses),
    check(
      'orders_total',
      sql`${table.total} >= 0 and ${table.total} = ${table.goodsAmount} - reductions_sum(${table.reductions}) + ${table.shippingFee}`,
    ),
  ],
);
