import { userStateCodec } from '@yaoji/api-client/wire';
import { invalid, required } from '#errors/refusal.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import { findCredentials, requireIdentity } from '#modules/identity/auth/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { readRecipient } from '#modules/platform/sms/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { deleteIssued, setLoginEmail } from './account.repository.ts';

/** A new address can log in and reset the password, so both the address and the caller must be verified first. */
export const changeLoginEmail: Handler<'changeLoginEmail'> = async ({ body: { email, code } }, context) => {
  const {
    db,
    signedIn: { buyerId },
  } = context;
  await requireIdentity(context);
  const recipient = readRecipient({ email });
  await verifyRecipient(context, { recipient, scene: 'bind', code });
  const { loginEmail } = required(await findCredentials(db, buyerId), 'signedOut');
  const change = { buyerId, kind: 'email', event: 'emailChanged', before: loginEmail } as const;
  const isFree = await changeAccount(context, change, async (tx) => {
    await deleteIssued(tx, buyerId);
    return setLoginEmail(tx, buyerId, recipient);
  });
  if (!isFree) throw invalid({ email: '该邮箱已被其他账号使用' });
  return new Answer(userStateCodec.write(await loadUserState(context, buyerId)), '登录邮箱已保存');
};
