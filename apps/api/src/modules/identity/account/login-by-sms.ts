import { userStateCodec } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { beginSession, findAccountByRecipient, isPhoneFree } from '#modules/identity/auth/index.ts';
import { loadUserState } from '#modules/identity/user/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { fieldOf, isAddress, readRecipient } from '#modules/platform/sms/index.ts';
import type { Handler } from '#operation.ts';

export const loginBySms: Handler<'loginBySms'> = async ({ body }, context) => {
  const recipient = readRecipient(body);
  await verifyRecipient(context, { recipient, scene: 'login', code: body.code });
  const id = await findAccountByRecipient(context.db, recipient);
  if (id === null) throw await noAccount(context.db, recipient);
  await beginSession(context, { buyerId: id });
  return userStateCodec.write(await loadUserState(context, id));
};

/** The phone or address has been verified, so this may reveal that a person has it. */
export const noAccount = async (db: Executor, recipient: string) => {
  const isPersons = !isAddress(recipient) && !(await isPhoneFree(db, recipient));
  const words = isPersons
    ? '这是企业员工的手机号，请用密码登录；忘记密码时，请企业负责人在“员工与审批”生成邀请码'
    : `该${isAddress(recipient) ? '邮箱' : '手机号'}尚未注册，请先注册`;
  return invalid({ [fieldOf(recipient)]: words });
};
