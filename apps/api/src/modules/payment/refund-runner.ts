import type { Db } from '#db/database.ts';
import type { JobRunner } from '#modules/job/index.ts';
import { finishRefund } from './payment.repository.ts';

export const refundJob = 'refund';

/** Hands a refund to its provider. The sandbox, the only one so far, pays back at once. */
export const refundRunner: JobRunner = async (db: Db, { refundId }: { refundId: number }, now: Date) => {
  await finishRefund(db, refundId, now);
  return undefined;
};
