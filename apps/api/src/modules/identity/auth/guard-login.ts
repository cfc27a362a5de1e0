import type { Executor } from '#db/database.ts';
import { minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { clearHits, hit, throttleKey } from '#modules/platform/throttle/index.ts';
import { answerCaptcha } from './captcha.repository.ts';

const windowMs = 15 * minuteMs;

/** Tries per quarter of an hour; from the fourth on a captcha is required. */
const limits = { freeOfCaptcha: 3, accountFromAddress: 20, account: 60, address: 200 };

export type LoginTry = { name: string; address: string; captchaId: string | undefined; captcha: string | undefined };

/**
 * Counts the try before checking the password, so simultaneous tries can't slip through, and by the typed name, so it
 * doesn't reveal which accounts exist. Returns a function that resets the tries.
 */
export const guardLogin = async (db: Executor, login: LoginTry, now: Date) => {
  const count = async (key: string, limit: number) => {
    const found = await hit(db, key, windowMs, now);
    if (found.count <= limit) return found;
    const retryAfterSeconds = Math.max(60, Math.ceil((found.expiresAt.getTime() - now.getTime()) / 1000));
    throw new Refusal('loginsExceeded', { retryAfterSeconds });
  };
  // The address first: once blocked, it can't fill the table with names.
  await count(throttleKey('login-address', login.address), limits.address);
  const accountKey = throttleKey('login-account', login.name);
  const pairKey = throttleKey('login-pair', login.name, login.address);
  const account = await count(accountKey, limits.account);
  await count(pairKey, limits.accountFromAddress);
  if (account.count > limits.freeOfCaptcha) await demandCaptcha(db, login.name, login, now);

  return async () => {
    await clearHits(db, accountKey);
    await clearHits(db, pairKey);
  };
};

/** Requires a solved, unused challenge made for this account or phone. */
export const demandCaptcha = async (
  db: Executor,
  account: string,
  { captchaId, captcha }: Pick<LoginTry, 'captchaId' | 'captcha'>,
  now: Date,
) => {
  if (!captchaId || !captcha) throw new Refusal('captchaRequired');
  if (!(await answerCaptcha(db, captchaId, { account, answer: captcha }, now))) throw new Refusal('captchaWrong');
};
