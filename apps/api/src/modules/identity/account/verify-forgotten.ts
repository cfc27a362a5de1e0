import type { Executor } from '#db/database.ts';
import { hashOf, newToken } from '#db/tokens.ts';
import { minuteMs } from '#durations.ts';
import { findAccountByRecipient } from '#modules/identity/auth/index.ts';
import { verifyRecipient } from '#modules/identity/verification-code/index.ts';
import { readRecipient } from '#modules/platform/sms/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { saveResetToken } from './account.repository.ts';
import { noAccount } from './login-by-sms.ts';

const validMs = 10 * minuteMs;

export const verifyForgotten: Handler<'verifyForgotten'> = async ({ body }, context) => {
  const { db, now } = context;
  const recipient = readRecipient(body);
  await verifyRecipient(context, { recipient, scene: 'forget', code: body.code });
  const buyerId = await findAccountByRecipient(db, recipient);
  if (buyerId === null) throw await noAccount(db, recipient);
  return issueResetToken(db, buyerId, now);
};

/** Issues a token that sets a new password, once and within ten minutes. */
export const issueResetToken = async (db: Executor, buyerId: number, now: Date) => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + validMs);
  await saveResetToken(db, { tokenHash: hashOf(token), buyerId, expiresAt });
  return { token, expires_at: toSeconds(expiresAt) };
};
