import type { Trade } from '@yaoji/payment-providers';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { minuteMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  closePayment,
  findPayment,
  isProvider,
  type PaymentRow,
  type ProviderMethod,
  providerOf,
  unpaidPayments,
} from '#modules/money/payment/index.ts';
import type { JobRunner } from '#modules/platform/job/index.ts';
import { applyNotice } from './apply-notice.ts';

/** How long after its end a provider is still queried: a payment in the last second may show late. */
const graceMs = 15 * minuteMs;
const longestWaitMs = 30 * minuteMs;

/** Applies what a provider says about a payment like a notification. */
const applyTrade = async (db: Db, payment: PaymentRow, trade: Trade, now: Date): Promise<Trade['state']> => {
  if (trade.state === 'paid') {
    const { tradeNo, amount } = trade;
    const notificationId = `query:${payment.no}`;
    const said = { provider: payment.method, notificationId, paymentNo: payment.no, payload: { tradeNo, amount } };
    await applyNotice(db, { ...said, tradeNo, amount, isPaid: true }, now);
  }
  if (trade.state === 'closed') await closePayment(db, payment.id);
  return trade.state;
};

/** Queries the providers' states of an order's unpaid payments and applies them. */
export const queryOrderPayments = async (
  db: Db,
  config: Config,
  orderId: number,
  { now, log }: { now: Date; log: FastifyBaseLogger },
): Promise<{ method: ProviderMethod; amount: string; state: Trade['state'] }[]> => {
  const states = [];
  for (const payment of await unpaidPayments(db, orderId)) {
    const { no, method, amount } = payment;
    const provider = providerOf(config, method);
    if (!provider || !isProvider(method)) continue;
    const trade = await provider.query(payment, now).catch((error) => {
      log.error({ err: error, payment: no, method }, 'A provider did not answer a query.');
      throw new Refusal('providerSilent');
    });
    states.push({ method, amount, state: await applyTrade(db, payment, trade, now) });
  }
  if (states.length === 0) throw new Refusal('nothingToQuery');
  return states;
};

/** Finds a payment whose notification never came, even if the order was cancelled or paid otherwise meanwhile. */
export const queryRunner =
  (config: Config | null): JobRunner =>
  async (db, { paymentId }: { paymentId: number }, now) => {
    const payment = await findPayment(db, paymentId);
    if (!config || !payment || payment.status === 'paid' || payment.status === 'failed') return undefined;
    const trade = await providerOf(config, payment.method)?.query(payment, now);
    if (!trade || (await applyTrade(db, payment, trade, now)) !== 'pending') return undefined;
    const end = (payment.expiresAt ?? payment.createdAt).getTime() + graceMs;
    if (now.getTime() >= end) {
      await closePayment(db, payment.id);
      return undefined;
    }
    const age = now.getTime() - payment.createdAt.getTime();
    return new Date(Math.min(now.getTime() + Math.min(Math.max(age, minuteMs), longestWaitMs), end));
  };
