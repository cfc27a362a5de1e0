import { eq, or } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { credentials } from '#db/schema/credentials.ts';
import { deleteTokensOf } from './factor/factor.repository.ts';

/** By user name or by phone; both are unique, and a user name is never another buyer's phone. */
export const findAccount = (db: Executor, name: string) =>
  firstRow(
    db
      .select({ buyerId: buyer.id, passwordHash: credentials.passwordHash })
      .from(buyer)
      .innerJoin(credentials, eq(credentials.buyerId, buyer.id))
      .where(or(eq(buyer.username, name), eq(buyer.phone, name)))
      .limit(1),
  );

export const findAccountByPhone = async (db: Executor, phone: string): Promise<number | null> => {
  const [found] = await db.select({ id: buyer.id }).from(buyer).where(eq(buyer.phone, phone)).limit(1);
  return found?.id ?? null;
};

export const findCredentials = (db: Executor, buyerId: number) =>
  firstRow(
    db
      .select({ username: buyer.username, phone: buyer.phone, passwordHash: credentials.passwordHash })
      .from(buyer)
      .innerJoin(credentials, eq(credentials.buyerId, buyer.id))
      .where(eq(buyer.id, buyerId)),
  );

/** Also untrusts all devices and ends log-ins that wait for their code. */
export const setPassword = async (db: Executor, buyerId: number, passwordHash: string, now: Date) => {
  await db.update(credentials).set({ passwordHash, passwordChangedAt: now }).where(eq(credentials.buyerId, buyerId));
  await deleteTokensOf(db, buyerId);
};
