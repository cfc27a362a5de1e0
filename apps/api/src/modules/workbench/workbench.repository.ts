import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyerCoupon } from '#db/schema/coupon.ts';
import { dueMute } from '#db/schema/due-mute.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { wallet } from '#db/schema/wallet.ts';

type Waiting = {
  pending: number;
  pendingTotal: string;
  expiresAt: Date | null;
  shipped: number;
  coupons: number;
  endingCoupons: number;
  balance: string;
  lastOrderId: number | null;
};

/** What waits for a buyer, in one query. */
export const whatWaits = async (db: Executor, buyerId: number, now: Date, soon: Date): Promise<Waiting> => {
  const { rows } = await db.execute<Record<string, string | number | null>>(sql`
    select
      count(*) filter (where head.status = 'pending')::int as pending,
      coalesce(sum(head.total) filter (where head.status = 'pending'), 0)::numeric(14, 2)::text as pending_total,
      min(head.expires_at) filter (where head.status = 'pending')::text as expires_at,
      count(*) filter (where head.status = 'shipped')::int as shipped,
      max(head.id) filter (where head.status <> 'cancelled')::text as last_order,
      (select coalesce(max(purse.balance), 0)::numeric(14, 2)::text from ${wallet} purse
        where purse.buyer_id = ${buyerId}) as balance,
      (select count(*)::int from ${buyerCoupon} piece where ${usable(buyerId, now)}) as coupons,
      (select count(*)::int from ${buyerCoupon} piece where ${usable(buyerId, now)}
        and piece.expires_at <= ${soon.toISOString()}) as ending
    from ${order} head where head.buyer_id = ${buyerId}`);
  const [row] = rows;
  return {
    pending: Number(row?.pending ?? 0),
    pendingTotal: String(row?.pending_total ?? '0.00'),
    expiresAt: row?.expires_at ? new Date(row.expires_at) : null,
    shipped: Number(row?.shipped ?? 0),
    coupons: Number(row?.coupons ?? 0),
    endingCoupons: Number(row?.ending ?? 0),
    balance: String(row?.balance ?? '0.00'),
    lastOrderId: row?.last_order ? Number(row.last_order) : null,
  };
};

const usable = (buyerId: number, now: Date) =>
  sql`piece.buyer_id = ${buyerId} and piece.used_at is null and piece.expires_at > ${now.toISOString()}`;

/** Of each goods, as many of the latest purchases as tell when it is due. */
const purchasesRead = 16;

export type History = { goodsId: number; purchases: { at: Date; quantity: string }[] };

/** The purchases since a day of what was bought at least so often and is not muted, gifts and cancelled orders aside. */
export const histories = async (
  db: Executor,
  buyerId: number,
  { since, now, least }: { since: Date; now: Date; least: number },
): Promise<History[]> => {
  const { rows } = await db.execute<{ goods_id: string; purchases: [string, string][] }>(sql`
    select goods_id, json_agg(json_build_array(created_at, quantity::text) order by created_at) as purchases
    from (
      select line.goods_id, head.created_at, line.quantity,
        row_number() over (partition by line.goods_id order by head.created_at desc) as place
      from ${orderLine} line join ${order} head on head.id = line.order_id
      where head.buyer_id = ${buyerId} and head.status <> 'cancelled' and not line.is_gift
        and head.created_at >= ${since.toISOString()}
    ) bought
    where place <= ${purchasesRead} and not exists (
      select 1 from ${dueMute} mute where mute.buyer_id = ${buyerId} and mute.goods_id = bought.goods_id
        and (mute.until is null or mute.until > ${now.toISOString()}))
    group by goods_id having count(*) >= ${least}`);
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
