import { chinaDay, chinaDayStart, paidStatuses } from '@yaoji/domain';
import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { plannedOnce } from '#db/preparing-client.ts';
import { buyerCoupon } from '#db/schema/coupon.ts';
import { dueMute } from '#db/schema/due-mute.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { recall, recallAnswer } from '#db/schema/recall.ts';
import { shipmentBatch } from '#db/schema/shipment.ts';
import { wallet } from '#db/schema/wallet.ts';

/** The data of an order for today's terms; its lines without gifts. */
export type LastOrderRow = Pick<typeof order.$inferSelect, 'id' | 'no' | 'createdAt'> & {
  lines: Pick<typeof orderLine.$inferSelect, 'id' | 'goodsId' | 'quantity' | 'unitPrice' | 'amount'>[];
};

type Waiting = {
  pending: number;
  pendingTotal: string;
  expiresAt: Date | null;
  shipped: number;
  coupons: number;
  endingCoupons: number;
  balance: string;
  recalls: number;
  lastOrder: LastOrderRow | null;
};

/** In JSON form: dates are strings, and empty lines are null. */
type WaitingRow = Omit<Waiting, 'expiresAt' | 'lastOrder'> & {
  expiresAt: string | null;
  lastOrder:
    | (Omit<LastOrderRow, 'createdAt' | 'lines'> & { createdAt: string; lines: LastOrderRow['lines'] | null })
    | null;
};

const waiting = (buyerId: number, now: string, soon: string, today: string) => {
  const usable = sql`piece.buyer_id = ${buyerId} and piece.used_at is null and piece.expires_at > ${now}`;
  return sql`
    select
      count(*) filter (where head.status = 'pending')::int as "pending",
      coalesce(sum(head.total) filter (where head.status = 'pending'), 0)::numeric(14, 2)::text as "pendingTotal",
      min(head.expires_at) filter (where head.status = 'pending')::text as "expiresAt",
      count(*) filter (where head.status = 'shipped')::int as "shipped",
      (select coalesce(max(purse.balance), 0)::numeric(14, 2)::text from ${wallet} purse
        where purse.buyer_id = ${buyerId}) as "balance",
      (select count(*)::int from ${recall} open where open.ended_at is null
        and not exists (select from ${recallAnswer} answer where answer.recall_id = open.id and answer.buyer_id = ${buyerId})
        and exists (
          select from ${orderLine} line join ${shipmentBatch} part on part.order_line_id = line.id
          where line.buyer_id = ${buyerId}
            and line.goods_id = open.goods_id and part.batch_no = open.batch_no)) as "recalls",
      (select count(*)::int from ${buyerCoupon} piece where ${usable}) as "coupons",
      (select count(*)::int from ${buyerCoupon} piece where ${usable} and piece.expires_at <= ${soon}) as "endingCoupons",
      (select json_build_object('id', latest.id, 'no', latest.no, 'createdAt', latest.created_at, 'lines', (
          select json_agg(json_build_object('id', line.id, 'goodsId', line.goods_id, 'quantity', line.quantity::text,
            'unitPrice', line.unit_price::text, 'amount', line.amount::text) order by line.id)
          from ${orderLine} line where line.order_id = latest.id and not line.is_gift))
        from ${order} latest where latest.buyer_id = ${buyerId} and latest.status in ${paidStatuses}
          and latest.created_at < ${today}
        order by latest.id desc limit 1) as "lastOrder"
    from ${order} head where head.buyer_id = ${buyerId}`;
};

/** A buyer's pending items, and the last paid order before today, in one query. */
export const whatWaits = async (db: Executor, buyerId: number, now: Date, soon: Date): Promise<Waiting> => {
  const [row] = await plannedOnce<WaitingRow>(
    db,
    waiting(buyerId, now.toISOString(), soon.toISOString(), chinaDayStart(chinaDay(now)).toISOString()),
  );
  if (!row) throw new Error('Sums without a group have one row.');
  const { lastOrder: last } = row;
  return {
    ...row,
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
    lastOrder: last && { ...last, createdAt: new Date(last.createdAt), lines: last.lines ?? [] },
  };
};

/** The latest purchases of each product that predict when it is due. */
const purchasesRead = 16;

export type History = { goodsId: number; purchases: { at: Date; quantity: string }[] };

type HistoryQuestion = { since: Date; now: Date; least: number };

const purchasesSince = (buyerId: number, { since, now, least }: HistoryQuestion) => sql`
    select goods_id, json_agg(json_build_array(created_at, quantity::text) order by created_at) as purchases
    from (
      select line.goods_id, head.created_at, line.quantity,
        row_number() over (partition by line.goods_id order by head.created_at desc) as place
      from ${orderLine} line join ${order} head on head.id = line.order_id
      where line.buyer_id = ${buyerId} and head.status <> 'cancelled' and not line.is_gift
        and head.created_at >= ${since.toISOString()}
    ) bought
    where place <= ${sql.raw(String(purchasesRead))} and not exists (
      select 1 from ${dueMute} mute where mute.buyer_id = ${buyerId} and mute.goods_id = bought.goods_id
        and (mute.until is null or mute.until > ${now.toISOString()}))
    group by goods_id having count(*) >= ${least}`;

/** Purchases since a day of products bought often enough and not muted, without gifts and cancelled orders. */
export const histories = async (db: Executor, buyerId: number, question: HistoryQuestion): Promise<History[]> => {
  const query = purchasesSince(buyerId, question);
  const rows = await plannedOnce<{ goods_id: string; purchases: [string, string][] }>(db, query);
  return rows.map(({ goods_id, purchases }) => ({
    goodsId: Number(goods_id),
    purchases: purchases.map(([at, quantity]) => ({ at: new Date(at), quantity })),
  }));
};

export const muteGoods = (db: Executor, values: typeof dueMute.$inferInsert) =>
  db
    .insert(dueMute)
    .values(values)
    .onConflictDoUpdate({ target: [dueMute.buyerId, dueMute.goodsId], set: { until: values.until ?? null } });
