import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { settledReturn } from '#db/settled-return.ts';

/** From `from` inclusive to `before` exclusive. */
type Span = { from: Date; before: Date };

/** `margin`: of lines whose cost is known, null without any; `withoutCost`: what was paid for the others. */
export type Sales = { orders: number; amount: string; margin: string | null; withoutCost: string | null };

const most = 50;

/**
 * Lines of orders paid in a period and not cancelled, each with its returns. `margin`: paid for unreturned units, less
 * their cost on the day of the order; null if that is unknown. The first line includes freight.
 */
const lines = ({ from, before }: Span) => sql`
  select orders.id as order_id, orders.buyer_id, orders.paid_at, line.goods_id, line.name, line.spec, line.quantity,
    line.paid,
    case when row_number() over (partition by orders.id order by line.id) = 1 then orders.shipping_fee else 0 end as freight,
    line.cost, line.paid - coalesce(back.refund, 0) as kept,
    line.paid - coalesce(back.refund, 0) - line.cost * (line.quantity - coalesce(back.quantity, 0)) as margin
  from orders
  join order_line line on line.order_id = orders.id
  left join lateral (
    select sum(part.refund) as refund, sum(part.quantity) as quantity
    from order_return_line part join order_return each on each.id = part.return_id
    where part.order_line_id = line.id and ${settledReturn('each')}
  ) back on true
  where orders.status in ('paid', 'shipped', 'done')
    and orders.paid_at >= ${from.toISOString()}::timestamptz and orders.paid_at < ${before.toISOString()}::timestamptz`;

const figures = (amount: SQL) => sql`
  count(distinct line.order_id)::int as orders, (${amount})::numeric(14,2)::text as amount,
  sum(line.margin)::numeric(14,2)::text as margin,
  coalesce(sum(line.kept) filter (where line.cost is null), 0)::numeric(14,2)::text as "withoutCost"`;

/** Refunds that were completed in a period, with their orders. */
const refunds = ({ from, before }: Span) => sql`
  refund join payment on payment.id = refund.payment_id join orders on orders.id = payment.order_id
  where refund.status = 'done'
    and refund.done_at >= ${from.toISOString()}::timestamptz and refund.done_at < ${before.toISOString()}::timestamptz`;

const withFreight = sql`sum(line.paid + line.freight)`;

/** By day in China, without days without sales. */
export const salesByDay = async (db: Executor, span: Span) => {
  const { rows } = await db.execute<Sales & { day: string }>(sql`
    select to_char(line.paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, ${figures(withFreight)}
    from (${lines(span)}) line group by 1`);
  return rows;
};

/** The best sellers, without freight; refunded: for returned and undelivered units. */
export const salesByGoods = async (db: Executor, span: Span) => {
  const { rows } = await db.execute<
    Sales & { goodsId: unknown; name: string; spec: string; quantity: string; refunded: string }
  >(sql`
    select line.goods_id as "goodsId", max(line.name) as name, max(line.spec) as spec, sum(line.quantity)::text as quantity,
      ${figures(sql`sum(line.paid)`)}, coalesce(max(back.amount), 0)::numeric(14,2)::text as refunded
    from (${lines(span)}) line
    left join (
      select own.goods_id, sum(part.refund) as amount
      from order_return each
      join order_return_line part on part.return_id = each.id join order_line own on own.id = part.order_line_id
      where each.refund_id in (select refund.id from ${refunds(span)}) group by 1
    ) back on back.goods_id = line.goods_id
    group by 1 order by sum(line.paid) desc, 1 limit ${most}`);
  return rows.map((row) => ({ ...row, goodsId: Number(row.goodsId) }));
};

/** The biggest buyers. */
export const salesByBuyer = async (db: Executor, span: Span) => {
  const { rows } = await db.execute<Sales & { buyerId: unknown; company: string; refunded: string }>(sql`
    select line.buyer_id as "buyerId", coalesce(nullif(max(buyer.company), ''), max(buyer.username)) as company,
      ${figures(withFreight)}, coalesce(max(back.amount), 0)::numeric(14,2)::text as refunded
    from (${lines(span)}) line join buyer on buyer.id = line.buyer_id
    left join (select orders.buyer_id, sum(refund.amount) as amount from ${refunds(span)} group by 1) back
      on back.buyer_id = line.buyer_id
    group by 1 order by ${withFreight} desc, 1 limit ${most}`);
  return rows.map((row) => ({ ...row, buyerId: Number(row.buyerId) }));
};
