import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { hourMs, weekMs } from '#durations.ts';
import { goodsReminderRunner, remindJob, remindRunner } from '#modules/cart/reminder/index.ts';
import { reindexJob, reindexKey, reindexRunner } from '#modules/catalogue/catalogue/index.ts';
import { planJob, planRunner } from '#modules/catalogue/goods/index.ts';
import { sweepMisses } from '#modules/catalogue/search/index.ts';
import { dropExpiredBatches, goodsReminderJob } from '#modules/catalogue/stock/index.ts';
import { sweepVisits } from '#modules/content/visit/index.ts';
import { sweepAccounts } from '#modules/identity/account/index.ts';
import { sweepAuth } from '#modules/identity/auth/index.ts';
import { sweepInvitations } from '#modules/identity/invitation/index.ts';
import { sweepSecurityLog } from '#modules/identity/security-log/index.ts';
import { sweepCodes } from '#modules/identity/verification-code/index.ts';
import { sweepAnswers } from '#modules/integrations/erp-key/index.ts';
import { wishRunner } from '#modules/money/invoice/index.ts';
import {
  type Deliver,
  notifyJob,
  notifyRunner,
  queryJob,
  refundJob,
  refundRunner,
} from '#modules/money/payment/index.ts';
import { auditJob, auditRunner } from '#modules/operators/audit/index.ts';
import { deleteOldDeskSessions } from '#modules/operators/operator/index.ts';
import { expireJob, expireRunner, queryRunner, wishJob } from '#modules/orders/order/index.ts';
import { completeRefund } from '#modules/orders/order-return/index.ts';
import { sweepTracking, trackJob, trackRunner } from '#modules/orders/tracking/index.ts';
import { addJob, deleteFinishedJobs, type JobRunner, type JobRunners } from '#modules/platform/job/index.ts';
import { sweepOutbox } from '#modules/platform/outbox/index.ts';
import { sweepSandboxSms } from '#modules/platform/sms/index.ts';
import { finishPointsJob, finishPointsRunner } from '#modules/selling/points/index.ts';

const sweepJob = 'sweep';

/** Hourly cleanup, which nothing waits for: deletes old rows and drops expired batches. */
const sweepRunner: JobRunner = async (db, _, now) => {
  await sweepAuth(db, now);
  await deleteOldDeskSessions(db, now);
  await sweepAccounts(db, now);
  await sweepCodes(db, now);
  await sweepSandboxSms(db, now);
  await sweepInvitations(db, now);
  await sweepSecurityLog(db, now);
  await sweepVisits(db, now);
  await sweepMisses(db, now);
  await sweepTracking(db, now);
  await sweepAnswers(db, now);
  await deleteFinishedJobs(db, new Date(now.getTime() - weekMs));
  await dropExpiredBatches(db, now);
  await sweepOutbox(db, now);
  return new Date(now.getTime() + hourMs);
};

/** Without a configuration no real provider is called. */
export const jobRunners = (deliver: Deliver, config: Config | null = null): JobRunners => ({
  [expireJob]: expireRunner,
  [wishJob]: wishRunner,
  [auditJob]: auditRunner,
  [planJob]: planRunner,
  [finishPointsJob]: finishPointsRunner,
  [notifyJob]: notifyRunner(deliver),
  [queryJob]: queryRunner(config),
  [refundJob]: refundRunner(config, completeRefund),
  [reindexJob]: reindexRunner,
  [remindJob]: remindRunner,
  [goodsReminderJob]: goodsReminderRunner,
  [sweepJob]: sweepRunner,
  [trackJob]: trackRunner(config),
});

/** Adds the recurring jobs on the first start. */
export const addStandingJobs = async (db: Db, now: Date) => {
  await addJob(db, { kind: sweepJob, key: sweepJob, payload: {}, runAt: now });
  await addJob(db, { kind: remindJob, key: remindJob, payload: {}, runAt: now });
  await addJob(db, { kind: trackJob, key: trackJob, payload: {}, runAt: now });
  await addJob(db, { kind: reindexJob, key: reindexKey, payload: {}, runAt: now });
};
