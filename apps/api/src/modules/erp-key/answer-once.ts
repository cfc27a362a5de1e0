import { createHash } from 'node:crypto';
import type { Db } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { claimRequest, releaseRequest, storeAnswer } from './erp-key.repository.ts';

/** A request that is silent for so long has ended without an answer. */
const staleMs = 2 * 60_000;

type Request = { keyId: number; idempotencyKey: string; operation: string; body: string };

/**
 * Does a request once, however often it is sent with its idempotency key, and answers alike each time. What is refused or
 * fails is no answer: it may be sent again.
 */
export const answerOnce = async <T>(db: Db, request: Request, now: Date, run: () => Promise<T>): Promise<T> => {
  const { keyId, idempotencyKey, operation, body } = request;
  const fingerprint = createHash('sha256').update(`${operation}\n${body}`).digest('base64url');
  const claim = { keyId, idempotencyKey, fingerprint };
  const before = await claimRequest(db, claim, now, new Date(now.getTime() - staleMs));
  if (before && before.fingerprint !== fingerprint) throw invalid({ 'Idempotency-Key': '该幂等键已用于另一请求' });
  if (before && before.answer === null)
    throw new Refusal('stateChanged', '同一请求正在处理，请稍候再试', { retryAfterSeconds: 2 });
  // The cast: it is what `run` answered the first time.
  if (before?.answer) return JSON.parse(before.answer) as T;
  try {
    const answer = await run();
    await storeAnswer(db, claim, JSON.stringify(answer));
    return answer;
  } catch (error) {
    await releaseRequest(db, claim);
    throw error;
  }
};
