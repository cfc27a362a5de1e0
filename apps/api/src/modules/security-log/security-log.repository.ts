import { createHash } from 'node:crypto';
import { count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { securityEvent } from '#db/schema/security-event.ts';

export type SecurityEvent = typeof securityEvent.$inferSelect;
export type NewSecurityEvent = Omit<SecurityEvent, 'id' | 'hash'>;

/** Any number that no other advisory lock of this database has. */
const chainLock = 7_316_001;

/** Adds a row to the end of the chain; to be the last statement of its transaction, since all others wait for it. */
export const appendEvent = async (tx: Executor, event: NewSecurityEvent) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
  const [last] = await tx
    .select({ hash: securityEvent.hash })
    .from(securityEvent)
    .orderBy(desc(securityEvent.id))
    .limit(1);
  await tx.insert(securityEvent).values({ ...event, hash: hashOf(last?.hash ?? '', event) });
};

const hashOf = (previous: string, event: NewSecurityEvent) => {
  const { buyerId, kind, detail, address, userAgent, createdAt } = event;
  const content = JSON.stringify([previous, buyerId, kind, detail, address, userAgent, createdAt.getTime()]);
  return createHash('sha256').update(content).digest('base64url');
};

/** The first row that is not what was written, or whose predecessor was changed or is gone; null: the chain holds. */
export const findBrokenEvent = async (db: Executor): Promise<number | null> => {
  let previous: string | null = null;
  let after = 0;
  for (;;) {
    const rows: SecurityEvent[] = await db
      .select()
      .from(securityEvent)
      .where(sql`${securityEvent.id} > ${after}`)
      .orderBy(securityEvent.id)
      .limit(1000);
    for (const row of rows) {
      // What was before the oldest row was removed by age: it is where the chain begins.
      if (previous !== null && row.hash !== hashOf(previous, row)) return row.id;
      previous = row.hash;
      after = row.id;
    }
    if (rows.length < 1000) return null;
  }
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
