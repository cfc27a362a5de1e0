import { desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { pageOf } from '#db/page.ts';
import { securityEvent } from '#db/schema/security-event.ts';

export type SecurityEvent = typeof securityEvent.$inferSelect;
export type NewSecurityEvent = Omit<SecurityEvent, 'id'>;

export const insertEvent = (tx: Executor, event: NewSecurityEvent) => tx.insert(securityEvent).values(event);

export const eventPage = (db: Executor, buyerId: number, page: number, perPage: number) =>
  pageOf(
    db,
    securityEvent,
    { where: eq(securityEvent.buyerId, buyerId), orderBy: [desc(securityEvent.id)] },
    { page, perPage },
  );

export const deleteEventsBefore = (db: Executor, date: Date) =>
  db.delete(securityEvent).where(lt(securityEvent.createdAt, date));
