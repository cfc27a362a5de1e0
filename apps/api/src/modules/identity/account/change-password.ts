import type { OperationInput } from '@yaoji/api-client/contract';
import { invalid, required } from '#errors/refusal.ts';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import {
  closeSessionsOfMember,
  findCredentials,
  hashPassword,
  renewSession,
  requireProof,
  verifyPassword,
} from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { Answer, type BuyerContext, type Handler } from '#operation.ts';
import { memberCredentials, setMemberPassword } from './account.repository.ts';
import { judgePassword } from './judge-password.ts';
import { oldPasswordTries, provePassword } from './prove-self.ts';
import { replacePassword } from './replace-password.ts';

export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  if (signedIn.member) return changeMemberPassword(context, signedIn.member.id, body);
  const { buyerId } = signedIn;
  const account = required(await findCredentials(db, buyerId), 'signedOut');
  await judgePassword(context.config, body.password, account);
  if (body.old_password) await provePassword(context, body.old_password, 'old_password');
  else await requireProof(context);
  const passwordHash = await hashPassword(body.password);
  const change = { buyerId, kind: 'password', event: 'passwordChanged', before: null } as const;
  await changeAccount(context, change, async (tx) => {
    await replacePassword(tx, buyerId, passwordHash, now, signedIn.sessionId);
    return true;
  });
  await renewSession(context, buyerId);
  return new Answer(null, '密码已修改');
};

/** Of a person of a company, by the current one; ends their other sessions. */
const changeMemberPassword = async (
  context: BuyerContext,
  memberId: number,
  { password, old_password = '' }: OperationInput<'changePassword'>['body'],
) => {
  const { db, now, config, signedIn } = context;
  const person = required(await memberCredentials(db, memberId), 'signedOut');
  await judgePassword(config, password, person);
  await limitTries(db, oldPasswordTries(`member ${memberId}`), now);
  if (!(await verifyPassword(old_password, person.passwordHash))) throw invalid({ old_password: '当前密码错误' });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setMemberPassword(tx, memberId, passwordHash);
    await closeSessionsOfMember(tx, memberId, signedIn.sessionId);
    await recordEvent(tx, context, signedIn.buyerId, 'passwordChanged', `员工${person.name}`);
  });
  return new Answer(null, '密码已修改');
};
