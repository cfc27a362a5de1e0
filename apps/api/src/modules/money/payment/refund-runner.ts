import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { hourMs, weekMs } from '#durations.ts';
import type { JobRunner } from '#modules/platform/job/index.ts';
import { failRefund, findRefund } from './payment.repository.ts';
import { isProvider, providerOf } from './provider.ts';

export const refundJob = 'refund';

/** After this, an operator must handle it among the open refunds. */
const longestMs = weekMs;

/**
 * Requests a refund from its provider and queries it until it is done; the sandbox refunds immediately. A refund that
 * the provider refuses ends as failed, with the reason.
 */
export const refundRunner =
  (config: Config | null, complete: (db: Db, id: number, now: Date) => Promise<void>): JobRunner =>
  async (db, { refundId }: { refundId: number }, now) => {
    const found = await findRefund(db, refundId);
    if (found?.refund.status !== 'pending') return undefined;
    const { refund, payment } = found;
    if (payment.method === 'sandbox' || payment.method === 'balance') {
      await complete(db, refundId, now);
      return undefined;
    }
    // Bank payments are refunded by bank: an operator sends it and confirms it.
    if (!isProvider(payment.method)) return undefined;
    const provider = config && providerOf(config, payment.method);
    const isOver = now.getTime() - refund.createdAt.getTime() > longestMs;
    try {
      if (!provider) throw new Error(`${payment.method} is not set up.`);
      const order = {
        no: `${payment.no}R${refund.id}`,
        amount: refund.amount,
        reason: refund.reason,
        createdAt: refund.createdAt,
        payment,
      };
      const answer = await provider.refund(order, now);
      if (answer.state === 'done') await complete(db, refundId, now);
      if (answer.state === 'failed') await failRefund(db, refundId, answer.reason);
      if (answer.state !== 'pending') return undefined;
      if (isOver) await failRefund(db, refundId, 'The provider never said that it was done.');
      return isOver ? undefined : new Date(now.getTime() + hourMs / 4);
    } catch (error) {
      if (!isOver) throw error;
      await failRefund(db, refundId, String(error));
      return undefined;
    }
  };
