import type { Executor } from '#db/database.ts';
import { dayMs, minuteMs } from '#durations.ts';
import { tooMany } from '#errors/refusal.ts';
import { findHit, hit, throttleKey, waitText } from '#modules/auth/index.ts';

const firstPauseMs = minuteMs;

const pauseKey = (buyerId: number) => throttleKey('list-pause', String(buyerId));

/** Throws while the buyer has to wait after a list that ran out of time. */
export const refuseInPause = async (db: Executor, buyerId: number, now: Date) => {
  const pause = await findHit(db, pauseKey(buyerId), now);
  if (!pause) return;
  const seconds = Math.ceil((pause.expiresAt.getTime() - now.getTime()) / 1000);
  throw tooMany(`上一份清单识别超时，请${waitText(seconds)}后再提交`, seconds);
};

/** Starts the pause after a list that ran out of time; it doubles with each within a day. Returns its length in Chinese. */
export const beginPause = async (db: Executor, buyerId: number, now: Date): Promise<string> => {
  const { count } = await hit(db, throttleKey('list-timeout', String(buyerId)), dayMs, now);
  const pauseMs = firstPauseMs * 2 ** (count - 1);
  await hit(db, pauseKey(buyerId), pauseMs, now);
  return waitText(pauseMs / 1000);
};
