import { required } from '#errors/refusal.ts';
import { changeAccount } from '#modules/account-change/index.ts';
import {
  closeSessionsOf,
  findCredentials,
  hashPassword,
  renewSession,
  requireProof,
  setPassword,
} from '#modules/auth/index.ts';
import { suspendLinks } from '#modules/store/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { deleteIssued } from './account.repository.ts';
import { judgePassword } from './judge-password.ts';
import { provePassword } from './prove-self.ts';

export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  const { buyerId } = signedIn;
  const account = required(await findCredentials(db, buyerId), 'signedOut');
  await judgePassword(context.config, body.password, account);
  if (body.old_password) await provePassword(context, body.old_password, 'old_password');
  else await requireProof(context);
  const passwordHash = await hashPassword(body.password);
  const change = { buyerId, kind: 'password', event: 'passwordChanged', before: null } as const;
  await changeAccount(context, change, async (tx) => {
    await setPassword(tx, buyerId, passwordHash, now);
    await deleteIssued(tx, buyerId);
    await closeSessionsOf(tx, buyerId, signedIn.sessionId);
    await suspendLinks(tx, buyerId, now);
    return true;
  });
  await renewSession(context, buyerId);
  return new Answer(null, '密码已修改');
};
