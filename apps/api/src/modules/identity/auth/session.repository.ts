import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { member } from '#db/schema/member.ts';
import { factorToken } from '#db/schema/second-factor.ts';
import { session } from '#db/schema/session.ts';
import { hashOf, newToken } from '#db/tokens.ts';
import { dayMs, hourMs } from '#durations.ts';
import type { SignedIn } from '#operation.ts';

/** A session ends a month after log-in, or after a week without use; that of a program ends with its token. */
const longestMs = 30 * dayMs;
const idleMs = 7 * dayMs;

/** How often use is recorded, so that reading pages doesn't write to the database each time. */
const touchMs = hourMs;

/** How long a replaced token still works. */
const replacedMs = 10_000;

export type NewSession = {
  buyerId: number;
  homeId?: number | null;
  memberId?: number | null;
  factorAt?: Date | null;
  address: string;
  userAgent: string;
};

export const openSession = async (
  db: Executor,
  { buyerId, homeId, memberId, factorAt, address, userAgent }: NewSession,
  now: Date,
) => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + longestMs);
  await db.insert(session).values({
    tokenHash: hashOf(token),
    buyerId,
    homeId: homeId === buyerId ? null : homeId,
    memberId,
    factorAt,
    address,
    userAgent,
    seenAt: now,
    expiresAt,
    createdAt: now,
  });
  return { token, expiresAt };
};

export const findSession = async (db: Executor, token: string, now: Date): Promise<SignedIn | null> => {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const found = await firstRow(
    db
      .select({
        sessionId: session.id,
        buyerId: session.buyerId,
        seenAt: session.seenAt,
        operator: session.operator,
        homeId: session.homeId,
        member: {
          id: member.id,
          name: member.name,
          roles: member.roles,
          orderLimit: member.orderLimit,
          dayLimit: member.dayLimit,
        },
      })
      .from(session)
      .leftJoin(member, eq(member.id, session.memberId))
      .where(
        and(
          eq(session.tokenHash, hashOf(token)),
          isNull(session.scope),
          gt(session.expiresAt, now),
          gt(session.seenAt, idleSince(now)),
          // A log-in that was under way when the person was stopped.
          isNull(member.stoppedAt),
        ),
      ),
  );
  if (!found) return null;
  const { sessionId, buyerId, seenAt, operator, homeId, member: person } = found;
  if (now.getTime() - seenAt.getTime() > touchMs) {
    await db.update(session).set({ seenAt: now }).where(eq(session.id, found.sessionId));
  }
  return {
    sessionId,
    buyerId,
    ...(homeId === null ? {} : { homeId }),
    ...(person === null ? {} : { member: person }),
    ...(operator === null ? {} : { operator }),
  };
};

export const closeSession = (db: Executor, token: string) =>
  db.delete(session).where(eq(session.tokenHash, hashOf(token)));

/** When the session's user last verified identity and second factor, and the account that logged in. */
export const findSessionOrigin = (db: Executor, sessionId: number) =>
  firstRow(
    db
      .select({
        identityAt: session.identityAt,
        factorAt: session.factorAt,
        homeId: sql<number>`coalesce(home_id, buyer_id)`.mapWith(Number),
      })
      .from(session)
      .where(eq(session.id, sessionId)),
  );

/**
 * Records a verification and replaces the session's token, so a copy of the old token gains nothing. Requests in flight with
 * the old token still work for a few seconds, unverified.
 */
export const renewToken = (
  db: Db,
  sessionId: number,
  verified: Partial<Pick<typeof session.$inferSelect, 'identityAt' | 'factorAt'>>,
  now: Date,
) =>
  db.transaction(async (tx) => {
    const before = await firstRow(tx.select().from(session).where(eq(session.id, sessionId)).for('update'));
    if (!before) return null;
    const token = newToken();
    await tx
      .update(session)
      .set({ ...verified, tokenHash: hashOf(token) })
      .where(eq(session.id, sessionId));
    const { id: _, expiresAt, ...rest } = before;
    const until = replacedUntil(now);
    const ending = { identityAt: null, factorAt: null, expiresAt: expiresAt < until ? expiresAt : until };
    await tx.insert(session).values({ ...rest, ...ending });
    return { token, expiresAt };
  });

const office = alias(buyer, 'office');
const store = alias(buyer, 'store');

/** Sessions of the account itself, or started by its log-in and now working as a store. */
const isOf = (buyerId: number) => or(eq(session.buyerId, buyerId), eq(session.homeId, buyerId));

/**
 * Sessions of an account, including programs, last used first. `officeCompany` is the head office working as it,
 * `storeCompany` the store it is working as.
 */
export const sessionsOf = (db: Executor, buyerId: number, now: Date) =>
  db
    .select({
      id: session.id,
      address: session.address,
      userAgent: session.userAgent,
      isProgram: sql<boolean>`${session.scope} is not null`,
      operator: session.operator,
      person: member.name,
      officeCompany: office.company,
      storeCompany: store.company,
      seenAt: session.seenAt,
      createdAt: session.createdAt,
    })
    .from(session)
    .leftJoin(member, eq(member.id, session.memberId))
    .leftJoin(office, and(eq(office.id, session.homeId), ne(office.id, buyerId)))
    .leftJoin(store, and(eq(store.id, session.buyerId), ne(store.id, buyerId)))
    .where(
      and(
        isOf(buyerId),
        gt(session.expiresAt, replacedUntil(now)),
        or(isNotNull(session.scope), gt(session.seenAt, idleSince(now))),
      ),
    )
    .orderBy(desc(session.seenAt), desc(session.id));

/** True if the account had it. */
export const closeOwnSession = async (db: Executor, buyerId: number, sessionId: number): Promise<boolean> => {
  const gone = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), isOf(buyerId)))
    .returning({ id: session.id });
  return gone.length === 1;
};

/** Ends all sessions of an account, including those working as another store, except one. */
export const closeSessionsOf = (db: Executor, buyerId: number, exceptSessionId = 0) =>
  db.delete(session).where(and(isOf(buyerId), ne(session.id, exceptSessionId)));

/** Ends the sessions of a person of a company, except one, their trusted devices and log-ins that wait for a code. */
export const closeSessionsOfMember = async (db: Executor, memberId: number, exceptSessionId = 0) => {
  await db.delete(session).where(and(eq(session.memberId, memberId), ne(session.id, exceptSessionId)));
  await db.delete(factorToken).where(eq(factorToken.memberId, memberId));
};

/** Ends sessions of other accounts that work as this one. */
export const closeVisitingSessions = (db: Executor, buyerId: number) =>
  db.delete(session).where(and(eq(session.buyerId, buyerId), sql`home_id is not null`));

export const deleteOldSessions = (db: Executor, now: Date) =>
  db
    .delete(session)
    .where(or(lt(session.expiresAt, now), and(isNull(session.scope), lt(session.seenAt, idleSince(now)))));

/** When a token replaced now stops working; sessions that end before then are as good as over. */
const replacedUntil = (now: Date) => new Date(now.getTime() + replacedMs);

const idleSince = (now: Date) => new Date(now.getTime() - idleMs);
