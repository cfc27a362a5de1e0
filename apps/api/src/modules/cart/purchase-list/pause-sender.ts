import type { Executor } from '#db/database.ts';
import { dayMs, minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { waitText } from '#errors/refusals.ts';
import { findHit, hit, throttleKey } from '#modules/platform/throttle/index.ts';

const firstPauseMs = minuteMs;

const pauseKey = (buyerId: number) => throttleKey('list-pause', String(buyerId));

/** Throws during the buyer's pause after a list that timed out. */
export const refuseInPause = async (db: Executor, buyerId: number, now: Date) => {
  const pause = await findHit(db, pauseKey(buyerId), now);
  if (!pause) return;
  const retryAfterSeconds = Math.ceil((pause.expiresAt.getTime() - now.getTime()) / 1000);
  throw new Refusal('purchaseListPaused', { retryAfterSeconds });
};

/** Starts the pause after a list that timed out; it doubles each time within a day. Returns its length in Chinese. */
export const beginPause = async (db: Executor, buyerId: number, now: Date): Promise<string> => {
  const { count } = await hit(db, throttleKey('list-timeout', String(buyerId)), dayMs, now);
  const pauseMs = firstPauseMs * 2 ** (count - 1);
  await hit(db, pauseKey(buyerId), pauseMs, now);
  return waitText(pauseMs / 1000);
};
