import { userStateCodec } from '@yaoji/api-client/wire';
import { loadUserState } from '#modules/identity/user/index.ts';
import type { Handler } from '#operation.ts';
import { beginSession, enterSession } from './begin-session.ts';
import { proveLogin } from './prove-login.ts';

export const login: Handler<'login'> = async ({ body }, context) => {
  const { buyerId, member } = await proveLogin(context, body);
  if (member) await enterSession(context, buyerId, { member });
  else await beginSession(context, buyerId);
  return userStateCodec.write(await loadUserState(context, buyerId, member?.id));
};
