import { and, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { credentials } from '#db/schema/credentials.ts';
import { invitation } from '#db/schema/invitation.ts';
import { member } from '#db/schema/member.ts';
import { resetToken } from '#db/schema/reset-token.ts';
import { wechatTicket } from '#db/schema/wechat-ticket.ts';
import { claimPhone, closeSessionsOfMember } from '#modules/identity/auth/index.ts';

export type NewAccount = typeof buyer.$inferInsert & { passwordHash: string };

/** Null if the phone or e-mail address already has an account, or a person of a company has the phone. */
export const insertAccount = async (tx: Executor, { passwordHash, ...values }: NewAccount): Promise<number | null> => {
  if (values.phone && !(await claimPhone(tx, values.phone))) return null;
  const [row] = await tx
    .insert(buyer)
    .values(values)
    .onConflictDoNothing({ target: values.loginEmail ? buyer.loginEmail : buyer.phone })
    .returning({ id: buyer.id });
  if (!row) return null;
  await tx.insert(credentials).values({ buyerId: row.id, passwordHash });
  return row.id;
};

type Contact = { name: string; phone: string | null; isMoved: boolean };

/** False if it is a new phone that another account or a person of a company has. */
export const changeContact = async (
  tx: Executor,
  buyerId: number,
  { name, phone, isMoved }: Contact,
): Promise<boolean> => {
  if (isMoved && phone !== null && !(await claimPhone(tx, phone, { buyerId }))) return false;
  await tx.update(buyer).set({ name, phone }).where(eq(buyer.id, buyerId));
  return true;
};

/** Returns the address of the replaced picture. */
export const replaceFace = async (tx: Executor, buyerId: number, face: string): Promise<string> => {
  const [row] = await tx.select({ face: buyer.face }).from(buyer).where(eq(buyer.id, buyerId)).for('update');
  await tx.update(buyer).set({ face }).where(eq(buyer.id, buyerId));
  return row?.face ?? '';
};

export const setPaymentPassword = (db: Executor, buyerId: number, paymentPasswordHash: string | null) =>
  db
    .update(credentials)
    .set({ paymentPasswordHash, paymentFailures: 0, paymentLockedUntil: null })
    .where(eq(credentials.buyerId, buyerId));

export const saveResetToken = (db: Executor, values: typeof resetToken.$inferInsert) =>
  db.insert(resetToken).values(values);

export const findResetToken = async (db: Executor, tokenHash: string, now: Date): Promise<number | null> => {
  const [row] = await db
    .select({ buyerId: resetToken.buyerId })
    .from(resetToken)
    .where(and(eq(resetToken.tokenHash, tokenHash), gt(resetToken.expiresAt, now)));
  return row?.buyerId ?? null;
};

/** True if this call used the token. */
export const takeResetToken = async (tx: Executor, tokenHash: string): Promise<boolean> =>
  (await tx.delete(resetToken).where(eq(resetToken.tokenHash, tokenHash)).returning()).length === 1;

/** Revokes unused tokens and codes of an account: their holder may be the attacker. */
export const deleteIssued = async (tx: Executor, buyerId: number) => {
  await tx.delete(resetToken).where(eq(resetToken.buyerId, buyerId));
  await tx.delete(wechatTicket).where(eq(wechatTicket.buyerId, buyerId));
  await tx
    .update(invitation)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitation.buyerId, buyerId), isNull(invitation.usedAt), isNull(invitation.withdrawnAt)));
};

export const deleteOldResetTokens = (db: Executor, now: Date) =>
  db.delete(resetToken).where(lt(resetToken.expiresAt, now));

export type WechatIdentity = { openId: string; nickname: string };

export const findByWechat = async (db: Executor, openId: string): Promise<number | null> => {
  const [row] = await db.select({ id: buyer.id }).from(buyer).where(eq(buyer.wechatOpenId, openId));
  return row?.id ?? null;
};

/** False if the account already has a WeChat. A WeChat belongs to one account only. */
export const bindIdentity = async (tx: Executor, buyerId: number, { openId, nickname }: WechatIdentity) => {
  const bound = await tx
    .update(buyer)
    .set({ wechatOpenId: openId, wechat: nickname })
    .where(and(eq(buyer.id, buyerId), isNull(buyer.wechatOpenId)))
    .returning({ id: buyer.id });
  return bound.length === 1;
};

/** Null if no WeChat is bound. */
export const findIdentity = async (db: Executor, buyerId: number): Promise<WechatIdentity | null> => {
  const [row] = await db
    .select({ openId: buyer.wechatOpenId, nickname: buyer.wechat })
    .from(buyer)
    .where(eq(buyer.id, buyerId));
  return row?.openId ? { openId: row.openId, nickname: row.nickname ?? '' } : null;
};

export const setIdentity = (tx: Executor, buyerId: number, identity: WechatIdentity | null) =>
  tx
    .update(buyer)
    .set({ wechatOpenId: identity?.openId ?? null, wechat: identity?.nickname ?? null })
    .where(eq(buyer.id, buyerId));

type Strangers = { buyerId: number; phone: string | null; since: Date };

/**
 * Stops people who log in by this phone, and those whom the account has invited since, even if not for the first time:
 * somebody else may have set their password. Withdraws their invitations.
 */
export const stopStrangers = async (tx: Executor, { buyerId, phone, since }: Strangers, now: Date) => {
  const again = tx.select({ id: invitation.memberId }).from(invitation).where(gte(invitation.createdAt, since));
  const invited = and(eq(member.buyerId, buyerId), or(gte(member.createdAt, since), inArray(member.id, again)));
  const stopped = await tx
    .update(member)
    .set({ stoppedAt: now })
    .where(and(isNull(member.stoppedAt), phone === null ? invited : or(invited, eq(member.phone, phone))))
    .returning({ id: member.id });
  for (const { id } of stopped) {
    await closeSessionsOfMember(tx, id);
    await tx
      .update(invitation)
      .set({ withdrawnAt: now })
      .where(and(eq(invitation.memberId, id), isNull(invitation.usedAt), isNull(invitation.withdrawnAt)));
  }
};

/** False if another account has it now. */
export const setPhone = async (tx: Executor, buyerId: number, phone: string | null): Promise<boolean> => {
  if (phone !== null && !(await claimPhone(tx, phone, { buyerId }))) return false;
  await tx.update(buyer).set({ phone }).where(eq(buyer.id, buyerId));
  return true;
};

/** False if another account has it. */
export const setLoginEmail = async (tx: Executor, buyerId: number, loginEmail: string | null): Promise<boolean> => {
  const isTaken = and(eq(buyer.loginEmail, loginEmail ?? ''), ne(buyer.id, buyerId));
  if ((await tx.$count(buyer, isTaken)) > 0) return false;
  await tx.update(buyer).set({ loginEmail }).where(eq(buyer.id, buyerId));
  return true;
};

/** A person of a company. */
export const memberCredentials = (db: Executor, id: number) =>
  firstRow(
    db
      .select({ name: member.name, phone: member.phone, passwordHash: member.passwordHash })
      .from(member)
      .where(eq(member.id, id)),
  );

export const setMemberPassword = (tx: Executor, id: number, passwordHash: string) =>
  tx.update(member).set({ passwordHash }).where(eq(member.id, id));
