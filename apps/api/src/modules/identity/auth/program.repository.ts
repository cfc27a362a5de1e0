import type { Schemas } from '@yaoji/api-client/desk/contract';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { session } from '#db/schema/session.ts';
import { hashOf, newToken } from '#db/tokens.ts';
import { hourMs } from '#durations.ts';

/** Recognised by secret scanners. */
const prefix = 'yj_';
const touchMs = hourMs;

export type NewProgram = { buyerId: number; name: string; scopes: readonly Schemas['ProgramScope'][]; expiresAt: Date };

/** A program's session, with a token instead of a cookie; the token is returned once and stored as a hash. */
export const openProgram = async (db: Executor, program: NewProgram, now: Date) => {
  const { buyerId, name, scopes, expiresAt } = program;
  const token = `${prefix}${newToken()}`;
  const values = { tokenHash: hashOf(token), buyerId, userAgent: name, scope: scopes.join(' '), expiresAt };
  await db.insert(session).values({ ...values, seenAt: now, createdAt: now });
  return token;
};

export const findProgram = async (db: Executor, token: string, now: Date) => {
  if (!/^yj_[\w-]{43}$/.test(token)) return null;
  const [found] = await db
    .select({ sessionId: session.id, buyerId: session.buyerId, scope: session.scope, seenAt: session.seenAt })
    .from(session)
    .where(and(eq(session.tokenHash, hashOf(token)), isNotNull(session.scope), gt(session.expiresAt, now)));
  if (!found) return null;
  const { seenAt, scope, ...program } = found;
  if (now.getTime() - seenAt.getTime() > touchMs)
    await db.update(session).set({ seenAt: now }).where(eq(session.id, program.sessionId));
  return { ...program, scopes: scope?.split(' ') ?? [] };
};

const valid = (now: Date) => and(isNotNull(session.scope), gt(session.expiresAt, now));

const columns = {
  id: session.id,
  buyerId: session.buyerId,
  name: session.userAgent,
  scope: session.scope,
  seenAt: session.seenAt,
  expiresAt: session.expiresAt,
};

export const programsOf = (db: Executor, buyerId: number, now: Date) =>
  db
    .select(columns)
    .from(session)
    .where(and(eq(session.buyerId, buyerId), valid(now)))
    .orderBy(asc(session.id));

export const programById = (db: Executor, id: number, now: Date) =>
  firstRow(
    db
      .select(columns)
      .from(session)
      .where(and(eq(session.id, id), valid(now))),
  );
