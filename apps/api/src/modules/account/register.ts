import { userStateCodec } from '@yaoji/api-client/wire';
import { normalizeText } from '@yaoji/domain';
import { invalid } from '#errors/refusal.ts';
import { beginSession, hashPassword } from '#modules/auth/index.ts';
import { provePhone } from '#modules/sms/index.ts';
import { loadUserState } from '#modules/user/index.ts';
import type { Handler } from '#operation.ts';
import { judgePassword } from './judge-password.ts';
import { openAccount } from './open-account.ts';

export const register: Handler<'register'> = async ({ body }, context) => {
  const phone = normalizeText(body.phone);
  await judgePassword(context.config, body.password, { phone });
  await provePhone(context, { phone, scene: 'register', code: body.code });
  const passwordHash = await hashPassword(body.password);
  const id = await context.db.transaction((tx) => openAccount(tx, { phone, passwordHash, createdAt: context.now }));
  if (id === null) throw invalid({ phone: '该手机号已注册，请直接登录' });
  await beginSession(context, id);
  return userStateCodec.write(await loadUserState(context, id));
};
