import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { deleteOldSandboxSms } from './sandbox/sandbox-sms.repository.ts';
import { deleteOldCodes } from './sms-code.repository.ts';

/** Removes expired codes and yesterday's sandbox messages. */
export const sweepSms = async (db: Executor, now: Date) => {
  await deleteOldCodes(db, now);
  await deleteOldSandboxSms(db, new Date(now.getTime() - dayMs));
};
