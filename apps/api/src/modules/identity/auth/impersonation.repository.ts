import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { session } from '#db/schema/session.ts';
import { hashOf, newToken } from '#db/tokens.ts';
import { minuteMs } from '#durations.ts';

const impersonationMs = 30 * minuteMs;

/** Lets an operator view the shop as a buyer, read-only. Returns a ticket that starts it once, within a minute. */
export const openImpersonation = async (
  db: Executor,
  buyerId: number,
  operator: string,
  now: Date,
): Promise<string> => {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + minuteMs);
  const times = { seenAt: now, createdAt: now, expiresAt };
  await db.insert(session).values({ tokenHash: hashOf(ticket), buyerId, operator, ...times });
  return ticket;
};

/** The session that a ticket starts; null if used or expired. A started session lasts longer than a ticket. */
export const beginImpersonation = (db: Executor, ticket: string, now: Date) => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + impersonationMs);
  return firstRow(
    db
      .update(session)
      .set({ tokenHash: hashOf(token), expiresAt })
      .where(
        and(
          eq(session.tokenHash, hashOf(ticket)),
          isNotNull(session.operator),
          gt(session.expiresAt, now),
          sql`${session.expiresAt} <= ${session.createdAt} + interval '1 minute'`,
        ),
      )
      .returning({ token: sql<string>`${token}::text`, expiresAt: session.expiresAt }),
  );
};

/** The operator, the impersonated buyer and the end of the session. */
export const findImpersonation = (db: Executor, token: string, now: Date) =>
  firstRow(
    db
      .select({
        operator: session.operator,
        company: buyer.company,
        username: buyer.username,
        expiresAt: session.expiresAt,
      })
      .from(session)
      .innerJoin(buyer, eq(buyer.id, session.buyerId))
      .where(and(eq(session.tokenHash, hashOf(token)), isNotNull(session.operator), gt(session.expiresAt, now))),
  );

/** Ends every impersonation by an operator, and their unused tickets. */
export const closeImpersonationsOf = (db: Executor, operator: string) =>
  db.delete(session).where(eq(session.operator, operator));
