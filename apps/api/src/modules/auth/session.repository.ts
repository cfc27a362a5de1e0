import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { session } from '#db/schema/session.ts';
import type { SignedIn } from '#operation.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A session ends a month after log-in, or after a week in which it was not used. */
const longestMs = 30 * day;
const idleMs = 7 * day;

/** Use is written down this often, so that reading pages does not write to the database each time. */
const touchMs = hour;

export type NewSession = { buyerId: number; address: string; userAgent: string };

export const openSession = async (db: Executor, { buyerId, address, userAgent }: NewSession, now: Date) => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + longestMs);
  await db
    .insert(session)
    .values({ tokenHash: hashOf(token), buyerId, address, userAgent, seenAt: now, expiresAt, createdAt: now });
  return { token, expiresAt };
};

export const findSession = async (db: Executor, token: string, now: Date): Promise<SignedIn | null> => {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [found] = await db
    .select({ sessionId: session.id, buyerId: session.buyerId, seenAt: session.seenAt })
    .from(session)
    .where(and(eq(session.tokenHash, hashOf(token)), gt(session.expiresAt, now), gt(session.seenAt, idleSince(now))));
  if (!found) return null;
  if (now.getTime() - found.seenAt.getTime() > touchMs) {
    await db.update(session).set({ seenAt: now }).where(eq(session.id, found.sessionId));
  }
  return { sessionId: found.sessionId, buyerId: found.buyerId };
};

export const closeSession = (db: Executor, token: string) =>
  db.delete(session).where(eq(session.tokenHash, hashOf(token)));

export const deleteOldSessions = (db: Executor, now: Date) =>
  db.delete(session).where(or(lt(session.expiresAt, now), lt(session.seenAt, idleSince(now))));

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const idleSince = (now: Date) => new Date(now.getTime() - idleMs);
