import { userStateCodec } from '@yaoji/api-client/wire';
import { normalizeText } from '@yaoji/domain';
import { invalid } from '#errors/refusal.ts';
import { beginSession, findAccountByPhone } from '#modules/auth/index.ts';
import { provePhone } from '#modules/sms/index.ts';
import { loadUserState } from '#modules/user/index.ts';
import type { Handler } from '#operation.ts';

export const loginBySms: Handler<'loginBySms'> = async ({ body }, context) => {
  const phone = normalizeText(body.phone);
  await provePhone(context, { phone, scene: 'login', code: body.code });
  const id = await findAccountByPhone(context.db, phone);
  if (id === null) throw invalid({ phone: '该手机号尚未注册，请先注册' });
  await beginSession(context, id);
  return userStateCodec.write(await loadUserState(context, id));
};
