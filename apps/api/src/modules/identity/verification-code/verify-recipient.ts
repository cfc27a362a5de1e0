import { createHash, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#durations.ts';
import { invalid } from '#errors/refusal.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import type { Context } from '#operation.ts';
import { type SmsScene, takeCode, tryCode } from './sms-code.repository.ts';

const mostTries = 5;

/**
 * Verifies a phone or e-mail address by a code sent to it: once, and not after five wrong tries. It runs outside any transaction, so that a
 * wrong try stays counted.
 */
export const verifyRecipient = async (
  { db, now, client }: Context,
  { recipient, scene, code }: { recipient: string; scene: SmsScene; code: string },
): Promise<void> => {
  await limitTries(db, { kind: 'sms-try', of: [client.address], limit: 100, windowMs: 15 * minuteMs }, now);
  const stored = await tryCode(db, recipient, scene, mostTries, now);
  const hash = hashOfCode(recipient, scene, code);
  const isRight = stored !== null && timingSafeEqual(Buffer.from(stored), Buffer.from(hash));
  if (!isRight || !(await takeCode(db, recipient, scene, hash))) throw invalid({ code: '验证码错误或已过期' });
};

export const hashOfCode = (recipient: string, scene: SmsScene, code: string) =>
  createHash('sha256').update(`${scene}:${recipient}:${code}`).digest('base64url');
