import type { Trade } from '@yaoji/payment-providers';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { minuteMs } from '#durations.ts';
import type { JobRunner } from '#modules/job/index.ts';
import { closePayment, findPayment, type PaymentRow, providerOf } from '#modules/payment/index.ts';
import { applyNotice } from './apply-notice.ts';

/** How long after its end a provider is still queried: a payment in the last second may show late. */
const graceMs = 15 * minuteMs;
const longestWaitMs = 30 * minuteMs;

/** Queries the provider's status of a payment and applies it like a notification; null if nobody can be queried. */
export const queryPayment = async (
  db: Db,
  config: Config,
  payment: PaymentRow,
  now: Date,
): Promise<Trade['state'] | null> => {
  const provider = providerOf(config, payment.method);
  if (!provider) return null;
  const trade = await provider.query(payment, now);
  if (trade.state === 'paid') {
    const { tradeNo, amount } = trade;
    const notificationId = `query:${payment.no}`;
    const said = { provider: payment.method, notificationId, paymentNo: payment.no, payload: { tradeNo, amount } };
    await applyNotice(db, { ...said, tradeNo, amount, isPaid: true }, now);
  }
  if (trade.state === 'closed') await closePayment(db, payment.id);
  return trade.state;
};

/** Finds a payment whose notification never came, even if the order was cancelled or paid otherwise meanwhile. */
export const queryRunner =
  (config: Config | null): JobRunner =>
  async (db, { paymentId }: { paymentId: number }, now) => {
    const payment = await findPayment(db, paymentId);
    if (!config || !payment || payment.status === 'paid' || payment.status === 'failed') return undefined;
    const state = await queryPayment(db, config, payment, now);
    if (state !== 'pending') return undefined;
    const end = (payment.expiresAt ?? payment.createdAt).getTime() + graceMs;
    if (now.getTime() >= end) {
      await closePayment(db, payment.id);
      return undefined;
    }
    const age = now.getTime() - payment.createdAt.getTime();
    return new Date(Math.min(now.getTime() + Math.min(Math.max(age, minuteMs), longestWaitMs), end));
  };
