import { randomUUID } from 'node:crypto';
import { signFields } from '@yaoji/payment-providers';
import type { Db, Executor } from '#db/database.ts';
import { addJob, type JobRunner } from '#modules/platform/job/index.ts';
import { findPaymentPage } from '../payment.repository.ts';
import { sandboxKeys } from './keys.ts';

export type SandboxOutcome = 'success' | 'failure';

type Payload = { paymentNo: string; outcome: SandboxOutcome; notifyId: string; tradeNo: string };

/** Sends a form to the shop's own notification address and returns the answer. */
export type Deliver = (path: string, form: string) => Promise<string>;

export const notifyJob = 'sandbox-notify';

/** Schedules `times` deliveries of the same notification to the shop at `runAt`. */
export const scheduleNotification = async (
  db: Executor,
  { paymentNo, outcome, runAt, times = 1 }: { paymentNo: string; outcome: SandboxOutcome; runAt: Date; times?: number },
) => {
  const notifyId = randomUUID();
  const payload: Payload = { paymentNo, outcome, notifyId, tradeNo: `S${paymentNo.slice(1, 21)}` };
  for (let time = 1; time <= times; time += 1) {
    await addJob(db, { kind: notifyJob, key: `${notifyJob}:${notifyId}:${time}`, payload, runAt });
  }
};

/** Notifies like a provider: signed, over HTTP, with retries until the shop acknowledges it. */
export const notifyRunner =
  (deliver: Deliver): JobRunner =>
  async (db: Db, { paymentNo, outcome, notifyId, tradeNo }: Payload, now: Date) => {
    const found = await findPaymentPage(db, paymentNo);
    if (!found) return undefined;
    const fields = {
      notify_id: notifyId,
      notify_time: now.toISOString(),
      out_trade_no: paymentNo,
      trade_no: tradeNo,
      trade_status: outcome === 'success' ? 'TRADE_SUCCESS' : 'TRADE_CLOSED',
      total_amount: found.amount,
    };
    const { privateKey } = await sandboxKeys(db);
    const form = new URLSearchParams(signFields(fields, privateKey)).toString();
    const answer = await deliver('/api/payment/notify/sandbox', form);
    if (answer !== 'success') throw new Error(`The shop answered a notification with ${answer.slice(0, 200)}`);
    return undefined;
  };
