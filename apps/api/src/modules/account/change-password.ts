import { required } from '#errors/refusal.ts';
import { changeAccount } from '#modules/account-change/index.ts';
import { findCredentials, hashPassword, renewSession, requireProof } from '#modules/auth/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { judgePassword } from './judge-password.ts';
import { provePassword } from './prove-self.ts';
import { replacePassword } from './replace-password.ts';

export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  const { buyerId } = signedIn;
  const account = required(await findCredentials(db, buyerId), 'signedOut');
  await judgePassword(context.config, body.password, account);
  if (body.old_password) await provePassword(context, body.old_password, 'old_password');
  else await requireProof(context);
  const passwordHash = await hashPassword(body.password);
  const change = { buyerId, kind: 'password', event: 'passwordChanged', before: null } as const;
  await changeAccount(context, change, async (tx) => {
    await replacePassword(tx, buyerId, passwordHash, now, signedIn.sessionId);
    return true;
  });
  await renewSession(context, buyerId);
  return new Answer(null, '密码已修改');
};
