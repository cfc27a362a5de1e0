import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { factorToken, secondFactor } from '#db/schema/second-factor.ts';
import { hashOf, newToken } from '#db/tokens.ts';

export type FactorRow = typeof secondFactor.$inferSelect;
type TokenKind = (typeof factorToken.$inferSelect)['kind'];

/** Null if the buyer has none, or has not confirmed it. */
export const findFactor = async (db: Executor, buyerId: number): Promise<FactorRow | null> => {
  const isOn = and(eq(secondFactor.buyerId, buyerId), isNotNull(secondFactor.confirmedAt));
  const [row] = await db.select().from(secondFactor).where(isOn);
  return row ?? null;
};

/** Includes an unconfirmed one; until the transaction ends, no other request can use its codes. */
export const lockFactor = (tx: Executor, buyerId: number): Promise<FactorRow | null> =>
  firstRow(tx.select().from(secondFactor).where(eq(secondFactor.buyerId, buyerId)).for('update'));

/** Stores a secret that awaits its first code, replacing an unconfirmed one. False if a confirmed one exists. */
export const saveNewSecret = async (db: Executor, buyerId: number, secret: string): Promise<boolean> => {
  const saved = await db
    .insert(secondFactor)
    .values({ buyerId, secret })
    .onConflictDoUpdate({ target: secondFactor.buyerId, set: { secret }, setWhere: isNull(secondFactor.confirmedAt) })
    .returning({ buyerId: secondFactor.buyerId });
  return saved.length === 1;
};

export const updateFactor = (tx: Executor, buyerId: number, values: Partial<typeof secondFactor.$inferInsert>) =>
  tx.update(secondFactor).set(values).where(eq(secondFactor.buyerId, buyerId));

/** Also deletes its trusted devices. */
export const deleteFactor = async (tx: Executor, buyerId: number) => {
  await tx.delete(secondFactor).where(eq(secondFactor.buyerId, buyerId));
  await deleteTokensOf(tx, buyerId);
};

/** Restores a factor; dates from JSON are strings. */
export const restoreFactor = async (tx: Executor, buyerId: number, before: FactorRow | null) => {
  await deleteFactor(tx, buyerId);
  if (before) await tx.insert(secondFactor).values({ ...before, confirmedAt: new Date(before.confirmedAt ?? 0) });
};

export const issueToken = async (db: Executor, kind: TokenKind, buyerId: number, expiresAt: Date): Promise<string> => {
  const token = newToken();
  await db.insert(factorToken).values({ tokenHash: hashOf(token), kind, buyerId, expiresAt });
  return token;
};

/** The buyer of a token; null if it is no longer valid. */
export const findToken = async (db: Executor, kind: TokenKind, token: string, now: Date): Promise<number | null> => {
  const isValid = and(eq(factorToken.tokenHash, hashOf(token)), eq(factorToken.kind, kind));
  const [row] = await db
    .select()
    .from(factorToken)
    .where(and(isValid, gt(factorToken.expiresAt, now)));
  return row?.buyerId ?? null;
};

/** True if this call used the token. */
export const takeToken = async (db: Executor, token: string): Promise<boolean> =>
  (
    await db
      .delete(factorToken)
      .where(eq(factorToken.tokenHash, hashOf(token)))
      .returning()
  ).length === 1;

export const deleteTokensOf = (db: Executor, buyerId: number) =>
  db.delete(factorToken).where(eq(factorToken.buyerId, buyerId));

export const deleteOldTokens = (db: Executor, now: Date) =>
  db.delete(factorToken).where(lt(factorToken.expiresAt, now));
