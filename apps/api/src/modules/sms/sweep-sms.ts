import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { deleteOldSandboxSms } from './sandbox/sandbox-sms.repository.ts';
import { deleteOldCodes } from './sms-code.repository.ts';

/** Removes codes that have run out and what the sandbox showed yesterday. */
export const sweepSms = async (db: Executor, now: Date) => {
  await deleteOldCodes(db, now);
  await deleteOldSandboxSms(db, new Date(now.getTime() - dayMs));
};
