import { changeAccount } from '#modules/identity/account-change/index.ts';
import {
  closeSessionsOfMember,
  hashPassword,
  logName,
  renewSession,
  requireIdentity,
} from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { Answer, type BuyerContext, type Handler, type SignedInMember } from '#operation.ts';
import { setMemberPassword } from './account.repository.ts';
import { judgePassword } from './judge-password.ts';
import { replacePassword } from './replace-password.ts';
import { ownCredentials, requirePassword } from './verify-identity.ts';

export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  await judgePassword(context.config, body.password, await ownCredentials(context));
  if (body.old_password) await requirePassword(context, body.old_password, 'old_password');
  else await requireIdentity(context);
  const passwordHash = await hashPassword(body.password);
  const { member } = context.signedIn;
  if (member) await replaceOfMember(context, member, passwordHash);
  else await replaceOfOwner(context, passwordHash);
  return new Answer(null, '密码已修改');
};

const replaceOfOwner = async (context: BuyerContext, passwordHash: string) => {
  const { buyerId, sessionId } = context.signedIn;
  const change = { buyerId, kind: 'password', event: 'passwordChanged', before: null } as const;
  await changeAccount(context, change, async (tx) => {
    await replacePassword(tx, buyerId, passwordHash, context.now, sessionId);
    return true;
  });
  await renewSession(context, buyerId);
};

/** Ends their other sessions. */
const replaceOfMember = async (context: BuyerContext, member: SignedInMember, passwordHash: string) => {
  const { buyerId, sessionId } = context.signedIn;
  await context.db.transaction(async (tx) => {
    await setMemberPassword(tx, member.id, passwordHash);
    await closeSessionsOfMember(tx, member.id, sessionId);
    await recordEvent(tx, context, buyerId, 'passwordChanged', logName({ buyerId, member }));
  });
};
