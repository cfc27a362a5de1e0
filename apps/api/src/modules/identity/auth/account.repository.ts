import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { credentials } from '#db/schema/credentials.ts';
import { member } from '#db/schema/member.ts';
import type { Account } from './account.ts';
import { deleteTokensOf } from './factor/factor.repository.ts';

type Found = Account & { passwordHash: string | null };

/**
 * By user name, phone or e-mail address; each is unique, and no user name is another buyer's phone or address. Else a
 * person by their phone.
 */
export const findAccount = async (db: Executor, name: string): Promise<Found | null> => {
  const found = await findOwner(db, name);
  return found ?? memberByPhone(db, name);
};

const memberByPhone = (db: Executor, phone: string) =>
  firstRow(
    db
      .select({
        buyerId: member.buyerId,
        passwordHash: member.passwordHash,
        member: { id: member.id, name: member.name },
      })
      .from(member)
      .where(and(eq(member.phone, phone), isNull(member.stoppedAt))),
  );

const findOwner = (db: Executor, name: string) =>
  firstRow(
    db
      .select({ buyerId: buyer.id, passwordHash: credentials.passwordHash })
      .from(buyer)
      .innerJoin(credentials, eq(credentials.buyerId, buyer.id))
      .where(or(eq(buyer.username, name), eq(buyer.phone, name), eq(buyer.loginEmail, name)))
      .limit(1),
  );

/** An account or a person; without an id, or with null, a new one. */
type Holder = { buyerId?: number; memberId?: never } | { memberId: number | null; buyerId?: never };

/**
 * Whether no other account and no other active person logs in by this phone. Nobody verifies the phone of an invitation: one
 * that is not accepted keeps the phone from people, not from accounts.
 */
export const isPhoneFree = async (
  db: Executor,
  phone: string,
  { buyerId = 0, memberId }: Holder = {},
): Promise<boolean> => {
  const accounts = and(or(eq(buyer.phone, phone), eq(buyer.username, phone)), ne(buyer.id, buyerId));
  const others = memberId === undefined ? isNotNull(member.passwordHash) : ne(member.id, memberId ?? 0);
  const people = and(eq(member.phone, phone), isNull(member.stoppedAt), others);
  return (await db.$count(buyer, accounts)) + (await db.$count(member, people)) === 0;
};

/** The same, but of two transactions that claim it at once, the second finds it taken. */
export const claimPhone = async (tx: Executor, phone: string, holder?: Holder): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('phone'), hashtext(${phone}))`);
  return isPhoneFree(tx, phone, holder);
};

/** By phone, or by e-mail address in lower case. */
export const findAccountByRecipient = async (db: Executor, recipient: string): Promise<number | null> => {
  const [found] = await db
    .select({ id: buyer.id })
    .from(buyer)
    .where(or(eq(buyer.phone, recipient), eq(buyer.loginEmail, recipient)))
    .limit(1);
  return found?.id ?? null;
};

export const findCredentials = (db: Executor, buyerId: number) =>
  firstRow(
    db
      .select({
        username: buyer.username,
        phone: buyer.phone,
        loginEmail: buyer.loginEmail,
        passwordHash: credentials.passwordHash,
      })
      .from(buyer)
      .innerJoin(credentials, eq(credentials.buyerId, buyer.id))
      .where(eq(buyer.id, buyerId)),
  );

/** Also untrusts all devices and ends log-ins that wait for their code. */
export const setPassword = async (db: Executor, buyerId: number, passwordHash: string, now: Date) => {
  await db.update(credentials).set({ passwordHash, passwordChangedAt: now }).where(eq(credentials.buyerId, buyerId));
  await deleteTokensOf(db, { buyerId });
};
