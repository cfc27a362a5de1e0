import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { message, messageKinds } from '#db/schema/message.ts';

export type MessageRow = typeof message.$inferSelect;
export type MessageKind = MessageRow['kind'];
export type NewMessage = typeof message.$inferInsert;

/** Keeps a statement below 65,535 parameters. */
const atOnce = 5000;

/** Skips a message whose reference the buyer already has; returns the number of new ones. */
export const insertMessages = async (db: Executor, rows: NewMessage[]): Promise<number> => {
  let added = 0;
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce);
    const notDeleted = await db.insert(message).values(part).onConflictDoNothing().returning({ id: message.id });
    added += notDeleted.length;
  }
  return added;
};

const notDeleted = (buyerId: number) => and(eq(message.buyerId, buyerId), isNull(message.deletedAt));

export const messagePage = async (
  db: Executor,
  buyerId: number,
  kind: MessageKind | undefined,
  { page, perPage }: { page: number; perPage: number },
) => {
  const asked = and(notDeleted(buyerId), kind && eq(message.kind, kind));
  const rows = await db
    .select()
    .from(message)
    .where(asked)
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(message).where(asked);
  return { rows, total: total?.count ?? 0 };
};

/** Unread messages by kind, including kinds without any. */
export const countUnread = async (db: Executor, buyerId: number): Promise<Record<MessageKind, number>> => {
  const rows = await db
    .select({ kind: message.kind, count: count() })
    .from(message)
    .where(and(notDeleted(buyerId), isNull(message.readAt)))
    .groupBy(message.kind);
  const counts = Object.fromEntries(messageKinds.map((kind) => [kind, 0])) as Record<MessageKind, number>;
  for (const row of rows) counts[row.kind] = row.count;
  return counts;
};

/** Those of these ids that are this buyer's messages. */
export const ownIds = async (db: Executor, buyerId: number, ids: number[]): Promise<number[]> => {
  const rows = await db
    .select({ id: message.id })
    .from(message)
    .where(and(notDeleted(buyerId), inArray(message.id, ids)));
  return rows.map(({ id }) => id);
};

/** Without ids, marks all. */
export const markRead = (db: Executor, buyerId: number, ids: number[] | null, now: Date) =>
  db
    .update(message)
    .set({ readAt: now })
    .where(and(notDeleted(buyerId), isNull(message.readAt), ids ? inArray(message.id, ids) : undefined));

export const markDeleted = (db: Executor, buyerId: number, ids: number[], now: Date) =>
  db
    .update(message)
    .set({ deletedAt: now })
    .where(and(notDeleted(buyerId), inArray(message.id, ids)));

export const approvedBuyerIds = async (db: Executor): Promise<number[]> => {
  const isOpen = and(eq(buyer.status, 'passed'), isNull(buyer.closedAt));
  const rows = await db.select({ id: buyer.id }).from(buyer).where(isOpen).orderBy(asc(buyer.id));
  return rows.map(({ id }) => id);
};
