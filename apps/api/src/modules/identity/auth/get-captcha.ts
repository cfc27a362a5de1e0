import { randomInt } from 'node:crypto';
import { normalizeText } from '@yaoji/domain';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { hit, throttleKey } from '#modules/platform/throttle/index.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { saveCaptcha } from './captcha.repository.ts';

const windowMs = 5 * minuteMs;
const limit = 60;

/** Range of the number of derivations, each of `rounds` rounds: about a second of work for a browser. */
const work = { least: 100, most: 300, rounds: 10_000 };
const answerLength = 8;

/** Proof of work for a browser (C102): slows programs down and asks nothing of a person. The throttles stop them. */
export const getCaptcha: Handler<'getCaptcha'> = async ({ query }, { db, now, client }) => {
  const { count } = await hit(db, throttleKey('captcha', client.address), windowMs, now);
  if (count > limit) throw new Refusal('rateLimited', { retryAfterSeconds: windowMs / 1000 });
  const counter = randomInt(work.least, work.most);
  const algorithm = 'PBKDF2/SHA-256';
  const challenge = await createChallenge({ algorithm, cost: work.rounds, counter, deriveKey });
  // The part of the key that the challenge hides: guessing the counter is not enough.
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: counter });
  if (!solution) throw new Error('A challenge could not be solved by who made it.');
  const answer = solution.derivedKey.slice(-answerLength);
  const account = normalizeText(query.account).toLowerCase();
  const { id, expiresAt } = await saveCaptcha(db, { account, answer }, now);
  return {
    captcha_id: id,
    challenge: JSON.stringify(challenge),
    expires_at: toSeconds(expiresAt),
  };
};
