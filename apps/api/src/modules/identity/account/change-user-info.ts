import { userStateCodec } from '@yaoji/api-client/wire';
import { isMobileNumber, normalizeText } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { invalid, required } from '#errors/refusal.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import { findCredentials, phoneTaken, requireIdentity } from '#modules/identity/auth/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { changeContact, deleteIssued } from './account.repository.ts';

/** A new phone can log in and reset the password, so both the phone and the caller must be verified first. */
export const changeUserInfo: Handler<'changeUserInfo'> = async ({ body }, context) => {
  const {
    db,
    signedIn: { buyerId },
  } = context;
  const name = body.name.trim();
  if (!name) throw invalid({ name: '请填写联系人' });
  const account = required(await findCredentials(db, buyerId), 'signedOut');
  // An account that logs in by e-mail may have no phone.
  const phone = body.phone || account.phone ? normalizeText(body.phone ?? '') : null;
  if (phone !== null && !isMobileNumber(phone)) throw invalid({ phone: '请填写正确的手机号码' });
  const isMoved = account.phone !== phone;
  if (phone !== null && isMoved) {
    await requireIdentity(context);
    if (!body.code) throw invalid({ code: '更换手机号需要验证新手机号，请填写验证码' });
    await verifyRecipient(context, { recipient: phone, scene: 'bind', code: body.code });
  }
  const apply = (tx: Executor) => changeContact(tx, buyerId, { name, phone, isMoved });
  const change = { buyerId, kind: 'phone', event: 'phoneChanged', before: account.phone } as const;
  const move = async (tx: Executor) => {
    await deleteIssued(tx, buyerId);
    return apply(tx);
  };
  const isFree = isMoved ? await changeAccount(context, change, move) : await db.transaction(apply);
  if (!isFree) throw phoneTaken('请换一个');
  return new Answer(userStateCodec.write(await loadUserState(context, buyerId)), '资料已保存');
};
