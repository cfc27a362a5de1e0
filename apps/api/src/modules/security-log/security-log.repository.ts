import { desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { nextHash } from '#db/hash-chain.ts';
import { pageOf } from '#db/page.ts';
import { securityEvent } from '#db/schema/security-event.ts';

export type SecurityEvent = typeof securityEvent.$inferSelect;
export type NewSecurityEvent = Omit<SecurityEvent, 'id' | 'hash'>;

/** Adds a row to the end of the chain; to be the last statement of its transaction. */
export const appendEvent = async (tx: Executor, event: NewSecurityEvent) => {
  const { buyerId, kind, detail, address, userAgent, createdAt } = event;
  const hash = await nextHash(tx, securityEvent, [buyerId, kind, detail, address, userAgent, createdAt]);
  await tx.insert(securityEvent).values({ ...event, hash });
};

export const eventPage = (db: Executor, buyerId: number, page: number, perPage: number) =>
  pageOf(
    db,
    securityEvent,
    { where: eq(securityEvent.buyerId, buyerId), orderBy: [desc(securityEvent.id)] },
    { page, perPage },
  );

export const deleteEventsBefore = (db: Executor, date: Date) =>
  db.delete(securityEvent).where(lt(securityEvent.createdAt, date));
