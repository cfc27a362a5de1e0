import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Scope } from '@yaoji/api-client/erp/contract';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { erpAnswer, erpKey } from '#db/schema/erp-key.ts';
import { hashOf, newToken } from '#db/tokens.ts';
import { dayMs, minuteMs } from '#durations.ts';

export type ErpKeyRow = typeof erpKey.$inferSelect;

/** `yj-erp_`, recognised by secret scanners, the part for look-up, and the secret. */
const format = /^yj-erp_([\w-]{11})_[\w-]{43}$/;

const usedMs = 5 * minuteMs;

export type NewKey = { name: string; scopes: readonly Scope[]; createdBy: string; endsAt: Date };

/** Creates a key; it is returned once and stored as a hash. */
export const insertKey = async (tx: Executor, { scopes, ...values }: NewKey, now: Date) => {
  const prefix = randomBytes(8).toString('base64url');
  const key = `yj-erp_${prefix}_${newToken()}`;
  const row = { ...values, scopes: [...scopes], prefix, hash: hashOf(key), createdAt: now };
  return { key, row: await onlyRow(tx.insert(erpKey).values(row).returning()) };
};

/** The valid key of a request; records its use. */
export const findKey = async (db: Executor, key: string, now: Date): Promise<ErpKeyRow | null> => {
  const prefix = format.exec(key)?.[1];
  if (prefix === undefined) return null;
  const found = await firstRow(db.select().from(erpKey).where(eq(erpKey.prefix, prefix)));
  if (!found || !timingSafeEqual(Buffer.from(found.hash), Buffer.from(hashOf(key)))) return null;
  if (found.revokedAt || found.endsAt <= now) return null;
  if (!found.usedAt || now.getTime() - found.usedAt.getTime() >= usedMs)
    await db.update(erpKey).set({ usedAt: now }).where(eq(erpKey.id, found.id));
  return found;
};

export const allKeys = (db: Executor): Promise<ErpKeyRow[]> => db.select().from(erpKey).orderBy(desc(erpKey.id));

/** Null if there is no such key, or it is revoked already. */
export const revokeKey = (tx: Executor, id: number, now: Date): Promise<ErpKeyRow | null> =>
  firstRow(
    tx
      .update(erpKey)
      .set({ revokedAt: now })
      .where(and(eq(erpKey.id, id), isNull(erpKey.revokedAt)))
      .returning(),
  );

type Claim = Pick<typeof erpAnswer.$inferSelect, 'keyId' | 'idempotencyKey' | 'fingerprint' | 'createdAt'>;

const isRequest = ({ keyId, idempotencyKey }: Claim) =>
  and(eq(erpAnswer.keyId, keyId), eq(erpAnswer.idempotencyKey, idempotencyKey));

/** Not taken over and without an answer: a commit with an unknown outcome may have stored one. */
const isOpen = (claim: Claim) =>
  and(isRequest(claim), eq(erpAnswer.createdAt, claim.createdAt), isNull(erpAnswer.answer));

/** Starts a request, or returns the existing one with this key. */
export const claimRequest = async (db: Executor, claim: Claim, staleBefore: Date) => {
  const [begun] = await db
    .insert(erpAnswer)
    .values(claim)
    .onConflictDoUpdate({
      target: [erpAnswer.keyId, erpAnswer.idempotencyKey],
      set: { createdAt: claim.createdAt },
      // Its process has gone without an answer.
      setWhere: sql`${erpAnswer.answer} is null and ${erpAnswer.fingerprint} = ${claim.fingerprint}
        and ${erpAnswer.createdAt} < ${staleBefore.toISOString()}`,
    })
    .returning({ keyId: erpAnswer.keyId });
  return begun ? null : onlyRow(db.select().from(erpAnswer).where(isRequest(claim)));
};

/** Null if another process has taken the request over. */
export const storeAnswer = (db: Executor, claim: Claim, answer: string) =>
  firstRow(db.update(erpAnswer).set({ answer }).where(isOpen(claim)).returning({ keyId: erpAnswer.keyId }));

export const releaseRequest = (db: Executor, claim: Claim) => db.delete(erpAnswer).where(isOpen(claim));

/** Removes answers older than 72 hours, as docs/erp.md promises. */
export const sweepAnswers = (db: Executor, now: Date) =>
  db.delete(erpAnswer).where(lt(erpAnswer.createdAt, new Date(now.getTime() - 3 * dayMs)));
