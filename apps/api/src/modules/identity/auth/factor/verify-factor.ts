import { dayMs, minuteMs } from '#durations.ts';
import { invalid } from '#errors/refusal.ts';
import { consumeCode } from '#modules/identity/factor/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { clearHits, limitTries, throttleKey } from '#modules/platform/throttle/index.ts';
import type { Context } from '#operation.ts';
import { type Account, countedAs, logName } from '../account.ts';
import { lockFactor, updateFactor } from './factor.repository.ts';

const day = { kind: 'second-factor-day', limit: 50, windowMs: dayMs };

/** Five tries in a quarter of an hour, like a password; fifty a day without a right one, since there are few codes. */
export const limitFactorTries = async ({ db, now }: Pick<Context, 'db' | 'now'>, whose: string) => {
  const of = [whose];
  await limitTries(db, { kind: 'second-factor', of, limit: 5, windowMs: 15 * minuteMs }, now);
  await limitTries(db, { ...day, of }, now);
};

/** Resets the day's count after a right code. */
export const forgetFactorTries = (db: Context['db'], whose: string) => clearHits(db, throttleKey(day.kind, whose));

/** Uses a code of an account's second factor, or a person's; logs wrong codes and used recovery codes in the account's log. */
export const verifyFactor = async (context: Context, account: Account, code: string) => {
  const { db, now } = context;
  const { buyerId } = account;
  const whose = countedAs(account);
  await limitFactorTries(context, whose);
  const isRight = await db.transaction(async (tx) => {
    const held = await lockFactor(tx, account);
    const used = held?.confirmedAt ? consumeCode(held, code, now) : null;
    if (used) {
      const { lastStep, recovery } = used.factor;
      await updateFactor(tx, account, { lastStep, recovery });
      const left = [logName(account), `还剩${recovery.length}个`].filter(Boolean).join('，');
      if (used.by === 'recovery') await recordEvent(tx, context, buyerId, 'recoveryUsed', left);
    } else await recordEvent(tx, context, buyerId, 'factorFailed', logName(account));
    return used !== null;
  });
  if (!isRight) throw invalid({ code: '动态验证码错误或已使用' });
  await forgetFactorTries(db, whose);
};
