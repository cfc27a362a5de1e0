import { readNotification } from '#modules/money/payment/index.ts';
import type { Handler } from '#operation.ts';
import { applyNotice } from './apply-notice.ts';

/** Returns an error if it cannot read a notice, so that the provider repeats it. */
export const notifyPayment: Handler<'notifyPayment'> = async ({ params, body }, context) => {
  const { db, now, log } = context;
  const notice = await readNotification(context, params.provider, body);
  if (!notice) return 'success';
  const outcome = await applyNotice(db, notice, now);
  log.info({ payment: notice.paymentNo, outcome }, 'A payment notification was taken.');
  return 'success';
};
