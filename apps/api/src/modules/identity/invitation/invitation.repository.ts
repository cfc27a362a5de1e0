import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { operatorNames } from '#db/operator-names.ts';
import { buyer } from '#db/schema/buyer.ts';
import { invitation } from '#db/schema/invitation.ts';
import { member } from '#db/schema/member.ts';
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
      .leftJoin(member, eq(member.id, invitation.memberId))
      .leftJoin(buyer, eq(buyer.id, sql`coalesce(${invitation.buyerId}, ${member.buyerId})`))
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

/** Sets the password of a person, who may log in from then on; answers with their company and name. */
export const enterMember = (tx: Executor, id: number, passwordHash: string) =>
  onlyRow(
    tx
      .update(member)
      .set({ passwordHash, stoppedAt: null })
      .where(eq(member.id, id))
      .returning({ buyerId: member.buyerId, name: member.name }),
  );

/** An invitation of an operator; null if it is one of a company. */
const ofOperator = (row: Invitation) => (row.purpose === 'person' ? null : { ...row, purpose: row.purpose });

/** Open invitations of operators, the latest first. */
export const openInvitations = async (db: Executor, now: Date, buyerId?: number) => {
  const rows = await db
    .select({ invitation, company: buyer.company, username: buyer.username })
    .from(invitation)
    .leftJoin(buyer, eq(buyer.id, invitation.buyerId))
    .where(
      and(
        openAt(now),
        isNull(invitation.memberId),
        buyerId === undefined ? undefined : eq(invitation.buyerId, buyerId),
      ),
    )
    .orderBy(desc(invitation.id))
    .limit(500);
  const nameOf = await operatorNames(db);
  return rows.flatMap(({ invitation: row, company, username }) => {
    const found = ofOperator(row);
    return found ? { ...found, createdBy: nameOf(found.createdBy), company: company || username || '' } : [];
  });
};

/** Null if it is no longer open. */
export const withdrawOne = async (tx: Executor, id: number, now: Date) => {
  const [row] = await tx
    .update(invitation)
    .set({ withdrawnAt: now })
    .where(and(eq(invitation.id, id), isNull(invitation.memberId), openAt(now)))
    .returning();
  return row ? ofOperator(row) : null;
};

/** Withdraws the open invitations of operators for a phone and for an account. */
export const withdrawAll = (tx: Executor, phone: string, buyerId: number | null, now: Date) => {
  const same = or(eq(invitation.phone, phone), buyerId === null ? undefined : eq(invitation.buyerId, buyerId));
  return tx
    .update(invitation)
    .set({ withdrawnAt: now })
    .where(and(unspent, isNull(invitation.memberId), same));
};

/** Withdraws the open invitations of a person of a company. */
export const withdrawOfMember = (tx: Executor, memberId: number, now: Date) =>
  tx
    .update(invitation)
    .set({ withdrawnAt: now })
    .where(and(unspent, eq(invitation.memberId, memberId)));

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
