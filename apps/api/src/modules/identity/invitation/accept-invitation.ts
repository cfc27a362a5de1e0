import { normalizeText } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { hourMs, minuteMs } from '#durations.ts';
import { invalid } from '#errors/refusal.ts';
import {
  acceptPayPassword,
  judgePassword,
  openAccount,
  refuseGuessable,
  replacePassword,
} from '#modules/identity/account/index.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import {
  claimPhone,
  closeSessionsOfMember,
  findCredentials,
  hashPassword,
  phoneTaken,
} from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { canMail } from '#modules/platform/mail/index.ts';
import { addEntry } from '#modules/platform/operator-log/index.ts';
import { canSend } from '#modules/platform/sms/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { Answer, type Context, type Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import {
  enterMember,
  findByHash,
  type Invitation,
  isEntered,
  rename,
  takeInvitation,
} from './invitation.repository.ts';
import { hashOfCode } from './issue-invitation.ts';

const used = () => invalid({ code: '邀请码已使用。请直接登录，或联系客服重新获取' });

/** An invitation opens a prepared account only until its owner logs in: from then on, a new password is a reset. */
const refuseEntered = async (db: Executor, { purpose, buyerId }: Invitation) => {
  if (purpose === 'account' && buyerId !== null && (await isEntered(db, buyerId)))
    throw invalid({ code: '该账号已启用，请直接登录，或联系客服重置密码' });
};

const readCode = async ({ db, now, client }: Context, code: string) => {
  await limitTries(db, { kind: 'invitation', of: [client.address], limit: 30, windowMs: 15 * minuteMs }, now);
  const found = await findByHash(db, hashOfCode(code));
  if (!found) throw invalid({ code: '邀请码不正确，请核对' });
  const { usedAt, withdrawnAt, expiresAt } = found.invitation;
  if (usedAt) throw used();
  if (withdrawnAt) throw invalid({ code: '邀请码已被撤回或更换，请联系客服' });
  if (expiresAt <= now) throw invalid({ code: '邀请码已过期，请联系客服重新获取' });
  await refuseEntered(db, found.invitation);
  return found;
};

export const readInvitation: Handler<'readInvitation'> = async ({ body }, context) => {
  const { invitation, company } = await readCode(context, body.code);
  const { purpose, phone, expiresAt } = invitation;
  const masked = phone.replace(/^(\d{3})\d{4}/, '$1****');
  return { purpose, company: company ?? '', phone: masked, expires_at: toSeconds(expiresAt) };
};

/** A letter comes first, so that a username is never another buyer's phone. */
const readUsername = (typed: string): string => {
  const username = normalizeText(typed).toLowerCase();
  if (!/^[a-z][a-z0-9_]{3,31}$/.test(username)) throw invalid({ username: '4至32位字母、数字或下划线，以字母开头' });
  return username;
};

/** Sets username and password by an operator's code. The phone must match, so a link alone grants nothing. */
export const acceptInvitation: Handler<'acceptInvitation'> = async ({ body }, context) => {
  const { db, now } = context;
  const { invitation, username: current } = await readCode(context, body.code);
  const { id, purpose, buyerId, memberId } = invitation;
  await limitTries(db, { kind: 'invitation-phone', of: [String(id)], limit: 10, windowMs: hourMs }, now);
  const phone = normalizeText(body.phone);
  if (phone !== invitation.phone) throw invalid({ phone: '与客服登记的手机号不一致' });
  if (purpose !== 'password' && body.agree !== 1) throw invalid({ agree: '请阅读并同意用户协议和隐私政策' });
  const isNew = purpose === 'register' || purpose === 'account';
  const username = isNew && body.username ? readUsername(body.username) : null;
  await judgePassword(context.config, body.password, { username: username ?? current ?? '', phone });
  const passwordHash = await hashPassword(body.password);
  const payPasswordHash = await hashOfPayPassword(context, body.pay_password, memberId);

  const enter = async (tx: Executor) => {
    if (buyerId !== null) await lockBuyer(tx, buyerId);
    if (memberId !== null && !(await claimPhone(tx, phone, { memberId })))
      throw phoneTaken('请企业负责人用另一个手机号邀请您');
    if (!(await takeInvitation(tx, id, now))) throw used();
    if (memberId !== null) return enterPerson(tx, context, memberId, passwordHash);
    await refuseEntered(tx, invitation);
    const entered = buyerId ?? (await openAccount(tx, { phone, passwordHash, createdAt: now }));
    if (entered === null) throw phoneTaken('请直接登录');
    if (username && !(await rename(tx, entered, username))) throw invalid({ username: '用户名已被使用，请换一个' });
    if (buyerId !== null) await replacePassword(tx, buyerId, passwordHash, now);
    if (payPasswordHash !== null) await acceptPayPassword(tx, context, entered, payPasswordHash);
    if (purpose === 'account') await recordEvent(tx, context, entered, 'passwordReset', '由邀请开通');
    // With both names: the buyer's page finds the entry by the new one, and a search the entries before it.
    const names = new Set([current, (await findCredentials(tx, entered))?.username]);
    const command = [`邀请码${words[purpose]}`, ...names, phone].filter(Boolean).join(' ');
    await addEntry(tx, { operator: '客户', command, outcome: 'done', answer: '', createdAt: now });
    return true;
  };
  await retryConflicts(() =>
    purpose === 'password' && buyerId !== null
      ? changeAccount(context, { buyerId, kind: 'password', event: 'passwordReset', before: null }, enter)
      : db.transaction(enter),
  );
  return new Answer(null, '密码已设置，请登录');
};

/** Null if none was sent. A shop that sends codes verifies the holder of the account with one instead. */
const hashOfPayPassword = async ({ config }: Context, digits: string | undefined, memberId: number | null) => {
  if (digits === undefined) return null;
  if (memberId !== null || canSend(config) || canMail(config))
    throw invalid({ pay_password: '请登录后在账户安全里设置支付密码' });
  refuseGuessable(digits, 'pay_password');
  return hashPassword(digits);
};

/** Ends the sessions that the person's old password opened. */
const enterPerson = async (tx: Executor, context: Context, memberId: number, passwordHash: string) => {
  const { buyerId, name } = await enterMember(tx, memberId, passwordHash);
  await closeSessionsOfMember(tx, memberId);
  await recordEvent(tx, context, buyerId, 'passwordReset', `员工${name}`);
  return true;
};

const words = { register: '注册', account: '开通账号', password: '重置密码', person: '' } as const;
