import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { invitation } from '#db/schema/invitation.ts';
import { securityEvent } from '#db/schema/security-event.ts';

export type Invitation = typeof invitation.$inferSelect;
type NewInvitation = typeof invitation.$inferInsert;

const unspent = and(isNull(invitation.usedAt), isNull(invitation.withdrawnAt));
const openAt = (now: Date) => and(unspent, gt(invitation.expiresAt, now));

export const insertInvitation = (tx: Executor, values: NewInvitation) => tx.insert(invitation).values(values);

export const findByHash = (db: Executor, codeHash: string) =>
  firstRow(
    db
      .select({ invitation, company: buyer.company, username: buyer.username })
      .from(invitation)
      .leftJoin(buyer, eq(buyer.id, invitation.buyerId))
      .where(eq(invitation.codeHash, codeHash)),
  );

/** True if this call used the invitation. */
export const takeInvitation = async (tx: Executor, id: number, now: Date): Promise<boolean> => {
  const taken = await tx
    .update(invitation)
    .set({ usedAt: now })
    .where(and(eq(invitation.id, id), openAt(now)))
    .returning({ id: invitation.id });
  return taken.length === 1;
};

/** Open invitations, the latest first. */
export const openInvitations = async (db: Executor, now: Date, buyerId?: number) => {
  const rows = await db
    .select({ invitation, company: buyer.company, username: buyer.username })
    .from(invitation)
    .leftJoin(buyer, eq(buyer.id, invitation.buyerId))
    .where(and(openAt(now), buyerId === undefined ? undefined : eq(invitation.buyerId, buyerId)))
    .orderBy(desc(invitation.id))
    .limit(500);
  return rows.map(({ invitation: row, company, username }) => ({ ...row, company: company || username || '' }));
};

/** Null if it is no longer open. */
export const withdrawOne = (tx: Executor, id: number, now: Date) =>
  firstRow(
    tx
      .update(invitation)
      .set({ withdrawnAt: now })
      .where(and(eq(invitation.id, id), openAt(now)))
      .returning(),
  );

/** Withdraws the open invitations of a phone and of an account. */
export const withdrawAll = (tx: Executor, phone: string, buyerId: number | null, now: Date) =>
  tx
    .update(invitation)
    .set({ withdrawnAt: now })
    .where(
      and(unspent, or(eq(invitation.phone, phone), buyerId === null ? undefined : eq(invitation.buyerId, buyerId))),
    );

export const deleteOldInvitations = (db: Executor, before: Date) =>
  db.delete(invitation).where(lt(invitation.expiresAt, before));

const signsOfUse = ['login', 'passwordReset', 'passwordChanged'] as const;

/** True if the account's owner has logged in, set a password or signed the contract, which outlives the other signs. */
export const isEntered = async (db: Executor, buyerId: number): Promise<boolean> => {
  const events = and(eq(securityEvent.buyerId, buyerId), inArray(securityEvent.kind, signsOfUse));
  const signed = and(eq(buyer.id, buyerId), isNotNull(buyer.contractSignedAt));
  return (await db.$count(securityEvent, events)) + (await db.$count(buyer, signed)) > 0;
};

/** False if another account has the username. */
export const rename = async (tx: Executor, buyerId: number, username: string): Promise<boolean> => {
  const [other] = await tx.select({ id: buyer.id }).from(buyer).where(eq(buyer.username, username)).for('update');
  if (other && other.id !== buyerId) return false;
  await tx.update(buyer).set({ username }).where(eq(buyer.id, buyerId));
  return true;
};
