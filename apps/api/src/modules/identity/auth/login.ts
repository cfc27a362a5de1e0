import { userStateCodec } from '@yaoji/api-client/wire';
import { loadUserState } from '#modules/identity/user/index.ts';
import type { Handler } from '#operation.ts';
import { authenticate } from './authenticate.ts';
import { beginSession } from './begin-session.ts';

export const login: Handler<'login'> = async ({ body }, context) => {
  const account = await authenticate(context, body);
  await beginSession(context, account);
  return userStateCodec.write(await loadUserState(context, account.buyerId, account.member?.id));
};
