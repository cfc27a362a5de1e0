import { userStateCodec } from '@yaoji/api-client/wire';
import { invalid } from '#errors/refusal.ts';
import { beginSession, hashPassword, phoneTaken } from '#modules/identity/auth/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { isAddress, readRecipient } from '#modules/platform/sms/index.ts';
import type { Handler } from '#operation.ts';
import { judgePassword } from './judge-password.ts';
import { accountOf, openAccount } from './open-account.ts';

export const register: Handler<'register'> = async ({ body }, context) => {
  const recipient = readRecipient(body);
  const isMail = isAddress(recipient);
  await judgePassword(context.config, body.password, { [isMail ? 'username' : 'phone']: recipient });
  await verifyRecipient(context, { recipient, scene: 'register', code: body.code });
  const passwordHash = await hashPassword(body.password);
  const account = { ...accountOf(recipient), passwordHash, createdAt: context.now };
  const id = await context.db.transaction((tx) => openAccount(tx, account));
  if (id === null) throw isMail ? invalid({ email: '该邮箱已注册，请直接登录' }) : phoneTaken('请直接登录');
  await beginSession(context, { buyerId: id });
  return userStateCodec.write(await loadUserState(context, id));
};
