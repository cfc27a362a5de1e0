import { minuteMs } from '#durations.ts';
import { invalid, required } from '#errors/refusal.ts';
import { findCredentials, markProved, verifyPassword } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { proveRecipient, recipientOf } from '#modules/platform/sms/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { Answer, type BuyerContext, type Handler } from '#operation.ts';

/** Proves that a session belongs to the account holder, before they change its protection. */
export const proveSelf: Handler<'proveSelf'> = async ({ body: { password, code } }, context) => {
  const { db, config, signedIn } = context;
  if (password) await provePassword(context, password, 'password');
  else if (code) {
    const account = await findCredentials(db, signedIn.buyerId);
    const recipient = account && recipientOf(config, account);
    if (!recipient) throw invalid({ code: '请先绑定手机号' });
    await proveRecipient(context, { recipient, scene: 'proof', code });
  } else throw invalid({ password: '请输入登录密码' });
  await markProved(context, 'provedAt');
  return new Answer(null, '身份已验证');
};

export const oldPasswordTries = (whose: string) => ({
  kind: 'old-password',
  of: [whose],
  limit: 5,
  windowMs: 15 * minuteMs,
});

/** Allows five tries in a quarter of an hour, and logs each wrong one. */
export const provePassword = async (context: BuyerContext, password: string, field: 'password' | 'old_password') => {
  const { db, now, signedIn } = context;
  const account = required(await findCredentials(db, signedIn.buyerId), 'signedOut');
  await limitTries(db, oldPasswordTries(String(signedIn.buyerId)), now);
  if (await verifyPassword(password, account.passwordHash)) return;
  await db.transaction((tx) => recordEvent(tx, context, signedIn.buyerId, 'proofFailed'));
  throw invalid({ [field]: field === 'password' ? '密码错误' : '当前密码错误' });
};
