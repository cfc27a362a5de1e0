import { count, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { nextHash } from '#db/hash-chain.ts';
import { securityEvent } from '#db/schema/security-event.ts';

export type SecurityEvent = typeof securityEvent.$inferSelect;
export type NewSecurityEvent = Omit<SecurityEvent, 'id' | 'hash'>;

/** Adds a row to the end of the chain; to be the last statement of its transaction. */
export const appendEvent = async (tx: Executor, event: NewSecurityEvent) => {
  const { buyerId, kind, detail, address, userAgent, createdAt } = event;
  const hash = await nextHash(tx, securityEvent, [buyerId, kind, detail, address, userAgent, createdAt]);
  await tx.insert(securityEvent).values({ ...event, hash });
};

export const eventPage = async (db: Executor, buyerId: number, page: number, perPage: number) => {
  const rows = await db
    .select()
    .from(securityEvent)
    .where(eq(securityEvent.buyerId, buyerId))
    .orderBy(desc(securityEvent.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.select({ count: count() }).from(securityEvent).where(eq(securityEvent.buyerId, buyerId));
  return { rows, total: total?.count ?? 0 };
};

export const deleteEventsBefore = (db: Executor, date: Date) =>
  db.delete(securityEvent).where(lt(securityEvent.createdAt, date));
