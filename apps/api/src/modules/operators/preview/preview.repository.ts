import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
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

/** Terms that operators grant to a single buyer. */
const termColumns = {
  rank: buyer.rank,
  isSpecial: buyer.isSpecial,
  showsFreeShippingZone: buyer.showsFreeShippingZone,
  canChat: buyer.canChat,
  qualityInspection: buyer.qualityInspection,
};

/** A buyer who sees what every approved buyer sees, or with the terms of another; roll the transaction back. */
export const addSampleBuyer = async (tx: Executor, onTermsOf?: number): Promise<number> => {
  const terms = onTermsOf && (await firstRow(tx.select(termColumns).from(buyer).where(eq(buyer.id, onTermsOf))));
  const values = {
    username: `preview-${newToken()}`,
    name: '示例客户',
    company: '示例大药房',
    status: 'passed',
    ...terms,
  } as const;
  const { id } = await onlyRow(tx.insert(buyer).values(values).returning({ id: buyer.id }));
  return id;
};
