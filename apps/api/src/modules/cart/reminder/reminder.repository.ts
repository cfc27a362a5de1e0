import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { buyerCoupon, coupon } from '#db/schema/coupon.ts';
import { document } from '#db/schema/document.ts';
import { message } from '#db/schema/message.ts';

/** The reference of a reminder, unique per level and term. */
export const documentReference = (id: number, expiresOn: string, level: number) =>
  `document-${level}:${id}:${expiresOn}`;

/** Buyers with an accepted document that expires within 60 days, not yet notified at its current level. */
export const buyersToWarn = async (db: Executor, today: string, limit: number): Promise<number[]> => {
  const daysLeft = sql`(paper.expires_on - ${today}::date)`;
  const level = sql`case when ${daysLeft} <= 7 then 7 when ${daysLeft} <= 30 then 30 else 60 end`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct owner.id
    from ${document} paper join ${buyer} owner on owner.id = paper.buyer_id
    where owner.status = 'passed' and paper.status = 'passed' and ${daysLeft} between 0 and 60
      and not exists (
        select 1 from ${message} sent where sent.buyer_id = owner.id
          and sent.reference = 'document-' || ${level} || ':' || paper.id || ':' || paper.expires_on)
    order by owner.id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
};

export const couponReference = (buyerCouponId: number) => `coupon-ending:${buyerCouponId}`;

export type EndingCoupon = { id: number; buyerId: number; title: string; expiresAt: Date };

/** Unused coupons that expire soon and were not announced yet. */
export const endingCoupons = async (db: Executor, now: Date, before: Date, limit: number): Promise<EndingCoupon[]> => {
  const { rows } = await db.execute<{ id: string; buyer_id: string; title: string; expires_at: string }>(sql`
    select held.id, held.buyer_id, kind.title, held.expires_at::text as expires_at
    from ${buyerCoupon} held join ${coupon} kind on kind.id = held.coupon_id
    where held.used_at is null and held.expires_at > ${now.toISOString()} and held.expires_at <= ${before.toISOString()}
      and not exists (
        select 1 from ${message} sent
        where sent.buyer_id = held.buyer_id and sent.reference = 'coupon-ending:' || held.id)
    order by held.id limit ${limit}`);
  return rows.map((row) => ({
    id: Number(row.id),
    buyerId: Number(row.buyer_id),
    title: row.title,
    expiresAt: new Date(row.expires_at),
  }));
};
