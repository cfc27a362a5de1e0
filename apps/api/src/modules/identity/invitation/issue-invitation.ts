import { randomInt } from 'node:crypto';
import { normalizeText } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import type { invitationPurposes } from '#db/schema/invitation.ts';
import { hashOf } from '#db/tokens.ts';
import { weekMs } from '#durations.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { openAccount } from '#modules/identity/account/index.ts';
import { isPhoneFree, phoneTaken } from '#modules/identity/auth/index.ts';
import { type Applicant, lockApplicant } from '#modules/identity/registration/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { isSmallestRegion } from '#modules/platform/region/index.ts';
import { insertInvitation, isEntered, withdrawAll, withdrawOfMember } from './invitation.repository.ts';

type Purpose = (typeof invitationPurposes)[number];

/** Without letters and digits that are easily confused. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 79 bits, so that a plain hash is safe. */
const newCode = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

export const hashOfCode = (code: string) =>
  hashOf(`invitation:${normalizeText(code).toUpperCase().replace(/[\s-]/g, '')}`);

type Issuer = { operator: string; shopUrl: string; now: Date };

/** Issues a code. Ends earlier ones for the same person, and those that operators issued for the phone or account. */
const issue = async (
  tx: Executor,
  {
    purpose,
    phone,
    buyerId,
    memberId = null,
  }: { purpose: Purpose; phone: string; buyerId: number | null; memberId?: number | null },
  { operator, shopUrl, now }: Issuer,
) => {
  await (memberId === null ? withdrawAll(tx, phone, buyerId, now) : withdrawOfMember(tx, memberId, now));
  const code = newCode();
  const expiresAt = new Date(now.getTime() + weekMs);
  const codeHash = hashOfCode(code);
  await insertInvitation(tx, {
    codeHash,
    purpose,
    phone,
    buyerId,
    memberId,
    createdBy: operator,
    createdAt: now,
    expiresAt,
  });
  // In the fragment, which browsers send to no server and no log has.
  const url = `${shopUrl}${href('register_invited')}#${code}`;
  return { buyerId, phone, url, code: code.replace(/.{4}(?=.)/g, '$&-'), expiresAt };
};

/** Issues a code with which the owner of a phone opens an account. */
export const issueRegistrationCode = async (tx: Executor, phone: string, issuer: Issuer) => {
  if (!(await isPhoneFree(tx, phone))) throw phoneTaken('请在该客户的页面上邀请');
  return issue(tx, { purpose: 'register', phone, buyerId: null }, issuer);
};

/** Issues a code with which a person of a company sets their password. */
export const issuePersonInvitation = (tx: Executor, person: { phone: string; memberId: number }, issuer: Issuer) =>
  issue(tx, { purpose: 'person', buyerId: null, ...person }, issuer);

type NewBuyer = Pick<Applicant, 'company' | 'name' | 'businessKind' | 'adminName' | 'adminPhone'> & {
  phone: string;
  regionCode: string;
};

/** Opens an account without a password, and invites its owner. */
export const addInvitedBuyer = async (tx: Executor, fields: NewBuyer, issuer: Issuer) => {
  if (!isSmallestRegion(fields.regionCode)) throw invalid({ regionCode: '请选择到区县' });
  const buyerId = await openAccount(tx, { ...fields, createdAt: issuer.now });
  if (buyerId === null) throw phoneTaken();
  return issue(tx, { purpose: 'account', phone: fields.phone, buyerId }, issuer);
};

/** Invites the owner of an account; once they have logged in, the code resets their password and they are notified. */
export const inviteBuyer = async (tx: Executor, buyerId: number, reason: string, issuer: Issuer) => {
  const { phone, closedAt } = required(await lockApplicant(tx, buyerId), 'buyerMissing');
  if (closedAt) throw new Refusal('accountClosed');
  if (!phone) throw new Refusal('phoneMissing');
  const purpose = (await isEntered(tx, buyerId)) ? 'password' : 'account';
  if (purpose === 'password') {
    if (reason.length < 2) throw invalid({ reason: '请填写如何核实了客户的身份' });
    const body = '客服为您生成了重置密码的邀请码，7天内有效。如非本人申请，请立即联系客服。';
    const message = { kind: 'system', title: '正在重置登录密码', body, url: href('account_security') } as const;
    await sendMessage(tx, buyerId, message, issuer.now);
  }
  return issue(tx, { purpose, phone, buyerId }, issuer);
};
