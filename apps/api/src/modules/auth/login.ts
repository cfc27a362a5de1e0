import { userStateCodec } from '@yaoji/api-client/wire';
import { normalizeText } from '@yaoji/domain';
import { invalid } from '#errors/refusal.ts';
import { loadUserState } from '#modules/user/index.ts';
import type { Handler } from '#operation.ts';
import { findAccount } from './account.repository.ts';
import { guardLogin } from './guard-login.ts';
import { verifyPassword } from './password.ts';
import { closeSession, openSession } from './session.repository.ts';

export const login: Handler<'login'> = async ({ body }, context) => {
  const { db, now, client, session } = context;
  const name = normalizeText(body.username).toLowerCase();
  const forget = await guardLogin(
    db,
    { name, address: client.address, captchaId: body.captcha_id, captcha: body.captcha },
    now,
  );

  const account = await findAccount(db, name);
  const isRight = await verifyPassword(body.password, account?.passwordHash ?? null);
  if (!account || !isRight) throw invalid({ password: '用户名或密码错误' });

  await forget();
  if (session.token) await closeSession(db, session.token);
  const { token, expiresAt } = await openSession(db, { buyerId: account.buyerId, ...client }, now);
  session.set(token, expiresAt);
  return userStateCodec.write(await loadUserState(context, account.buyerId));
};
