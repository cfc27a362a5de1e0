import { invalid, signedOut } from '#errors/refusal.ts';
import {
  beginSession,
  closeSessionsOf,
  findCredentials,
  findSessionOrigin,
  hashPassword,
  limitTries,
  setPassword,
  verifyPassword,
} from '#modules/auth/index.ts';
import { Answer, type BuyerContext, type Handler } from '#operation.ts';
import { judgePassword } from './judge-password.ts';

const freshMs = 10 * 60_000;

export const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  const account = await findCredentials(db, signedIn.buyerId);
  if (!account) throw signedOut();
  judgePassword(body.password, account);
  await proveOwner(context, account.passwordHash, body.old_password);
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    await setPassword(tx, signedIn.buyerId, passwordHash, now);
    await closeSessionsOf(tx, signedIn.buyerId, signedIn.sessionId);
  });
  await beginSession(context, signedIn.buyerId);
  return new Answer(null, '密码已修改');
};

/** The current password, unless whoever asks logged in as this very account a moment ago. */
const proveOwner = async ({ db, now, signedIn }: BuyerContext, stored: string, old: string | undefined) => {
  const origin = await findSessionOrigin(db, signedIn.sessionId);
  const isFresh = origin?.homeId === signedIn.buyerId && now.getTime() - origin.createdAt.getTime() < freshMs;
  if (!old && isFresh) return;
  if (!old) throw invalid({ old_password: '请输入当前密码' });
  const tries = { kind: 'old-password', of: [String(signedIn.buyerId)], limit: 5, windowMs: 15 * 60_000 };
  await limitTries(db, tries, now);
  if (!(await verifyPassword(old, stored))) throw invalid({ old_password: '当前密码错误' });
};
