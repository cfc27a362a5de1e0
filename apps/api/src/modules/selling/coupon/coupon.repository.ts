import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { type Paging, pageOf } from '#db/page.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';

export type CouponRow = typeof coupon.$inferSelect;
export type BuyerCouponRow = typeof buyerCoupon.$inferSelect;

/** The list that each scope of a coupon fills; a coupon for everything fills none. */
const scopeKinds = {
  all: sql`true`,
  goods: sql`jsonb_array_length(coalesce(${coupon.scope} -> 'goodsIds', '[]')) > 0`,
  category: sql`jsonb_array_length(coalesce(${coupon.scope} -> 'categoryIds', '[]')) > 0`,
  general: sql`${coupon.scope} = '{}'::jsonb`,
} as const;

export type CouponType = keyof typeof scopeKinds;

/** Coupons whose claim period is not over, the first to end first. */
export const openCoupons = (db: Executor, type: CouponType, page: number, perPage: number, now: Date) => {
  const open = and(gt(coupon.endsAt, now), scopeKinds[type]);
  return pageOf(db, coupon, { where: open, orderBy: [asc(coupon.endsAt), asc(coupon.id)] }, { page, perPage });
};

export const countClaimed = async (
  db: Executor,
  buyerId: number,
  couponIds: number[],
): Promise<Map<number, number>> => {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .select({ couponId: buyerCoupon.couponId, count: count() })
    .from(buyerCoupon)
    .where(and(eq(buyerCoupon.buyerId, buyerId), inArray(buyerCoupon.couponId, couponIds)))
    .groupBy(buyerCoupon.couponId);
  return new Map(rows.map((row) => [row.couponId, row.count]));
};

/** Locks the coupon's row until the transaction ends, so no more are claimed than there are. */
export const lockCoupon = (tx: Executor, id: number): Promise<CouponRow | null> =>
  firstRow(tx.select().from(coupon).where(eq(coupon.id, id)).for('no key update'));

export const countOneClaim = async (tx: Executor, id: number) => {
  const rows = await tx
    .update(coupon)
    .set({ claimed: sql`${coupon.claimed} + 1` })
    .where(and(eq(coupon.id, id), lt(coupon.claimed, coupon.total)))
    .returning({ id: coupon.id });
  return rows.length === 1;
};

export const insertBuyerCoupon = async (tx: Executor, values: typeof buyerCoupon.$inferInsert) => {
  return onlyRow(tx.insert(buyerCoupon).values(values).returning());
};

/** A buyer's usable coupons, or only some of them. */
export const unusedCoupons = (db: Executor, buyerId: number, now: Date) =>
  db
    .select({ piece: buyerCoupon, coupon })
    .from(buyerCoupon)
    .innerJoin(coupon, eq(coupon.id, buyerCoupon.couponId))
    .where(and(eq(buyerCoupon.buyerId, buyerId), isNull(buyerCoupon.usedAt), gt(buyerCoupon.expiresAt, now)))
    .orderBy(asc(buyerCoupon.expiresAt), asc(buyerCoupon.id));

export type PieceStatus = 'unused' | 'used' | 'expired';

/** A used coupon counts as used even after its expiry. */
const hasStatus = (status: PieceStatus, now: Date): SQL | undefined => {
  if (status === 'used') return isNotNull(buyerCoupon.usedAt);
  return and(
    isNull(buyerCoupon.usedAt),
    status === 'unused' ? gt(buyerCoupon.expiresAt, now) : lte(buyerCoupon.expiresAt, now),
  );
};

type PieceQuery = { buyerId: number; type: CouponType; status: PieceStatus | undefined; page: number; perPage: number };

