import { minuteMs } from '#durations.ts';
import { invalid, required } from '#errors/refusal.ts';
import { countedAs, findCredentials, logName, markVerified, verifyPassword } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { recipientOf } from '#modules/platform/sms/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { Answer, type BuyerContext, type Handler } from '#operation.ts';
import { memberCredentials } from './account.repository.ts';

/** Verifies that a session belongs to the owner or person who logged in, before they change its protection. Codes go to the owner only. */
export const verifyIdentity: Handler<'verifyIdentity'> = async ({ body: { password, code } }, context) => {
  const { db, config, signedIn } = context;
  if (password) await requirePassword(context, password, 'password');
  else if (code && !signedIn.member) {
    const account = await findCredentials(db, signedIn.buyerId);
    const recipient = account && recipientOf(config, account);
    if (!recipient) throw invalid({ code: '请先绑定手机号' });
    await verifyRecipient(context, { recipient, scene: 'proof', code });
  } else throw invalid({ password: '请输入登录密码' });
  await markVerified(context, 'identityAt');
  return new Answer(null, '身份已验证');
};

/** Of the owner, or of the person who logged in. */
export const ownCredentials = async ({ db, signedIn: { buyerId, member } }: BuyerContext) =>
  required(await (member ? memberCredentials(db, member.id) : findCredentials(db, buyerId)), 'signedOut');

/** Allows five tries in a quarter of an hour, and logs each wrong one. */
export const requirePassword = async (context: BuyerContext, password: string, field: 'password' | 'old_password') => {
  const { db, now, signedIn } = context;
  const { passwordHash } = await ownCredentials(context);
  const of = [countedAs(signedIn)];
  await limitTries(db, { kind: 'old-password', of, limit: 5, windowMs: 15 * minuteMs }, now);
  if (await verifyPassword(password, passwordHash)) return;
  await db.transaction((tx) => recordEvent(tx, context, signedIn.buyerId, 'proofFailed', logName(signedIn)));
  throw invalid({ [field]: field === 'password' ? '密码错误' : '当前密码错误' });
};
