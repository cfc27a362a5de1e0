import { paidStatuses } from '@yaoji/domain';
import { type SQL, sql } from 'drizzle-orm';
import { dayInChina } from '#db/china-time.ts';
import type { Executor } from '#db/database.ts';

/** From `from` inclusive to `before` exclusive. */
type Span = { from: Date; before: Date };

/** The figures of docs/figures.md. `margin`: null if no cost is known; it leaves out `withoutCost`. */
export type Sales = {
  orders: number;
  buyers: number;
  amount: string;
  refunded: string;
  net: string;
  margin: string | null;
  withoutCost: string;
};

/** Groups of sales: products by id, regions by the code of the city. */
export type SalesRow = Sales & { key: string; name: string; spec: string; quantity: string };

export const noSales: Sales = {
  orders: 0,
  buyers: 0,
  amount: '0.00',
  refunded: '0.00',
  net: '0.00',
  margin: null,
  withoutCost: '0.00',
};

/** An order that counts as sold: paid and not cancelled. */
export const isSold: SQL = sql`orders.status in ${paidStatuses}`;

const within = (column: SQL, { from, before }: Span) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${before.toISOString()}::timestamptz`;

/**
 * The definition of every figure: lines of sold orders at their payment, and lines of their returns and short
 * deliveries at their refund, each with the cost of the order line. The first line of an order has its freight.
 */
const movements = (span: Span) => sql`
  select orders.paid_at as at, orders.id as order_id, orders.buyer_id, orders.address ->> 'regionCode' as region_code,
    line.goods_id, line.name, line.spec, line.quantity, line.paid,
    case when row_number() over (partition by orders.id order by line.id) = 1 then orders.shipping_fee else 0 end as freight,
    0 as refund, line.paid - line.cost * line.quantity as margin
  from orders join order_line line on line.order_id = orders.id
  where ${isSold} and ${within(sql`orders.paid_at`, span)}
  union all
  select done.at, null, orders.buyer_id, orders.address ->> 'regionCode', line.goods_id, line.name, line.spec, 0, 0, 0,
    part.refund, line.cost * part.quantity - part.refund
  from order_return each
  join order_return_line part on part.return_id = each.id
  join order_line line on line.id = part.order_line_id
  join orders on orders.id = each.order_id
  left join refund on refund.id = each.refund_id
  -- A return worth nothing has no refund, only its last event.
  cross join lateral (
    select coalesce(refund.done_at, max(event.created_at)) as at from order_return_event event
    where event.return_id = each.id and event.status = 'refunded'
  ) done
  where each.status = 'refunded' and ${isSold} and ${within(sql`done.at`, span)}`;

const nothing = sql`''`;

/** Key and name of what each group is about. */
const groups = {
  all: { key: nothing, name: nothing },
  day: { key: dayInChina(sql`line.at`), name: nothing },
  goods: { key: sql`line.goods_id::text`, name: sql`max(line.name)` },
  buyer: { key: sql`line.buyer_id::text`, name: sql`coalesce(nullif(max(buyer.company), ''), max(buyer.username))` },
  region: { key: sql`rpad(left(coalesce(line.region_code, ''), 4), 6, '0')`, name: nothing },
  salesperson: { key: sql`coalesce(buyer.admin_name, '')`, name: sql`coalesce(max(buyer.admin_name), '')` },
} satisfies Record<string, { key: SQL; name: SQL }>;

type SalesQuery = {
  by: keyof typeof groups;
  sort?: 'orders' | 'buyers' | 'quantity' | 'amount' | 'refunded' | 'net' | 'margin';
  /** Default the largest first. */
  order?: 'asc' | 'desc';
  limit?: number;
  offset?: number;
};

/** The sales of a span by what they are about. Those of products leave freight out. */
export const salesBy = async (db: Executor, span: Span, query: SalesQuery) => {
  const { by, sort = 'amount', order = 'desc', limit = 1000, offset = 0 } = query;
  const { key, name } = groups[by];
  const amount = by === 'goods' ? sql`line.paid` : sql`line.paid + line.freight`;
  const { rows } = await db.execute<SalesRow & { total: number }>(sql`
    select key, name, spec, quantity::text, orders, buyers, amount::numeric(14,2)::text as amount,
      refunded::numeric(14,2)::text as refunded, net::numeric(14,2)::text as net, margin::numeric(14,2)::text as margin,
      "withoutCost"::numeric(14,2)::text as "withoutCost", count(*) over ()::int as total
    from (
      select ${key} as key, ${name} as name, max(line.spec) as spec, sum(line.quantity) as quantity,
        count(distinct line.order_id)::int as orders,
        count(distinct line.buyer_id) filter (where line.order_id is not null)::int as buyers, sum(${amount}) as amount,
        sum(line.refund) as refunded, sum(${amount} - line.refund) as net, sum(line.margin) as margin,
        coalesce(sum(line.paid - line.refund) filter (where line.margin is null), 0) as "withoutCost"
      from (${movements(span)}) line join buyer on buyer.id = line.buyer_id group by 1
    ) found
    order by found.${sql.identifier(sort)} ${sql.raw(order)} nulls last, key limit ${limit} offset ${offset}`);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
};

/** All sales of a span together. */
export const totalSales = async (db: Executor, span: Span): Promise<Sales> => {
  const [row] = (await salesBy(db, span, { by: 'all' })).rows;
  if (!row) return noSales;
  const { key: _, name: __, spec: ___, quantity: ____, ...sales } = row;
  return sales;
};
