import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { isSold } from './sales.repository.ts';

/** Days whose sales tell how fast a product sells. */
const paceDays = 90;

/** Of each product: units sold in the last 90 days, and when it was last sold. Returns are not deducted. */
const pace = (now: Date) => sql`
  select line.goods_id, max(orders.paid_at) as last_sold_at, coalesce(sum(line.quantity) filter (
    where orders.paid_at >= ${new Date(now.getTime() - paceDays * dayMs).toISOString()}::timestamptz), 0) as sold
  from orders join order_line line on line.order_id = orders.id where ${isSold} group by 1`;

export type StockQuery<Sort extends string> = {
  sort: Sort;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
};

type Named = { goodsId: number; name: string; spec: string; maker: string; unit: string; value: string | null };
type Sums = { total: number; sumValue: string; withoutCost: number };

const columns = sql`
  goods.id as "goodsId", goods.name, coalesce(goods.spec, '') as spec, coalesce(goods.maker, '') as maker, goods.unit`;

/** The page's rows with their sums over all pages. */
const pageOf = async <Row extends Named>(
  db: Executor,
  found: SQL,
  orderBy: SQL,
  { limit, offset }: { limit: number; offset: number },
) => {
  const { rows } = await db.execute<Row & Sums>(sql`
    select *, value::numeric(20,2)::text as value, count(*) over ()::int as total,
      coalesce(sum(value) over (), 0)::numeric(20,2)::text as "sumValue",
      (count(*) filter (where value is null) over ())::int as "withoutCost"
    from (${found}) found order by ${orderBy}, "goodsId" limit ${limit} offset ${offset}`);
  const { total = 0, sumValue = '0.00', withoutCost = 0 } = rows[0] ?? {};
  return {
    rows: rows.map(({ total: _, sumValue: __, withoutCost: ___, ...row }) => ({
      ...row,
      goodsId: Number(row.goodsId),
    })),
    total,
    sum: { value: sumValue, withoutCost },
  };
};

/** `days`: for how long the stock lasts; null if nothing was sold. */
export type SlowRow = Named & { stock: string; sold: string; lastSoldAt: Date | null; days: number | null };

export type SlowSort = 'value' | 'days' | 'stock' | 'lastSoldAt';

/** Products that never sold count as lasting longest and as sold before all others. */
const slowOrder = (sort: SlowSort, order: 'asc' | 'desc'): SQL => {
  const isFirst = sort === 'days' ? order === 'desc' : sort === 'lastSoldAt' && order === 'asc';
  return sql`found.${sql.identifier(sort)} ${sql.raw(order)} nulls ${sql.raw(isFirst ? 'first' : 'last')}`;
};

/** Products in stock that last at least so many days at the pace of the last 90, or did not sell in them. */
export const slowGoods = async (db: Executor, minDays: number, query: StockQuery<SlowSort>, now: Date) => {
  const found = sql`
    select ${columns}, goods.stock, coalesce(pace.sold, 0) as sold, pace.last_sold_at as "lastSoldAt",
      case when pace.sold > 0 then least(floor(goods.stock * ${paceDays} / pace.sold), 99999)::int end as days, goods.stock * goods.cost as value
    from goods left join (${pace(now)}) pace on pace.goods_id = goods.id
    where goods.stock > 0 and goods.stock * ${paceDays} >= ${minDays} * coalesce(pace.sold, 0)`;
  const page = await pageOf<SlowRow>(db, found, slowOrder(query.sort, query.order), query);
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, lastSoldAt: row.lastSoldAt && new Date(row.lastSoldAt) })),
  };
};

/** `unsold`: what is left of the batch when it expires, in whole units. */
export type ExpiringRow = Named & { batchNo: string; expiry: string; days: number; quantity: string; unsold: string };

export type ExpirySort = 'days' | 'value' | 'unsold';

/**
 * Batches that are not sold before they expire, at the pace of the last 90 days and the earliest expiry first. Until a
 * batch expires, it and those before it have lost what exceeds the pace, or what an earlier one had lost already.
 */
export const expiringStock = (
  db: Executor,
  within: number,
  query: StockQuery<ExpirySort>,
  { now, today }: { now: Date; today: string },
) => {
  const found = sql`
    select ${columns}, batch.batch_no as "batchNo", batch.expiry::text as expiry, batch.days, batch.quantity,
      least(batch.quantity, ceil(batch.exact)) as unsold, least(batch.quantity, ceil(batch.exact)) * goods.cost as value
    from (
      select *, lost - lag(lost, 1, 0::numeric) over in_order as exact
      from (
        select batch.*, greatest(0, max(batch.upto - coalesce(pace.sold, 0) * greatest(batch.days, 0) / ${paceDays}) over in_order) as lost
        from (
          select stock_batch.*, expiry - ${today}::date as days, sum(quantity) over (partition by goods_id order by expiry, id) as upto
          from stock_batch where quantity > 0 and expiry is not null
        ) batch left join (${pace(now)}) pace on pace.goods_id = batch.goods_id
        window in_order as (partition by batch.goods_id order by batch.expiry, batch.id)
      ) batch window in_order as (partition by goods_id order by expiry, id)
    ) batch join goods on goods.id = batch.goods_id
    where batch.exact > 0 and batch.days <= ${within}`;
  const orderBy = sql`found.${sql.identifier(query.sort)} ${sql.raw(query.order)} nulls last, expiry`;
  return pageOf<ExpiringRow>(db, found, orderBy, query);
};
