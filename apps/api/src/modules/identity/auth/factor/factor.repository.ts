import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { member } from '#db/schema/member.ts';
import { factorToken, secondFactor } from '#db/schema/second-factor.ts';
import { hashOf, newToken } from '#db/tokens.ts';
import type { Account } from '../account.ts';

export type FactorRow = typeof secondFactor.$inferSelect;
type TokenKind = (typeof factorToken.$inferSelect)['kind'];

const idsOf = (account: Account) => ({ buyerId: account.buyerId, memberId: account.member?.id ?? null });

/** Rows of this owner, or of this person; the owner's without those of people. */
const isOf = (table: typeof secondFactor | typeof factorToken, { buyerId, member: person }: Account) =>
  and(eq(table.buyerId, buyerId), person ? eq(table.memberId, person.id) : isNull(table.memberId));

/** Null if they have none, or have not confirmed it. */
export const findFactor = (db: Executor, account: Account): Promise<FactorRow | null> =>
  firstRow(
    db
      .select()
      .from(secondFactor)
      .where(and(isOf(secondFactor, account), isNotNull(secondFactor.confirmedAt))),
  );

/** Includes an unconfirmed one; until the transaction ends, no other request can use its codes. */
export const lockFactor = (tx: Executor, account: Account): Promise<FactorRow | null> =>
  firstRow(tx.select().from(secondFactor).where(isOf(secondFactor, account)).for('update'));

/** Stores a secret that awaits its first code, replacing an unconfirmed one. False if a confirmed one exists. */
export const saveNewSecret = async (db: Executor, account: Account, secret: string): Promise<boolean> => {
  const saved = await db
    .insert(secondFactor)
    .values({ ...idsOf(account), secret })
    .onConflictDoUpdate({
      target: [secondFactor.buyerId, secondFactor.memberId],
      set: { secret },
      setWhere: isNull(secondFactor.confirmedAt),
    })
    .returning({ buyerId: secondFactor.buyerId });
  return saved.length === 1;
};

export const updateFactor = (tx: Executor, account: Account, values: Partial<typeof secondFactor.$inferInsert>) =>
  tx.update(secondFactor).set(values).where(isOf(secondFactor, account));

/** Also deletes its trusted devices. */
export const deleteFactor = async (tx: Executor, account: Account) => {
  await tx.delete(secondFactor).where(isOf(secondFactor, account));
  await deleteTokensOf(tx, account);
};

/** Restores an owner's factor; dates from JSON are strings. */
export const restoreFactor = async (tx: Executor, buyerId: number, before: FactorRow | null) => {
  await deleteFactor(tx, { buyerId });
  if (before) await tx.insert(secondFactor).values({ ...before, confirmedAt: new Date(before.confirmedAt ?? 0) });
};

export const issueToken = async (db: Executor, kind: TokenKind, account: Account, expiresAt: Date): Promise<string> => {
  const token = newToken();
  await db.insert(factorToken).values({ tokenHash: hashOf(token), kind, ...idsOf(account), expiresAt });
  return token;
};

/** The account of a token; null if it is no longer valid, or its person has been stopped. */
export const findToken = async (db: Executor, kind: TokenKind, token: string, now: Date): Promise<Account | null> => {
  const isValid = and(eq(factorToken.tokenHash, hashOf(token)), eq(factorToken.kind, kind));
  return firstRow(
    db
      .select({ buyerId: factorToken.buyerId, member: { id: member.id, name: member.name } })
      .from(factorToken)
      .leftJoin(member, eq(member.id, factorToken.memberId))
      .where(and(isValid, gt(factorToken.expiresAt, now), isNull(member.stoppedAt))),
  );
};

/** True if this call used the token. */
export const takeToken = async (db: Executor, token: string): Promise<boolean> =>
  (
    await db
      .delete(factorToken)
      .where(eq(factorToken.tokenHash, hashOf(token)))
      .returning()
  ).length === 1;

export const deleteTokensOf = (db: Executor, account: Account) =>
  db.delete(factorToken).where(isOf(factorToken, account));

export const deleteOldTokens = (db: Executor, now: Date) =>
  db.delete(factorToken).where(lt(factorToken.expiresAt, now));
