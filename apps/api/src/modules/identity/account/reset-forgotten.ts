import { hashOf } from '#db/tokens.ts';
import { minuteMs } from '#durations.ts';
import { invalid } from '#errors/refusal.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import { findCredentials, hashPassword } from '#modules/identity/auth/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { findResetToken, takeResetToken } from './account.repository.ts';
import { judgePassword } from './judge-password.ts';
import { replacePassword } from './replace-password.ts';

export const resetForgotten: Handler<'resetForgotten'> = async ({ body }, context) => {
  const { db, now, client, signedIn } = context;
  await limitTries(db, { kind: 'reset', of: [client.address], limit: 30, windowMs: 15 * minuteMs }, now);
  const used = invalid({ token: '验证已失效，请重新验证手机号' });
  const tokenHash = hashOf(body.token);
  const buyerId = await findResetToken(db, tokenHash, now);
  const account = buyerId === null ? null : await findCredentials(db, buyerId);
  if (buyerId === null || !account) throw used;
  await judgePassword(context.config, body.password, account);
  const passwordHash = await hashPassword(body.password);
  const change = { buyerId, kind: 'password', event: 'passwordReset', before: null } as const;
  await changeAccount(context, change, async (tx) => {
    if (!(await takeResetToken(tx, tokenHash))) throw used;
    const ownSession = signedIn?.buyerId === buyerId ? signedIn.sessionId : 0;
    await replacePassword(tx, buyerId, passwordHash, now, ownSession);
    return true;
  });
  return new Answer(null, '密码已重置，请用新密码登录');
};
