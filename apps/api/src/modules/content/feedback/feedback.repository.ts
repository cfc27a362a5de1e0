import { and, asc, count, desc, eq, getTableColumns, gte, isNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { feedback } from '#db/schema/feedback.ts';
import { order } from '#db/schema/order.ts';

export type NewFeedback = typeof feedback.$inferInsert;
export type FeedbackRow = typeof feedback.$inferSelect;

export const insertFeedback = (db: Executor, values: NewFeedback) => db.insert(feedback).values(values);

/** How many the buyer has sent since a time; lock the buyer's row before adding one. */
export const countSince = async (db: Executor, buyerId: number, since: Date): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(feedback)
    .where(and(eq(feedback.buyerId, buyerId), gte(feedback.createdAt, since)));
  return row?.count ?? 0;
};

export const isOwnOrder = async (db: Executor, buyerId: number, no: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.buyerId, buyerId), eq(order.no, no)));
  return row !== undefined;
};

export const lockFeedback = (db: Executor, id: number) =>
  firstRow(db.select().from(feedback).where(eq(feedback.id, id)).for('update'));

export const updateFeedback = (db: Executor, id: number, change: Partial<NewFeedback>) =>
  db.update(feedback).set(change).where(eq(feedback.id, id));

const mostOwn = 50;

/** A buyer's feedback, the latest first. */
export const ownFeedback = (db: Executor, buyerId: number): Promise<FeedbackRow[]> =>
  db.select().from(feedback).where(eq(feedback.buyerId, buyerId)).orderBy(desc(feedback.id)).limit(mostOwn);

/** Feedback of all buyers, the oldest first. */
export const waitingFeedback = (db: Executor, limit: number) =>
  db
    .select({ ...getTableColumns(feedback), username: buyer.username, company: buyer.company })
    .from(feedback)
    .innerJoin(buyer, eq(buyer.id, feedback.buyerId))
    .where(isNull(feedback.answeredAt))
    .orderBy(asc(feedback.id))
    .limit(limit);
