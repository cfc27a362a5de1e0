import { randomUUID } from 'node:crypto';
import { and, isNull } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor } from '#db/database.ts';
import { goodsReminder } from '#db/schema/goods-reminder.ts';
import { addJob } from '#modules/platform/job/index.ts';

export const goodsReminderJob = 'goods-reminder';

/** Queues products with more stock or another price, so that waiting buyers are notified after the transaction. */
export const queueReminders = async (tx: Executor, goodsIds: readonly number[], now: Date) => {
  if (goodsIds.length === 0) return;
  const waiting = await tx
    .selectDistinct({ id: goodsReminder.goodsId })
    .from(goodsReminder)
    .where(and(among(goodsReminder.goodsId, [...goodsIds]), isNull(goodsReminder.sentAt)));
  if (waiting.length === 0) return;
  const payload = { goodsIds: waiting.map(({ id }) => id) };
  await addJob(tx, { kind: goodsReminderJob, key: `${goodsReminderJob}:${randomUUID()}`, payload, runAt: now });
};
