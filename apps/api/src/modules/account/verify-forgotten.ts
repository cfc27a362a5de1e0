import { createHash, randomBytes } from 'node:crypto';
import { normalizeText } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { minuteMs } from '#durations.ts';
import { invalid } from '#errors/refusal.ts';
import { findAccountByPhone } from '#modules/auth/index.ts';
import { provePhone } from '#modules/sms/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { saveResetToken } from './account.repository.ts';

const validMs = 10 * minuteMs;

export const verifyForgotten: Handler<'verifyForgotten'> = async ({ body }, context) => {
  const { db, now } = context;
  const phone = normalizeText(body.phone);
  await provePhone(context, { phone, scene: 'forget', code: body.code });
  const buyerId = await findAccountByPhone(db, phone);
  if (buyerId === null) throw invalid({ phone: '该手机号尚未注册，请先注册' });
  return issueResetToken(db, buyerId, now);
};

/** Issues a token that sets a new password, once and within ten minutes. */
export const issueResetToken = async (db: Executor, buyerId: number, now: Date) => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validMs);
  await saveResetToken(db, { tokenHash: hashOfToken(token), buyerId, expiresAt });
  return { token, expires_at: toSeconds(expiresAt) };
};

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
