import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { preview } from '#db/schema/preview.ts';
import { hashOf, newToken } from '#db/tokens.ts';
import { minuteMs } from '#durations.ts';

const ticketMs = minuteMs;
const lastsMs = 15 * minuteMs;

type NewPreview = Pick<typeof preview.$inferInsert, 'operatorId' | 'draft' | 'path' | 'viewer'>;

/**
 * Stores a draft, replacing the operator's earlier ones. Returns a ticket that starts its preview once, in a minute.
 */
export const openPreview = async (db: Executor, values: NewPreview, now: Date): Promise<string> => {
  const ticket = newToken();
  await db.delete(preview).where(or(eq(preview.operatorId, values.operatorId), lte(preview.expiresAt, now)));
  await db
    .insert(preview)
    .values({ ...values, tokenHash: hashOf(ticket), expiresAt: new Date(now.getTime() + ticketMs) });
  return ticket;
};

/** The preview that a ticket starts, with the token of its cookie; null if the ticket was used or has expired. */
export const beginPreview = (db: Executor, ticket: string, now: Date) => {
  const token = newToken();
  return firstRow(
    db
      .update(preview)
      .set({ tokenHash: hashOf(token), isBegun: true, expiresAt: new Date(now.getTime() + lastsMs) })
      .where(and(eq(preview.tokenHash, hashOf(ticket)), eq(preview.isBegun, false), gt(preview.expiresAt, now)))
      .returning({ token: sql<string>`${token}::text`, path: preview.path, expiresAt: preview.expiresAt }),
  );
};

export const findPreview = (db: Executor, token: string, now: Date) =>
  firstRow(
    db
      .select({ draft: preview.draft, viewer: preview.viewer, expiresAt: preview.expiresAt })
      .from(preview)
      .where(and(eq(preview.tokenHash, hashOf(token)), eq(preview.isBegun, true), gt(preview.expiresAt, now))),
  );

export const endPreview = (db: Executor, token: string) =>
  db.delete(preview).where(eq(preview.tokenHash, hashOf(token)));
