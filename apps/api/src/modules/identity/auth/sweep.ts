import type { Executor } from '#db/database.ts';
import { deleteOldHits } from '#modules/platform/throttle/index.ts';
import { deleteOldCaptchas } from './captcha.repository.ts';
import { deleteOldTokens } from './factor/factor.repository.ts';
import { deleteOldSessions } from './session.repository.ts';

/** Removes expired rows; this only keeps tables small. */
export const sweepAuth = async (db: Executor, now: Date) => {
  await deleteOldSessions(db, now);
  await deleteOldCaptchas(db, now);
  await deleteOldHits(db, now);
  await deleteOldTokens(db, now);
};
