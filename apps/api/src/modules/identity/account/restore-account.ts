import { newToken } from '#db/tokens.ts';
import { minuteMs } from '#durations.ts';
import { invalid } from '#errors/refusal.ts';
import { takeChanges } from '#modules/identity/account-change/index.ts';
import {
  closeSessionsOf,
  type FactorRow,
  hashPassword,
  phoneTaken,
  restoreFactor,
  setPassword,
} from '#modules/identity/auth/index.ts';
import { restoreTitle } from '#modules/identity/invoice-title/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { suspendLinks } from '#modules/identity/store/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { fieldOf, readRecipient } from '#modules/platform/sms/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import type { Handler } from '#operation.ts';
import {
  deleteIssued,
  setIdentity,
  setLoginEmail,
  setPaymentPassword,
  setPhone,
  stopStrangers,
  type WechatIdentity,
} from './account.repository.ts';
import { issueResetToken } from './verify-forgotten.ts';

/** Lets the holder of an account's previous phone or e-mail address undo the changes made since, and ends every session. */
export const restoreAccount: Handler<'restoreAccount'> = async ({ body }, context) => {
  const { db, now, client } = context;
  await limitTries(db, { kind: 'restore', of: [client.address], limit: 30, windowMs: 15 * minuteMs }, now);
  const recipient = readRecipient(body);
  await verifyRecipient(context, { recipient, scene: 'restore', code: body.code });
  // The previous password may be known, too: set one that nobody knows; the token sets the next.
  const nobodys = await hashPassword(newToken());
  return db.transaction(async (tx) => {
    const taken = await takeChanges(tx, recipient, now);
    if (!taken) throw invalid({ [fieldOf(recipient)]: '24小时内没有可撤销的更改' });
    const { buyerId, before, since } = taken;
    const phone = (before.get('phone') ?? null) as string | null;
    await stopStrangers(tx, { buyerId, phone, since }, now);
    if (before.has('phone') && !(await setPhone(tx, buyerId, phone))) throw phoneTaken('请联系客服');
    if (before.has('email') && !(await setLoginEmail(tx, buyerId, before.get('email') as string | null)))
      throw invalid({ email: '该邮箱已被其他账号使用，请联系客服' });
    if (before.has('wechat')) await setIdentity(tx, buyerId, before.get('wechat') as WechatIdentity | null);
    if (before.has('title')) await restoreTitle(tx, buyerId, before.get('title'));
    if (before.has('payPassword')) await setPaymentPassword(tx, buyerId, null);
    if (before.has('secondFactor')) await restoreFactor(tx, buyerId, before.get('secondFactor') as FactorRow | null);
    await setPassword(tx, buyerId, nobodys, now);
    await deleteIssued(tx, buyerId);
    await closeSessionsOf(tx, buyerId);
    await suspendLinks(tx, buyerId, now);
    const token = await issueResetToken(tx, buyerId, now);
    await recordEvent(tx, context, buyerId, 'accountRestored');
    return token;
  });
};
