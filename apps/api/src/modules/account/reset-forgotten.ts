import { invalid } from '#errors/refusal.ts';
import { closeSessionsOf, findCredentials, hashPassword, limitTries, setPassword } from '#modules/auth/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { findResetToken, takeResetToken } from './account.repository.ts';
import { judgePassword } from './judge-password.ts';
import { hashOfToken } from './verify-forgotten.ts';

export const resetForgotten: Handler<'resetForgotten'> = async ({ body }, { db, now, client, signedIn }) => {
  await limitTries(db, { kind: 'reset', of: [client.address], limit: 30, windowMs: 15 * 60_000 }, now);
  const used = invalid({ token: '验证已失效，请重新验证手机号' });
  const tokenHash = hashOfToken(body.token);
  const buyerId = await findResetToken(db, tokenHash, now);
  const account = buyerId === null ? null : await findCredentials(db, buyerId);
  if (buyerId === null || !account) throw used;
  judgePassword(body.password, account);
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    if (!(await takeResetToken(tx, tokenHash, buyerId))) throw used;
    await setPassword(tx, buyerId, passwordHash, now);
    await closeSessionsOf(tx, buyerId, signedIn?.buyerId === buyerId ? signedIn.sessionId : 0);
  });
  return new Answer(null, '密码已重置，请用新密码登录');
};
