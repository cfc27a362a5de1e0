import { userStateCodec } from '@yaoji/api-client/wire';
import { isMobileNumber, normalizeText } from '@yaoji/domain';
import { invalid } from '#errors/refusal.ts';
import { findCredentials } from '#modules/auth/index.ts';
import { provePhone } from '#modules/sms/index.ts';
import { loadUserState } from '#modules/user/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { changeContact } from './account.repository.ts';

/** A new phone can log in and reset the password, so it is proved before it counts. */
export const changeUserInfo: Handler<'changeUserInfo'> = async ({ body }, context) => {
  const { db, signedIn } = context;
  const name = body.name.trim();
  const phone = normalizeText(body.phone);
  if (!name) throw invalid({ name: '请填写联系人' });
  if (!isMobileNumber(phone)) throw invalid({ phone: '请填写正确的手机号码' });
  const account = await findCredentials(db, signedIn.buyerId);
  if (account?.phone !== phone) {
    if (!body.code) throw invalid({ code: '更换手机号需要验证新手机号，请填写验证码' });
    await provePhone(context, { phone, scene: 'bind', code: body.code });
  }
  const isChanged = await db.transaction((tx) => changeContact(tx, signedIn.buyerId, name, phone));
  if (!isChanged) throw invalid({ phone: '该手机号已被其他账号使用' });
  return new Answer(userStateCodec.write(await loadUserState(context, signedIn.buyerId)), '资料已保存');
};
