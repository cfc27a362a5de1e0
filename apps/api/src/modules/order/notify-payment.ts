import { readNotification } from '#modules/payment/index.ts';
import type { Handler } from '#operation.ts';
import { applyNotice } from './apply-notice.ts';

/** What is not understood is answered with an error, so that the provider says it again. */
export const notifyPayment: Handler<'notifyPayment'> = async ({ params, body }, { db, now, log }) => {
  const notice = await readNotification(db, params.provider, body);
  const outcome = await applyNotice(db, notice, now);
  log.info({ payment: notice.paymentNo, outcome }, 'A payment notification was taken.');
  return 'success';
};
