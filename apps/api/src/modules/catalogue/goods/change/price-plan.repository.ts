import { and, desc, eq, lte } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { plannedPrice, priceLog } from '#db/schema/price-log.ts';

export type PlannedPrice = typeof plannedPrice.$inferSelect;

/** Replaces an earlier plan for the product. */
export const savePlan = (tx: Executor, { goodsId, ...values }: PlannedPrice) =>
  tx
    .insert(plannedPrice)
    .values({ goodsId, ...values })
    .onConflictDoUpdate({ target: plannedPrice.goodsId, set: values });

export const plansOf = (db: Executor, goodsIds: readonly number[]): Promise<PlannedPrice[]> =>
  db.select().from(plannedPrice).where(among(plannedPrice.goodsId, goodsIds));

/** The deleted plan of a product; null if there was none. */
export const deletePlan = (tx: Executor, goodsId: number): Promise<PlannedPrice | null> =>
  firstRow(tx.delete(plannedPrice).where(eq(plannedPrice.goodsId, goodsId)).returning());

/** The due plan of a product, locked until the transaction ends. */
export const lockDuePlan = (tx: Executor, goodsId: number, now: Date): Promise<PlannedPrice | null> =>
  firstRow(
    tx
      .select()
      .from(plannedPrice)
      .where(and(eq(plannedPrice.goodsId, goodsId), lte(plannedPrice.startsAt, now)))
      .for('update'),
  );

/** Changes of a list price, the latest first. */
export const pricesOf = (db: Executor, goodsId: number, limit: number) =>
  db
    .select({ before: priceLog.before, after: priceLog.after, createdAt: priceLog.createdAt })
    .from(priceLog)
    .where(eq(priceLog.goodsId, goodsId))
    .orderBy(desc(priceLog.id))
    .limit(limit);
