import { and, asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { activity, activityGoods } from '#db/schema/activity.ts';
import { goodsReminder } from '#db/schema/goods-reminder.ts';

export type ReminderRow = typeof goodsReminder.$inferSelect;

/** A second request replaces the first. */
export const saveReminder = (db: Executor, values: Omit<ReminderRow, 'sentAt'>) =>
  db
    .insert(goodsReminder)
    .values(values)
    .onConflictDoUpdate({
      target: [goodsReminder.buyerId, goodsReminder.goodsId],
      set: { ...values, sentAt: null },
    });

/** The next seckill or daily special that names a product. */
export const nextSpecial = (db: Executor, goodsId: number, now: Date) =>
  firstRow(
    db
      .select({ startsAt: activity.startsAt })
      .from(activityGoods)
      .innerJoin(activity, eq(activity.id, activityGoods.activityId))
      .where(
        and(
          eq(activityGoods.goodsId, goodsId),
          activity.isOpen,
          inArray(activity.kind, ['seckill', 'daily_special']),
          gt(activity.startsAt, now),
        ),
      )
      .orderBy(asc(activity.startsAt))
      .limit(1),
  );

export const deleteReminders = (db: Executor, buyerId: number, goodsIds: number[]) =>
  db.delete(goodsReminder).where(and(eq(goodsReminder.buyerId, buyerId), inArray(goodsReminder.goodsId, goodsIds)));

/** Sent ones first, then the latest. */
export const reminderPage = async (db: Executor, buyerId: number, page: number, perPage: number) => {
  const own = eq(goodsReminder.buyerId, buyerId);
  const rows = await db
    .select()
    .from(goodsReminder)
    .where(own)
    .orderBy(isNull(goodsReminder.sentAt), desc(goodsReminder.createdAt), desc(goodsReminder.goodsId))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(goodsReminder).where(own);
  return { rows, total: total?.count ?? 0 };
};

/** The latest reminders sent since a time. */
export const sentSince = (db: Executor, buyerId: number, since: Date, limit: number) =>
  db
    .select()
    .from(goodsReminder)
    .where(and(eq(goodsReminder.buyerId, buyerId), gt(goodsReminder.sentAt, since)))
    .orderBy(desc(goodsReminder.sentAt), desc(goodsReminder.goodsId))
    .limit(limit);

/** Unsent ones, for these products or for all. */
export const waitingReminders = (db: Executor, goodsIds: number[] | null) =>
  db
    .select()
    .from(goodsReminder)
    .where(and(isNull(goodsReminder.sentAt), goodsIds ? among(goodsReminder.goodsId, goodsIds) : undefined))
    .orderBy(goodsReminder.buyerId, goodsReminder.goodsId);

/** False if it was sent, ended or requested again meanwhile. */
export const markSent = async (tx: Executor, { buyerId, goodsId, createdAt }: ReminderRow, now: Date) => {
  const sent = await tx
    .update(goodsReminder)
    .set({ sentAt: now })
    .where(
      and(
        eq(goodsReminder.buyerId, buyerId),
        eq(goodsReminder.goodsId, goodsId),
        eq(goodsReminder.createdAt, createdAt),
        isNull(goodsReminder.sentAt),
      ),
    )
    .returning({ goodsId: goodsReminder.goodsId });
  return sent.length > 0;
};