/** A buyer's coupons: usable ones by expiry, then the latest first. */
export const piecePage = async (db: Executor, { buyerId, type, status, page, perPage }: PieceQuery, now: Date) => {
  const asked = and(eq(buyerCoupon.buyerId, buyerId), scopeKinds[type], status && hasStatus(status, now));
  const isUsable = sql`(${buyerCoupon.usedAt} is null and ${buyerCoupon.expiresAt} > ${now.toISOString()}::timestamptz)`;
  const rows = await db
    .select({ piece: buyerCoupon, coupon })
    .from(buyerCoupon)
    .innerJoin(coupon, eq(coupon.id, buyerCoupon.couponId))
    .where(asked)
    .orderBy(sql`${isUsable} desc`, sql`case when ${isUsable} then ${buyerCoupon.expiresAt} end`, desc(buyerCoupon.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db
    .select({ count: count() })
    .from(buyerCoupon)
    .innerJoin(coupon, eq(coupon.id, buyerCoupon.couponId))
    .where(asked);
  return { rows, total: total?.count ?? 0 };
};

export const countPieces = async (db: Executor, buyerId: number, now: Date): Promise<Record<PieceStatus, number>> => {
  const [row] = await db
    .select({
      unused: sql<number>`(count(*) filter (where ${hasStatus('unused', now)}))::int`,
      used: sql<number>`(count(*) filter (where ${hasStatus('used', now)}))::int`,
      expired: sql<number>`(count(*) filter (where ${hasStatus('expired', now)}))::int`,
    })
    .from(buyerCoupon)
    .where(eq(buyerCoupon.buyerId, buyerId));
  return row ?? { unused: 0, used: 0, expired: 0 };
};

/** Marks a coupon as used; false if it has been used or has expired meanwhile. */
export const spendCoupon = async (tx: Executor, buyerId: number, id: number, orderId: number, now: Date) => {
  const rows = await tx
    .update(buyerCoupon)
    .set({ usedAt: now, orderId })
    .where(
      and(
        eq(buyerCoupon.id, id),
        eq(buyerCoupon.buyerId, buyerId),
        isNull(buyerCoupon.usedAt),
        gt(buyerCoupon.expiresAt, now),
      ),
    )
    .returning({ id: buyerCoupon.id });
  return rows.length === 1;
};

export const restoreCoupons = (tx: Executor, orderId: number) =>
  tx.update(buyerCoupon).set({ usedAt: null, orderId: null }).where(eq(buyerCoupon.orderId, orderId));

/** Coupons that this buyer can still claim, as one value for use in another query. */
export type ClaimableFacts = Pick<CouponRow, 'id' | 'title' | 'threshold' | 'money' | 'rate' | 'maxMoney' | 'scope'>[];

export const claimableFacts = (buyerId: SQL, now: SQL): SQL<ClaimableFacts> => sql<ClaimableFacts>`(
  select coalesce(json_agg(json_build_object('id', offer.id, 'title', offer.title, 'threshold', offer.threshold::text,
    'money', offer.money::text, 'rate', offer.rate::text, 'maxMoney', offer.max_money::text, 'scope', offer.scope)
    order by offer.id), '[]')
  from ${coupon} offer
  where offer.starts_at <= ${now}::timestamptz and offer.ends_at > ${now}::timestamptz and offer.claimed < offer.total
    and offer.per_buyer > (
      select count(*) from ${buyerCoupon} piece where piece.coupon_id = offer.id and piece.buyer_id = ${buyerId}))`;

/** A claimable coupon in JSON form, with the number this buyer has claimed. */
export type ClaimableRow = Omit<CouponRow, 'startsAt' | 'endsAt' | 'validDays' | 'createdAt'> & {
  startsAt: string;
  endsAt: string;
  pieces: number;
};

/** Currently claimable coupons as one value for use in another query; null if there are none. */
export const claimableRows = (buyerId: SQL, now: SQL): SQL<ClaimableRow[] | null> => sql<ClaimableRow[] | null>`(
  select json_agg(json_build_object('id', offer.id, 'title', offer.title, 'threshold', offer.threshold::text,
    'money', offer.money::text, 'rate', offer.rate::text, 'maxMoney', offer.max_money::text, 'scope', offer.scope,
    'startsAt', offer.starts_at, 'endsAt', offer.ends_at, 'total', offer.total, 'claimed', offer.claimed,
    'perBuyer', offer.per_buyer, 'pieces', (
      select count(*) from ${buyerCoupon} piece where piece.coupon_id = offer.id and piece.buyer_id = ${buyerId}))
    order by offer.id)
  from ${coupon} offer
  where offer.starts_at <= ${now}::timestamptz and offer.ends_at > ${now}::timestamptz and offer.claimed < offer.total)`;

/** All coupons, newest first. */
export const couponPage = (db: Executor, paging: Paging) =>
  pageOf(db, coupon, { where: undefined, orderBy: [desc(coupon.id)] }, paging);

export type CouponValues = typeof coupon.$inferInsert;

export const insertCoupon = (db: Executor, values: CouponValues) =>
  onlyRow(db.insert(coupon).values(values).returning());

export const updateCoupon = (tx: Executor, id: number, values: CouponValues) =>
  onlyRow(tx.update(coupon).set(values).where(eq(coupon.id, id)).returning());
