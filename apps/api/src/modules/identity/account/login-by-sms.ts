import { userStateCodec } from '@yaoji/api-client/wire';
import { invalid } from '#errors/refusal.ts';
import { beginSession, findAccountByRecipient } from '#modules/identity/auth/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import { fieldOf, isAddress, proveRecipient, readRecipient } from '#modules/platform/sms/index.ts';
import type { Handler } from '#operation.ts';

export const loginBySms: Handler<'loginBySms'> = async ({ body }, context) => {
  const recipient = readRecipient(body);
  await proveRecipient(context, { recipient, scene: 'login', code: body.code });
  const id = await findAccountByRecipient(context.db, recipient);
  if (id === null) throw unregistered(recipient);
  await beginSession(context, { buyerId: id });
  return userStateCodec.write(await loadUserState(context, id));
};

export const unregistered = (recipient: string) =>
  invalid({ [fieldOf(recipient)]: `该${isAddress(recipient) ? '邮箱' : '手机号'}尚未注册，请先注册` });
