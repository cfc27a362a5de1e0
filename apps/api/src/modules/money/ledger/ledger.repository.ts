import { type SQL, sql } from 'drizzle-orm';
import { dayInChina } from '#db/china-time.ts';
import type { Executor } from '#db/database.ts';
import type { PaymentMethod } from '#modules/money/payment/index.ts';

/** From `from` inclusive to `before` exclusive. */
export type Span = { from: Date; before: Date };

export type PostingKind = 'payment' | 'recharge' | 'refund' | 'cashback' | 'adjustment' | 'repayment' | 'rebate';

const within = (column: SQL, { from, before }: Span) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${before.toISOString()}::timestamptz`;

/**
 * Changes of each account: a payment method changes by its payments and refunds, the wallets (`balance`) and the debts of
 * buyers (`credit`) by their logs. `amount` is positive if money came in, the debt to buyers fell or that of buyers rose.
 */
const postings = (span: Span) => sql`(
  select paid_at as at, 1 as source, id, case when order_id is null then 'recharge' else 'payment' end as kind, method,
    amount, order_id, recharge_buyer_id as buyer_id, coalesce(trade_no, no) as reference
  from payment where status = 'paid' and method not in ('balance', 'credit') and ${within(sql`paid_at`, span)}
  union all
  select refund.done_at, 2, refund.id, 'refund', payment.method, -refund.amount, payment.order_id, payment.recharge_buyer_id,
    coalesce(refund.reference, refund.reason)
  from refund join payment on payment.id = refund.payment_id
  where refund.status = 'done' and refund.target = 'provider' and ${within(sql`refund.done_at`, span)}
  union all
  select created_at, 3, id, kind, 'balance', -change, order_id, buyer_id, reference
  from money_log where ${within(sql`created_at`, span)}
  union all
  select created_at, 4, id, case when kind = 'order' then 'payment' else kind end, 'credit', change, order_id, buyer_id, reference
  from credit_log where ${within(sql`created_at`, span)}
)`;

export type PostingSum = { day: string; method: PaymentMethod; kind: PostingKind; count: number; amount: string };

/** Postings by day in China, account and kind. */
export const sumPostings = async (db: Executor, span: Span): Promise<PostingSum[]> => {
  const { rows } = await db.execute<PostingSum>(sql`
    select ${dayInChina(sql`at`)} as day, method, kind, count(*)::int as count, sum(amount)::numeric(14,2)::text as amount
    from ${postings(span)} posting group by 1, 2, 3 order by 1 desc, 2, 3`);
  return rows;
};

/** Payments from balances and refunds to them, by day, according to payments and refunds. */
export const sumOfBalances = async (db: Executor, span: Span) => {
  const { rows } = await db.execute<Pick<PostingSum, 'day' | 'kind' | 'amount'>>(sql`
    select day, kind, sum(amount)::numeric(14,2)::text as amount from (
      select ${dayInChina(sql`paid_at`)} as day, 'payment' as kind, amount from payment
      where status = 'paid' and method = 'balance' and ${within(sql`paid_at`, span)}
      union all
      select ${dayInChina(sql`done_at`)}, 'refund', -amount from refund
      where status = 'done' and target = 'balance' and ${within(sql`done_at`, span)}
    ) movement group by 1, 2`);
  return rows;
};

/** The sum of all wallets before a time. */
export const walletsBefore = async (db: Executor, before: Date): Promise<string> => {
  const { rows } = await db.execute<{ total: string }>(sql`
    select coalesce(sum(change), 0)::numeric(14,2)::text as total from money_log
    where created_at < ${before.toISOString()}::timestamptz`);
  return rows[0]?.total ?? '0.00';
};

export type Posting = {
  at: Date;
  kind: PostingKind;
  method: PaymentMethod;
  amount: string;
  orderId: number | null;
  orderNo: string | null;
  company: string;
  reference: string;
  vatRates: number[];
};

/** Postings in chronological order. */
export const findPostings = async (
  db: Executor,
  span: Span,
  { method, limit, offset = 0 }: { method?: PaymentMethod | undefined; limit: number; offset?: number },
): Promise<Posting[]> => {
  const { rows } = await db.execute<Omit<Posting, 'at' | 'orderId'> & { at: string | Date; orderId: unknown }>(sql`
    select posting.at, posting.kind, posting.method, posting.amount::numeric(14,2)::text as amount,
      posting.order_id as "orderId", orders.no as "orderNo", coalesce(nullif(buyer.company, ''), buyer.username) as company,
      posting.reference,
      array(select distinct vat_rate::int from order_line line where line.order_id = posting.order_id order by 1) as "vatRates"
    from (
      select * from ${postings(span)} each ${method ? sql`where method = ${method}` : sql``}
      order by at, source, id limit ${limit} offset ${offset}
    ) posting
    left join orders on orders.id = posting.order_id
    join buyer on buyer.id = coalesce(orders.buyer_id, posting.buyer_id)
    order by posting.at, posting.source, posting.id`);
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at),
    orderId: row.orderId === null ? null : Number(row.orderId),
  }));
};
