import type { Tx } from '#db/database.ts';
import type { refund } from '#db/schema/payment.ts';
import { addJob } from '#modules/platform/job/index.ts';
import { insertRefund, type PaymentRow } from './payment.repository.ts';
import { refundJob } from './refund-runner.ts';

/** `reason` names the cause, which is refunded once. */
type Refund = Pick<typeof refund.$inferSelect, 'amount' | 'target' | 'reason'>;

/** Begins a refund: its provider is asked by a job, an operator sends it by bank. Null: it was begun before. */
export const beginRefund = async (
  tx: Tx,
  { id: paymentId, method }: Pick<PaymentRow, 'id' | 'method'>,
  values: Refund,
  now: Date,
): Promise<number | null> => {
  const refundId = await insertRefund(tx, { ...values, paymentId, createdAt: now });
  if (refundId !== null && method !== 'bank')
    await addJob(tx, { kind: refundJob, key: `${refundJob}:${refundId}`, payload: { refundId }, runAt: now });
  return refundId;
};

/** Books a refund that the shop makes itself at once; returns its id. */
export const bookRefund = async (tx: Tx, paymentId: number, values: Refund, now: Date): Promise<number> => {
  const id = await insertRefund(tx, { ...values, paymentId, status: 'done', doneAt: now, createdAt: now });
  if (id === null) throw new Error(`${values.reason} was refunded before.`);
  return id;
};
