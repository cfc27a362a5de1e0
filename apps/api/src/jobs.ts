import type { Db } from '#db/database.ts';
import { sweepAuth } from '#modules/auth/index.ts';
import { reindexJob, reindexKey, reindexRunner } from '#modules/catalogue/index.ts';
import { addJob, deleteFinishedJobs, type JobRunner, type JobRunners } from '#modules/job/index.ts';
import { expireJob, expireRunner } from '#modules/order/index.ts';
import { type Deliver, notifyJob, notifyRunner, refundJob, refundRunner } from '#modules/payment/index.ts';
import { dropExpiredBatches } from '#modules/stock/index.ts';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
const sweepJob = 'sweep';

/** What is done every hour: nothing waits for it, tables stay small and expired stock leaves. */
const sweepRunner: JobRunner = async (db, _, now) => {
  await sweepAuth(db, now);
  await deleteFinishedJobs(db, new Date(now.getTime() - weekMs));
  await dropExpiredBatches(db, now);
  return new Date(now.getTime() + hourMs);
};

export const jobRunners = (deliver: Deliver): JobRunners => ({
  [expireJob]: expireRunner,
  [notifyJob]: notifyRunner(deliver),
  [refundJob]: refundRunner,
  [reindexJob]: reindexRunner,
  [sweepJob]: sweepRunner,
});

/** The jobs that are there from the first start on. */
export const addStandingJobs = async (db: Db, now: Date) => {
  await addJob(db, { kind: sweepJob, key: sweepJob, payload: {}, runAt: now });
  await addJob(db, { kind: reindexJob, key: reindexKey, payload: {}, runAt: now });
};
