import { createHash } from 'node:crypto';
import type { Db, Executor } from '#db/database.ts';
import { minuteMs } from '#durations.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { claimRequest, releaseRequest, storeAnswer } from './erp-key.repository.ts';

/** A request without an answer for this long has ended without one. */
const staleMs = 2 * minuteMs;

/** Stores the answer in the transaction of a write, so neither exists without the other. */
export type StoreAnswer = (tx: Executor, answer: unknown) => Promise<void>;

type Request = { keyId: number; idempotencyKey: string; operation: string; body: string };

const inProgress = () => new Refusal('requestInProgress', { retryAfterSeconds: 2 });

/**
 * Runs a request once per idempotency key, and returns the same answer each time. A refusal or error is not stored and
 * may be retried. If `run` stores no answer, it is stored afterwards, which suffices for repeatable requests.
 */
export const answerOnce = async <T>(
  db: Db,
  request: Request,
  now: Date,
  run: (store: StoreAnswer) => Promise<T>,
): Promise<T> => {
  const { keyId, idempotencyKey, operation, body } = request;
  const fingerprint = createHash('sha256').update(`${operation}\n${body}`).digest('base64url');
  const claim = { keyId, idempotencyKey, fingerprint, createdAt: now };
  const before = await claimRequest(db, claim, new Date(now.getTime() - staleMs));
  if (before && before.fingerprint !== fingerprint) throw invalid({ 'Idempotency-Key': '该幂等键已用于另一请求' });
  if (before && before.answer === null) throw inProgress();
  // The cast: `run` returned it the first time.
  if (before?.answer) return JSON.parse(before.answer) as T;
  let isStored = false;
  const store: StoreAnswer = async (tx, answer) => {
    if (!(await storeAnswer(tx, claim, JSON.stringify(answer)))) throw inProgress();
    isStored = true;
  };
  try {
    const answer = await run(store);
    if (!isStored) await store(db, answer);
    return answer;
  } catch (error) {
    await releaseRequest(db, claim);
    throw error;
  }
};
