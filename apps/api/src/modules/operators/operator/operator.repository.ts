import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { operator, operatorSession } from '#db/schema/operator.ts';
import { hashOf, newToken } from '#db/tokens.ts';
import { hourMs, minuteMs } from '#durations.ts';
import { withRoles } from './held-roles.ts';

export type OperatorRow = typeof operator.$inferSelect;

/** A working day with a break; a log-in that waits for its code has ten minutes. */
const longestMs = 12 * hourMs;
const idleMs = 2 * hourMs;
const ticketMs = 10 * minuteMs;
/** How often use is recorded. */
const touchMs = 5 * minuteMs;

export const operatorsOf = (db: Executor) => db.select().from(operator).orderBy(asc(operator.id));

export const findOperator = (db: Executor, username: string): Promise<OperatorRow | null> =>
  firstRow(db.select().from(operator).where(eq(operator.username, username)));

export const lockOperator = (tx: Executor, id: number): Promise<OperatorRow | null> =>
  firstRow(tx.select().from(operator).where(eq(operator.id, id)).for('update'));

/** In the order of their ids, so that two calls cannot block each other. */
export const lockOperators = (tx: Executor): Promise<OperatorRow[]> =>
  tx.select().from(operator).orderBy(asc(operator.id)).for('update');

/** Null if the name is taken. */
export const insertOperator = (db: Executor, values: typeof operator.$inferInsert): Promise<OperatorRow | null> =>
  firstRow(db.insert(operator).values(values).onConflictDoNothing().returning());

export const updateOperator = (db: Executor, id: number, values: Partial<OperatorRow>): Promise<OperatorRow> =>
  onlyRow(db.update(operator).set(values).where(eq(operator.id, id)).returning());

type NewSession = { operatorId: number; isOpen: boolean; address: string; userAgent: string };

/** Returns the token, of which the table stores only the hash. */
export const openSession = async (db: Executor, session: NewSession, now: Date) => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + (session.isOpen ? longestMs : ticketMs));
  await db
    .insert(operatorSession)
    .values({ ...session, tokenHash: hashOf(token), seenAt: now, expiresAt, createdAt: now });
  if (session.isOpen) await updateOperator(db, session.operatorId, { lastLoginAt: now });
  return { token, expiresAt };
};

export const isDisabled = ({ disabledAt, disabledUntil }: OperatorRow, now: Date): boolean =>
  disabledAt !== null && disabledAt <= now && (disabledUntil === null || disabledUntil > now);

/** The operator of a session or ticket; null if it is invalid, or the operator is no longer active. */
export const findSession = async (db: Executor, token: string, isOpen: boolean, now: Date) => {
  const [found] = await db
    .select({ sessionId: operatorSession.id, seenAt: operatorSession.seenAt, operator })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.id, operatorSession.operatorId))
    .where(
      and(
        eq(operatorSession.tokenHash, hashOf(token)),
        eq(operatorSession.isOpen, isOpen),
        gt(operatorSession.expiresAt, now),
        gt(operatorSession.seenAt, new Date(now.getTime() - idleMs)),
      ),
    );
  if (!found || isDisabled(found.operator, now)) return null;
  if (now.getTime() - found.seenAt.getTime() > touchMs) {
    await db.update(operatorSession).set({ seenAt: now }).where(eq(operatorSession.id, found.sessionId));
  }
  return { ...found, operator: await withRoles(db, found.operator) };
};

/** True if this call ended it. */
export const closeSession = async (db: Executor, token: string): Promise<boolean> =>
  (
    await db
      .delete(operatorSession)
      .where(eq(operatorSession.tokenHash, hashOf(token)))
      .returning()
  ).length === 1;

export const closeSessionsOf = (db: Executor, operatorId: number, exceptSessionId = 0) =>
  db
    .delete(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), ne(operatorSession.id, exceptSessionId)));

export const deleteOldSessions = (db: Executor, now: Date) =>
  db
    .delete(operatorSession)
    .where(or(lt(operatorSession.expiresAt, now), lt(operatorSession.seenAt, new Date(now.getTime() - idleMs))));
